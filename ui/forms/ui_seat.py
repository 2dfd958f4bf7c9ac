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
    QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from ui.screens.choice_box import ChoiceBox

class Ui_Seat(object):
    def setupUi(self, Seat):
        if not Seat.objectName():
            Seat.setObjectName(u"Seat")
        Seat.resize(240, 130)
        self.row = QHBoxLayout(Seat)
        self.row.setSpacing(6)
        self.row.setObjectName(u"row")
        self.row.setContentsMargins(8, 10, 10, 8)
        self.crest = QPushButton(Seat)
        self.crest.setObjectName(u"crest")
        self.crest.setProperty(u"kind", u"flat")
        self.crest.setProperty(u"span", u"54")
        self.crest.setProperty(u"wide", 77)
        self.crest.setProperty(u"high", 76)

        self.row.addWidget(self.crest, 0, Qt.AlignmentFlag.AlignTop)

        self.fields = QVBoxLayout()
        self.fields.setSpacing(6)
        self.fields.setObjectName(u"fields")
        self.fields.setContentsMargins(0, 0, 0, 0)
        self.name = QLineEdit(Seat)
        self.name.setObjectName(u"name")
        self.name.setMaxLength(16)

        self.fields.addWidget(self.name)

        self.player = ChoiceBox(Seat)
        self.player.setObjectName(u"player")

        self.fields.addWidget(self.player)

        self.gap_1 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.fields.addItem(self.gap_1)


        self.row.addLayout(self.fields)


        self.retranslateUi(Seat)

        QMetaObject.connectSlotsByName(Seat)
    # setupUi

    def retranslateUi(self, Seat):
        pass
    # retranslateUi

