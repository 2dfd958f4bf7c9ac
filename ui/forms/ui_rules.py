# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'rules.ui'
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
    QLineEdit, QListWidget, QListWidgetItem, QPushButton,
    QSizePolicy, QSpacerItem, QTextBrowser, QVBoxLayout,
    QWidget)

class Ui_RulesForm(object):
    def setupUi(self, RulesForm):
        if not RulesForm.objectName():
            RulesForm.setObjectName(u"RulesForm")
        RulesForm.resize(1440, 900)
        self.page = QVBoxLayout(RulesForm)
        self.page.setSpacing(0)
        self.page.setObjectName(u"page")
        self.page.setContentsMargins(0, 0, 0, 0)
        self.bar = QFrame(RulesForm)
        self.bar.setObjectName(u"bar")
        self.bar.setProperty(u"role", u"bar")
        self.bar_row = QHBoxLayout(self.bar)
        self.bar_row.setSpacing(10)
        self.bar_row.setObjectName(u"bar_row")
        self.bar_row.setContentsMargins(14, 4, 20, 4)
        self.back = QPushButton(self.bar)
        self.back.setObjectName(u"back")
        self.back.setProperty(u"kind", u"flat")
        self.back.setProperty(u"glyph", u"undo")

        self.bar_row.addWidget(self.back)

        self.bar_title = QLabel(self.bar)
        self.bar_title.setObjectName(u"bar_title")
        self.bar_title.setProperty(u"role", u"heading")

        self.bar_row.addWidget(self.bar_title)

        self.gap_1 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.bar_row.addItem(self.gap_1)

        self.hits = QLabel(self.bar)
        self.hits.setObjectName(u"hits")
        self.hits.setProperty(u"role", u"small")

        self.bar_row.addWidget(self.hits)

        self.search = QLineEdit(self.bar)
        self.search.setObjectName(u"search")
        self.search.setProperty(u"wide", 280)

        self.bar_row.addWidget(self.search)

        self.previous = QPushButton(self.bar)
        self.previous.setObjectName(u"previous")
        self.previous.setProperty(u"kind", u"flat")

        self.bar_row.addWidget(self.previous)

        self.next = QPushButton(self.bar)
        self.next.setObjectName(u"next")
        self.next.setProperty(u"kind", u"flat")

        self.bar_row.addWidget(self.next)


        self.page.addWidget(self.bar)

        self.middle = QHBoxLayout()
        self.middle.setSpacing(20)
        self.middle.setObjectName(u"middle")
        self.middle.setContentsMargins(40, 20, 40, 32)
        self.contents = QListWidget(RulesForm)
        self.contents.setObjectName(u"contents")

        self.middle.addWidget(self.contents)

        self.text = QTextBrowser(RulesForm)
        self.text.setObjectName(u"text")
        self.text.setOpenLinks(False)

        self.middle.addWidget(self.text)

        self.middle.setStretch(0, 1)
        self.middle.setStretch(1, 3)

        self.page.addLayout(self.middle)

        self.page.setStretch(1, 1)

        self.retranslateUi(RulesForm)

        QMetaObject.connectSlotsByName(RulesForm)
    # setupUi

    def retranslateUi(self, RulesForm):
        self.back.setText(QCoreApplication.translate("RulesForm", u"Back", None))
        self.bar_title.setText(QCoreApplication.translate("RulesForm", u"Rules", None))
        self.search.setPlaceholderText(QCoreApplication.translate("RulesForm", u"Search the rules", None))
        self.previous.setText(QCoreApplication.translate("RulesForm", u"Previous", None))
        self.next.setText(QCoreApplication.translate("RulesForm", u"Next", None))
        pass
    # retranslateUi

