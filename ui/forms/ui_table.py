# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'table.ui'
##
## Created by: Qt User Interface Compiler version 6.11.3
##
## WARNING! All changes made in this file will be lost when recompiling UI file!
################################################################################

from PySide6.QtCore import (QCoreApplication, QDate, QDateTime, QLocale,
    QMetaObject, QObject, QPoint, QRect,
    QSize, QTime, QUrl, Qt)
from PySide6.QtGui import (QBrush, QColor, QConicalGradient, QCursor,
    QFont, QFontDatabase, QGradient, QIcon,
    QImage, QKeySequence, QLinearGradient, QPainter,
    QPalette, QPixmap, QRadialGradient, QTransform)
from PySide6.QtWidgets import (QApplication, QFrame, QHBoxLayout, QLabel,
    QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout,
    QWidget)

from ui.tables.chronicle import Chronicle

class Ui_TableForm(object):
    def setupUi(self, TableForm):
        if not TableForm.objectName():
            TableForm.setObjectName(u"TableForm")
        TableForm.resize(1440, 900)
        self.bar = QFrame(TableForm)
        self.bar.setObjectName(u"bar")
        self.bar.setGeometry(QRect(0, 0, 1440, 48))
        self.bar.setProperty(u"role", u"bar")
        self.barRow = QHBoxLayout(self.bar)
        self.barRow.setSpacing(6)
        self.barRow.setObjectName(u"barRow")
        self.barRow.setContentsMargins(8, 2, 10, 2)
        self.menu = QPushButton(self.bar)
        self.menu.setObjectName(u"menu")
        self.menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.menu.setProperty(u"kind", u"flat")
        self.menu.setProperty(u"glyph", u"menu")

        self.barRow.addWidget(self.menu)

        self.results = QPushButton(self.bar)
        self.results.setObjectName(u"results")
        self.results.setVisible(False)
        self.results.setProperty(u"kind", u"primary")
        self.results.setProperty(u"glyph", u"crown")

        self.barRow.addWidget(self.results)

        self.icon = QLabel(self.bar)
        self.icon.setObjectName(u"icon")
        self.icon.setProperty(u"art", u"ui/app-icon")
        self.icon.setProperty(u"span", 36)

        self.barRow.addWidget(self.icon)

        self.title = QLabel(self.bar)
        self.title.setObjectName(u"title")
        self.title.setText(u"Title")
        self.title.setProperty(u"role", u"heading")

        self.barRow.addWidget(self.title)

        self.middle = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.barRow.addItem(self.middle)

        self.language = QPushButton(self.bar)
        self.language.setObjectName(u"language")
        self.language.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.language.setProperty(u"kind", u"flat")
        self.language.setProperty(u"glyph", u"language")

        self.barRow.addWidget(self.language)

        self.rules = QPushButton(self.bar)
        self.rules.setObjectName(u"rules")
        self.rules.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.rules.setProperty(u"kind", u"flat")
        self.rules.setProperty(u"glyph", u"help")

        self.barRow.addWidget(self.rules)

        self.settings = QPushButton(self.bar)
        self.settings.setObjectName(u"settings")
        self.settings.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.settings.setProperty(u"kind", u"flat")
        self.settings.setProperty(u"glyph", u"settings")

        self.barRow.addWidget(self.settings)

        self.strip = QFrame(TableForm)
        self.strip.setObjectName(u"strip")
        self.strip.setGeometry(QRect(1370, 54, 52, 832))
        self.strip.setProperty(u"role", u"panel")
        self.stripColumn = QVBoxLayout(self.strip)
        self.stripColumn.setSpacing(8)
        self.stripColumn.setObjectName(u"stripColumn")
        self.stripColumn.setContentsMargins(4, 10, 4, 10)
        self.hintFolded = QPushButton(self.strip)
        self.hintFolded.setObjectName(u"hintFolded")
        self.hintFolded.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hintFolded.setProperty(u"kind", u"flat")
        self.hintFolded.setProperty(u"art", u"ui/coach")
        self.hintFolded.setProperty(u"span", 34)

        self.stripColumn.addWidget(self.hintFolded)

        self.openLog = QPushButton(self.strip)
        self.openLog.setObjectName(u"openLog")
        self.openLog.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.openLog.setCheckable(True)
        self.openLog.setProperty(u"kind", u"flat")
        self.openLog.setProperty(u"glyph", u"log")

        self.stripColumn.addWidget(self.openLog)

        self.undoFolded = QPushButton(self.strip)
        self.undoFolded.setObjectName(u"undoFolded")
        self.undoFolded.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.undoFolded.setProperty(u"kind", u"flat")
        self.undoFolded.setProperty(u"glyph", u"undo")

        self.stripColumn.addWidget(self.undoFolded)

        self.stripRest = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.stripColumn.addItem(self.stripRest)

        self.rail = QFrame(TableForm)
        self.rail.setObjectName(u"rail")
        self.rail.setGeometry(QRect(1134, 54, 292, 832))
        self.rail.setProperty(u"role", u"panel")
        self.railColumn = QVBoxLayout(self.rail)
        self.railColumn.setSpacing(6)
        self.railColumn.setObjectName(u"railColumn")
        self.railColumn.setContentsMargins(8, 10, 8, 10)
        self.hint = QPushButton(self.rail)
        self.hint.setObjectName(u"hint")
        self.hint.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hint.setProperty(u"art", u"ui/coach")
        self.hint.setProperty(u"span", 34)

        self.railColumn.addWidget(self.hint)

        self.logHead = QHBoxLayout()
        self.logHead.setSpacing(8)
        self.logHead.setObjectName(u"logHead")
        self.logHead.setContentsMargins(6, -1, -1, -1)
        self.logSign = QLabel(self.rail)
        self.logSign.setObjectName(u"logSign")
        self.logSign.setProperty(u"glyph", u"log")
        self.logSign.setProperty(u"span", 20)

        self.logHead.addWidget(self.logSign)

        self.logTitle = QLabel(self.rail)
        self.logTitle.setObjectName(u"logTitle")
        self.logTitle.setProperty(u"role", u"chronicle")

        self.logHead.addWidget(self.logTitle)

        self.logRest = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.logHead.addItem(self.logRest)

        self.undo = QPushButton(self.rail)
        self.undo.setObjectName(u"undo")
        self.undo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.undo.setProperty(u"kind", u"flat")
        self.undo.setProperty(u"glyph", u"undo")
        self.undo.setProperty(u"span", 20)

        self.logHead.addWidget(self.undo)


        self.railColumn.addLayout(self.logHead)

        self.log = Chronicle(self.rail)
        self.log.setObjectName(u"log")

        self.railColumn.addWidget(self.log)


        self.retranslateUi(TableForm)

        QMetaObject.connectSlotsByName(TableForm)
    # setupUi

    def retranslateUi(self, TableForm):
