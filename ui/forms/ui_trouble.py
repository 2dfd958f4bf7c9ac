# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'trouble.ui'
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
    QPlainTextEdit, QPushButton, QSizePolicy, QSpacerItem,
    QVBoxLayout, QWidget)

class Ui_TroubleForm(object):
    def setupUi(self, TroubleForm):
        if not TroubleForm.objectName():
            TroubleForm.setObjectName(u"TroubleForm")
        TroubleForm.resize(620, 420)
        self.column = QVBoxLayout(TroubleForm)
        self.column.setSpacing(12)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(28, 22, 28, 22)
        self.heading = QLabel(TroubleForm)
        self.heading.setObjectName(u"heading")
        self.heading.setProperty(u"role", u"title")

        self.column.addWidget(self.heading)

        self.message = QLabel(TroubleForm)
        self.message.setObjectName(u"message")
        self.message.setWordWrap(True)

        self.column.addWidget(self.message)

        self.hint = QLabel(TroubleForm)
        self.hint.setObjectName(u"hint")
        self.hint.setWordWrap(True)
        self.hint.setProperty(u"role", u"small")

        self.column.addWidget(self.hint)

        self.report = QPlainTextEdit(TroubleForm)
        self.report.setObjectName(u"report")
        self.report.setReadOnly(True)
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)

        self.column.addWidget(self.report)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.setObjectName(u"buttons")
        self.buttons.setContentsMargins(0, 0, 0, 0)
        self.copy = QPushButton(TroubleForm)
        self.copy.setObjectName(u"copy")
        self.copy.setProperty(u"glyph", u"log")

        self.buttons.addWidget(self.copy)

        self.gap_1 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.gap_1)

        self.close = QPushButton(TroubleForm)
        self.close.setObjectName(u"close")
        self.close.setProperty(u"kind", u"primary")
        self.close.setProperty(u"glyph", u"play")

        self.buttons.addWidget(self.close)


        self.column.addLayout(self.buttons)

        self.column.setStretch(3, 1)

        self.retranslateUi(TroubleForm)

        self.close.setDefault(True)


        QMetaObject.connectSlotsByName(TroubleForm)
    # setupUi

    def retranslateUi(self, TroubleForm):
        TroubleForm.setWindowTitle(QCoreApplication.translate("TroubleForm", u"Court Games", None))
        self.heading.setText(QCoreApplication.translate("TroubleForm", u"A stumble at court", None))
        self.message.setText(QCoreApplication.translate("TroubleForm", u"Something went wrong, and it is not your fault. The table has been set straight: you can play on.", None))
        self.hint.setText(QCoreApplication.translate("TroubleForm", u"If you would like to tell us, here is the report. It holds no hidden cards.", None))
        self.copy.setText(QCoreApplication.translate("TroubleForm", u"Copy the report", None))
        self.close.setText(QCoreApplication.translate("TroubleForm", u"Play on", None))
    # retranslateUi

