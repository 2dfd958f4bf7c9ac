# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'seat.ui'
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
from PySide6.QtWidgets import (QApplication, QHBoxLayout, QLineEdit, QPushButton,
    QSizePolicy, QVBoxLayout, QWidget)

from ui.widgets.choice_box import ChoiceBox
from ui.widgets.pips import Pips

class Ui_Seat(object):
    def setupUi(self, Seat):
        if not Seat.objectName():
            Seat.setObjectName(u"Seat")
        Seat.resize(240, 130)
        self.column = QVBoxLayout(Seat)
        self.column.setSpacing(6)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(10, 6, 10, 10)
        self.row = QHBoxLayout()
        self.row.setSpacing(8)
        self.row.setObjectName(u"row")
        self.row.setContentsMargins(0, 0, 0, 0)
        self.crest = QPushButton(Seat)
        self.crest.setObjectName(u"crest")
        self.crest.setProperty(u"kind", u"bare")
        self.crest.setProperty(u"span", u"44")
        self.crest.setProperty(u"wide", 58)
        self.crest.setProperty(u"high", 60)

        self.row.addWidget(self.crest)

        self.who = QVBoxLayout()
        self.who.setSpacing(4)
        self.who.setObjectName(u"who")
        self.who.setContentsMargins(0, 0, 0, 0)
        self.name = QLineEdit(Seat)
        self.name.setObjectName(u"name")
        self.name.setMaxLength(16)

        self.who.addWidget(self.name)

        self.pips = Pips(Seat)
        self.pips.setObjectName(u"pips")
        self.pips.setProperty(u"wide", 52)
        self.pips.setProperty(u"high", 13)

        self.who.addWidget(self.pips)


        self.row.addLayout(self.who)


        self.column.addLayout(self.row)

        self.player = ChoiceBox(Seat)
        self.player.setObjectName(u"player")

        self.column.addWidget(self.player)

        self.character = ChoiceBox(Seat)
        self.character.setObjectName(u"character")

        self.column.addWidget(self.character)


        self.retranslateUi(Seat)

        QMetaObject.connectSlotsByName(Seat)
    # setupUi

    def retranslateUi(self, Seat):
        pass
    # retranslateUi

