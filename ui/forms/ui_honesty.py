# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'honesty.ui'
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
    QPushButton, QScrollArea, QSizePolicy, QVBoxLayout,
    QWidget)

class Ui_HonestyForm(object):
    def setupUi(self, HonestyForm):
        if not HonestyForm.objectName():
            HonestyForm.setObjectName(u"HonestyForm")
        HonestyForm.resize(640, 420)
        self.column = QVBoxLayout(HonestyForm)
        self.column.setSpacing(12)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(28, 22, 28, 22)
        self.heading = QLabel(HonestyForm)
        self.heading.setObjectName(u"heading")
        self.heading.setProperty(u"role", u"title")

        self.column.addWidget(self.heading)

        self.how = QLabel(HonestyForm)
        self.how.setObjectName(u"how")
        self.how.setWordWrap(True)

        self.column.addWidget(self.how)

        self.scroll = QScrollArea(HonestyForm)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.scroll_content = QWidget()
        self.scroll_content.setObjectName(u"scroll_content")
        self.rows = QVBoxLayout(self.scroll_content)
        self.rows.setSpacing(10)
        self.rows.setObjectName(u"rows")
        self.rows.setContentsMargins(0, 6, 10, 6)
        self.scroll.setWidget(self.scroll_content)

        self.column.addWidget(self.scroll)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.setObjectName(u"buttons")
        self.buttons.setContentsMargins(0, 0, 0, 0)
        self.verdict = QLabel(HonestyForm)
        self.verdict.setObjectName(u"verdict")
        self.verdict.setWordWrap(True)
        self.verdict.setProperty(u"role", u"strong")

        self.buttons.addWidget(self.verdict)

        self.close = QPushButton(HonestyForm)
        self.close.setObjectName(u"close")
        self.close.setProperty(u"kind", u"primary")
        self.close.setProperty(u"glyph", u"close")

        self.buttons.addWidget(self.close)

        self.buttons.setStretch(0, 1)

        self.column.addLayout(self.buttons)

        self.column.setStretch(2, 1)

        self.retranslateUi(HonestyForm)

        self.close.setDefault(True)


        QMetaObject.connectSlotsByName(HonestyForm)
    # setupUi

    def retranslateUi(self, HonestyForm):
        HonestyForm.setWindowTitle(QCoreApplication.translate("HonestyForm", u"Honest opponents", None))
        self.heading.setText(QCoreApplication.translate("HonestyForm", u"Do they cheat?", None))
        self.how.setText(QCoreApplication.translate("HonestyForm", u"An opponent knows only what can be seen from its seat: hidden cards never reach it. Put it to the test: whatever an opponent could not see at its last decision is dealt anew, {0} times, each time so that it fits what it saw. A cheat would now decide otherwise.", None))
        self.close.setText(QCoreApplication.translate("HonestyForm", u"Close", None))
    # retranslateUi