#if QT_CONFIG(tooltip)
        self.menu.setToolTip(QCoreApplication.translate("TableForm", u"Menu", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.menu.setAccessibleName(QCoreApplication.translate("TableForm", u"Menu", None))
#endif // QT_CONFIG(accessibility)
        self.results.setText(QCoreApplication.translate("TableForm", u"To the results", None))
#if QT_CONFIG(tooltip)
        self.language.setToolTip(QCoreApplication.translate("TableForm", u"Language", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.language.setAccessibleName(QCoreApplication.translate("TableForm", u"Language", None))
#endif // QT_CONFIG(accessibility)
        self.language.setText(QCoreApplication.translate("TableForm", u"ENG", None))
#if QT_CONFIG(tooltip)
        self.rules.setToolTip(QCoreApplication.translate("TableForm", u"Rules (F1)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.rules.setAccessibleName(QCoreApplication.translate("TableForm", u"Rules", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.settings.setToolTip(QCoreApplication.translate("TableForm", u"Settings", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.settings.setAccessibleName(QCoreApplication.translate("TableForm", u"Settings", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.hintFolded.setToolTip(QCoreApplication.translate("TableForm", u"Hint (H)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.hintFolded.setAccessibleName(QCoreApplication.translate("TableForm", u"Hint", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.openLog.setToolTip(QCoreApplication.translate("TableForm", u"Chronicle", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.openLog.setAccessibleName(QCoreApplication.translate("TableForm", u"Chronicle", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.undoFolded.setToolTip(QCoreApplication.translate("TableForm", u"Take back", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.undoFolded.setAccessibleName(QCoreApplication.translate("TableForm", u"Take back", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.hint.setToolTip(QCoreApplication.translate("TableForm", u"Hint (H)", None))
#endif // QT_CONFIG(tooltip)
        self.hint.setText(QCoreApplication.translate("TableForm", u"Hint", None))
        self.logTitle.setText(QCoreApplication.translate("TableForm", u"Chronicle", None))
        self.undo.setText(QCoreApplication.translate("TableForm", u"Take back", None))
#if QT_CONFIG(accessibility)
        self.log.setAccessibleName(QCoreApplication.translate("TableForm", u"Chronicle", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

