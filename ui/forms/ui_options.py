# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'options.ui'
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
from PySide6.QtWidgets import (QApplication, QDialog, QHBoxLayout, QLabel,
    QPushButton, QScrollArea, QSizePolicy, QSpacerItem,
    QVBoxLayout, QWidget)

class Ui_OptionsForm(object):
    def setupUi(self, OptionsForm):
        if not OptionsForm.objectName():
            OptionsForm.setObjectName(u"OptionsForm")
        OptionsForm.resize(640, 420)
        self.column = QVBoxLayout(OptionsForm)
        self.column.setSpacing(12)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(28, 22, 28, 22)
        self.heading = QLabel(OptionsForm)
        self.heading.setObjectName(u"heading")
        self.heading.setProperty(u"role", u"title")

        self.column.addWidget(self.heading)

        self.hint = QLabel(OptionsForm)
        self.hint.setObjectName(u"hint")
        self.hint.setWordWrap(True)
        self.hint.setProperty(u"role", u"small")

        self.column.addWidget(self.hint)

        self.scroll = QScrollArea(OptionsForm)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.scroll_content = QWidget()
        self.scroll_content.setObjectName(u"scroll_content")
        self.rows = QVBoxLayout(self.scroll_content)
        self.rows.setSpacing(16)
        self.rows.setObjectName(u"rows")
        self.rows.setContentsMargins(0, 6, 10, 6)
        self.scroll.setWidget(self.scroll_content)

        self.column.addWidget(self.scroll)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.setObjectName(u"buttons")
        self.buttons.setContentsMargins(0, 0, 0, 0)
        self.defaults = QPushButton(OptionsForm)
        self.defaults.setObjectName(u"defaults")
        self.defaults.setProperty(u"glyph", u"undo")

        self.buttons.addWidget(self.defaults)

        self.gap_1 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.gap_1)

        self.done = QPushButton(OptionsForm)
        self.done.setObjectName(u"done")
        self.done.setProperty(u"kind", u"primary")
        self.done.setProperty(u"glyph", u"check")

        self.buttons.addWidget(self.done)


        self.column.addLayout(self.buttons)

        self.column.setStretch(2, 1)

        self.retranslateUi(OptionsForm)

        self.done.setDefault(True)


        QMetaObject.connectSlotsByName(OptionsForm)
    # setupUi

    def retranslateUi(self, OptionsForm):
        OptionsForm.setWindowTitle(QCoreApplication.translate("OptionsForm", u"Rules of this table", None))
        self.hint.setText(QCoreApplication.translate("OptionsForm", u"What the rulebook leaves to the table.", None))
        self.defaults.setText(QCoreApplication.translate("OptionsForm", u"As in the rulebook", None))
        self.done.setText(QCoreApplication.translate("OptionsForm", u"Done", None))
    # retranslateUi

