# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'about.ui'
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
    QPushButton, QSizePolicy, QSpacerItem, QTextBrowser,
    QVBoxLayout, QWidget)

class Ui_AboutForm(object):
    def setupUi(self, AboutForm):
        if not AboutForm.objectName():
            AboutForm.setObjectName(u"AboutForm")
        AboutForm.resize(1440, 900)
        self.page = QVBoxLayout(AboutForm)
        self.page.setSpacing(0)
        self.page.setObjectName(u"page")
        self.page.setContentsMargins(0, 0, 0, 0)
        self.bar = QFrame(AboutForm)
        self.bar.setObjectName(u"bar")
        self.bar.setProperty(u"role", u"bar")
        self.bar_row = QHBoxLayout(self.bar)
        self.bar_row.setSpacing(14)
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


        self.page.addWidget(self.bar)

        self.middle = QHBoxLayout()
        self.middle.setSpacing(8)
        self.middle.setObjectName(u"middle")
        self.middle.setContentsMargins(40, 20, 40, 32)
        self.gap_2 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.middle.addItem(self.gap_2)

        self.panel = QFrame(AboutForm)
        self.panel.setObjectName(u"panel")
        self.panel.setProperty(u"role", u"panel")
        self.panel_column = QVBoxLayout(self.panel)
        self.panel_column.setSpacing(8)
        self.panel_column.setObjectName(u"panel_column")
        self.panel_column.setContentsMargins(28, 22, 28, 22)
        self.logo = QLabel(self.panel)
        self.logo.setObjectName(u"logo")
        self.logo.setProperty(u"art", u"ui/app-icon")
        self.logo.setProperty(u"span", u"96")

        self.panel_column.addWidget(self.logo, 0, Qt.AlignmentFlag.AlignHCenter)

        self.title = QLabel(self.panel)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"title")

        self.panel_column.addWidget(self.title, 0, Qt.AlignmentFlag.AlignHCenter)

        self.version = QLabel(self.panel)
        self.version.setObjectName(u"version")
        self.version.setProperty(u"role", u"small")

        self.panel_column.addWidget(self.version, 0, Qt.AlignmentFlag.AlignHCenter)

        self.divider = QLabel(self.panel)
        self.divider.setObjectName(u"divider")
        self.divider.setProperty(u"art", u"ui/divider")
        self.divider.setProperty(u"span", u"340")

        self.panel_column.addWidget(self.divider, 0, Qt.AlignmentFlag.AlignHCenter)

        self.text = QTextBrowser(self.panel)
        self.text.setObjectName(u"text")
        self.text.setOpenLinks(False)
        self.text.setProperty(u"role", u"plain")

        self.panel_column.addWidget(self.text)

        self.panel_column.setStretch(4, 1)

        self.middle.addWidget(self.panel)

        self.gap_3 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.middle.addItem(self.gap_3)

        self.middle.setStretch(0, 1)
        self.middle.setStretch(1, 2)
        self.middle.setStretch(2, 1)

        self.page.addLayout(self.middle)

        self.page.setStretch(1, 1)

        self.retranslateUi(AboutForm)

        QMetaObject.connectSlotsByName(AboutForm)
    # setupUi

    def retranslateUi(self, AboutForm):
        self.back.setText(QCoreApplication.translate("AboutForm", u"Back", None))
        self.bar_title.setText(QCoreApplication.translate("AboutForm", u"About the program", None))
        self.title.setText(QCoreApplication.translate("AboutForm", u"Court Games", None))
        pass
    # retranslateUi

