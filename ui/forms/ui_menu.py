# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'menu.ui'
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
from PySide6.QtWidgets import (QApplication, QDialog, QLabel, QPushButton,
    QSizePolicy, QVBoxLayout, QWidget)

class Ui_MenuForm(object):
    def setupUi(self, MenuForm):
        if not MenuForm.objectName():
            MenuForm.setObjectName(u"MenuForm")
        MenuForm.resize(380, 420)
        self.column = QVBoxLayout(MenuForm)
        self.column.setSpacing(10)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(32, 24, 32, 26)
        self.logo = QLabel(MenuForm)
        self.logo.setObjectName(u"logo")
        self.logo.setProperty(u"art", u"ui/app-icon")
        self.logo.setProperty(u"span", u"64")

        self.column.addWidget(self.logo, 0, Qt.AlignmentFlag.AlignHCenter)

        self.title = QLabel(MenuForm)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"heading")

        self.column.addWidget(self.title, 0, Qt.AlignmentFlag.AlignHCenter)

        self.resume = QPushButton(MenuForm)
        self.resume.setObjectName(u"resume")
        self.resume.setProperty(u"kind", u"primary")
        self.resume.setProperty(u"glyph", u"play")

        self.column.addWidget(self.resume)

        self.rules = QPushButton(MenuForm)
        self.rules.setObjectName(u"rules")
        self.rules.setProperty(u"glyph", u"help")

        self.column.addWidget(self.rules)

        self.settings = QPushButton(MenuForm)
        self.settings.setObjectName(u"settings")
        self.settings.setProperty(u"glyph", u"settings")

        self.column.addWidget(self.settings)

        self.honesty = QPushButton(MenuForm)
        self.honesty.setObjectName(u"honesty")
        self.honesty.setProperty(u"glyph", u"eye")

        self.column.addWidget(self.honesty)

        self.lobby = QPushButton(MenuForm)
        self.lobby.setObjectName(u"lobby")
        self.lobby.setProperty(u"glyph", u"menu")

        self.column.addWidget(self.lobby)

        self.abandon = QPushButton(MenuForm)
        self.abandon.setObjectName(u"abandon")
        self.abandon.setProperty(u"kind", u"danger")
        self.abandon.setProperty(u"glyph", u"close")

        self.column.addWidget(self.abandon)

        self.quit = QPushButton(MenuForm)
        self.quit.setObjectName(u"quit")
        self.quit.setProperty(u"glyph", u"discard")

        self.column.addWidget(self.quit)


        self.retranslateUi(MenuForm)

        QMetaObject.connectSlotsByName(MenuForm)
    # setupUi

    def retranslateUi(self, MenuForm):
        MenuForm.setWindowTitle(QCoreApplication.translate("MenuForm", u"Menu", None))
        self.title.setText(QCoreApplication.translate("MenuForm", u"A pause at court", None))
        self.resume.setText(QCoreApplication.translate("MenuForm", u"Continue the game", None))
        self.rules.setText(QCoreApplication.translate("MenuForm", u"Rules", None))
        self.settings.setText(QCoreApplication.translate("MenuForm", u"Settings", None))
        self.honesty.setText(QCoreApplication.translate("MenuForm", u"Prove that they do not cheat", None))
        self.lobby.setText(QCoreApplication.translate("MenuForm", u"To the lobby \u2014 the game is kept", None))
        self.abandon.setText(QCoreApplication.translate("MenuForm", u"Abandon the game", None))
        self.quit.setText(QCoreApplication.translate("MenuForm", u"Leave the court", None))
    # retranslateUi

