# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'curtain.ui'
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
from PySide6.QtWidgets import (QApplication, QHBoxLayout, QLabel, QPushButton,
    QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

class Ui_CurtainForm(object):
    def setupUi(self, CurtainForm):
        if not CurtainForm.objectName():
            CurtainForm.setObjectName(u"CurtainForm")
        CurtainForm.resize(1440, 900)
        self.page = QVBoxLayout(CurtainForm)
        self.page.setSpacing(16)
        self.page.setObjectName(u"page")
        self.page.setContentsMargins(60, 40, 60, 40)
        self.gap_1 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.page.addItem(self.gap_1)

        self.crest = QLabel(CurtainForm)
        self.crest.setObjectName(u"crest")
        self.crest.setProperty(u"art", u"crests/fox")
        self.crest.setProperty(u"span", u"150")

        self.page.addWidget(self.crest, 0, Qt.AlignmentFlag.AlignHCenter)

        self.name = QLabel(CurtainForm)
        self.name.setObjectName(u"name")
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name.setProperty(u"role", u"hero")

        self.page.addWidget(self.name, 0, Qt.AlignmentFlag.AlignHCenter)

        self.divider = QLabel(CurtainForm)
        self.divider.setObjectName(u"divider")
        self.divider.setProperty(u"art", u"ui/divider")
        self.divider.setProperty(u"span", u"340")

        self.page.addWidget(self.divider, 0, Qt.AlignmentFlag.AlignHCenter)

        self.hint = QLabel(CurtainForm)
        self.hint.setObjectName(u"hint")
        self.hint.setWordWrap(True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.page.addWidget(self.hint)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.setObjectName(u"buttons")
        self.buttons.setContentsMargins(0, 0, 0, 0)
        self.gap_2 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.gap_2)

        self.draw = QPushButton(CurtainForm)
        self.draw.setObjectName(u"draw")
        self.draw.setProperty(u"kind", u"primary")
        self.draw.setProperty(u"glyph", u"eye")

        self.buttons.addWidget(self.draw)

        self.gap_3 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.gap_3)


        self.page.addLayout(self.buttons)

        self.gap_4 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.page.addItem(self.gap_4)


        self.retranslateUi(CurtainForm)

        QMetaObject.connectSlotsByName(CurtainForm)
    # setupUi

    def retranslateUi(self, CurtainForm):
        self.hint.setText(QCoreApplication.translate("CurtainForm", u"The seat at the screen changes. Everyone else, look at the ceiling: it is painted.", None))
        self.draw.setText(QCoreApplication.translate("CurtainForm", u"I am here: open the curtain", None))
        pass
    # retranslateUi

