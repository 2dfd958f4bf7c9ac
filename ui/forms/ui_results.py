# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'results.ui'
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
    QPushButton, QScrollArea, QSizePolicy, QSpacerItem,
    QVBoxLayout, QWidget)

from ui.widgets.big_button import BigButton
from ui.widgets.chart import Chart
from ui.widgets.laurel import Laurel

class Ui_ResultsForm(object):
    def setupUi(self, ResultsForm):
        if not ResultsForm.objectName():
            ResultsForm.setObjectName(u"ResultsForm")
        ResultsForm.resize(1440, 900)
        self.page = QVBoxLayout(ResultsForm)
        self.page.setSpacing(0)
        self.page.setObjectName(u"page")
        self.page.setContentsMargins(0, 0, 0, 0)
        self.bar = QFrame(ResultsForm)
        self.bar.setObjectName(u"bar")
        self.bar.setProperty(u"role", u"bar")
        self.bar_row = QHBoxLayout(self.bar)
        self.bar_row.setSpacing(12)
        self.bar_row.setObjectName(u"bar_row")
        self.bar_row.setContentsMargins(20, 5, 20, 5)
        self.bar_icon = QLabel(self.bar)
        self.bar_icon.setObjectName(u"bar_icon")
        self.bar_icon.setProperty(u"art", u"ui/app-icon")
        self.bar_icon.setProperty(u"span", u"34")

        self.bar_row.addWidget(self.bar_icon)

        self.bar_title = QLabel(self.bar)
        self.bar_title.setObjectName(u"bar_title")
        self.bar_title.setProperty(u"role", u"heading")

        self.bar_row.addWidget(self.bar_title)

        self.gap_1 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.bar_row.addItem(self.gap_1)

        self.deal = QLabel(self.bar)
        self.deal.setObjectName(u"deal")
        self.deal.setProperty(u"role", u"small")

        self.bar_row.addWidget(self.deal)


        self.page.addWidget(self.bar)

        self.middle = QHBoxLayout()
        self.middle.setSpacing(24)
        self.middle.setObjectName(u"middle")
        self.middle.setContentsMargins(40, 16, 44, 34)
        self.winner_column = QVBoxLayout()
        self.winner_column.setSpacing(2)
        self.winner_column.setObjectName(u"winner_column")
        self.winner_column.setContentsMargins(0, 0, 0, 0)
        self.over = QLabel(ResultsForm)
        self.over.setObjectName(u"over")
        self.over.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.over.setProperty(u"role", u"gold")

        self.winner_column.addWidget(self.over)

        self.headline = QLabel(ResultsForm)
        self.headline.setObjectName(u"headline")
        self.headline.setWordWrap(True)
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.headline.setProperty(u"role", u"hero")

        self.winner_column.addWidget(self.headline)

        self.divider = QLabel(ResultsForm)
        self.divider.setObjectName(u"divider")
        self.divider.setProperty(u"art", u"ui/divider")
        self.divider.setProperty(u"span", u"340")

        self.winner_column.addWidget(self.divider, 0, Qt.AlignmentFlag.AlignHCenter)

        self.laurel = Laurel(ResultsForm)
        self.laurel.setObjectName(u"laurel")

        self.winner_column.addWidget(self.laurel)

        self.winner_column.setStretch(3, 1)

        self.middle.addLayout(self.winner_column)

        self.right_column = QVBoxLayout()
        self.right_column.setSpacing(14)
        self.right_column.setObjectName(u"right_column")
        self.right_column.setContentsMargins(0, 0, 0, 0)
        self.panel = QFrame(ResultsForm)
        self.panel.setObjectName(u"panel")
        self.panel.setProperty(u"role", u"panel")
        self.panel_column = QVBoxLayout(self.panel)
        self.panel_column.setSpacing(8)
        self.panel_column.setObjectName(u"panel_column")
        self.panel_column.setContentsMargins(20, 14, 14, 14)
        self.reckoning_row = QHBoxLayout()
        self.reckoning_row.setObjectName(u"reckoning_row")
        self.reckoning_title = QLabel(self.panel)
        self.reckoning_title.setObjectName(u"reckoning_title")
        self.reckoning_title.setProperty(u"role", u"heading")

        self.reckoning_row.addWidget(self.reckoning_title)

        self.gap_2 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.reckoning_row.addItem(self.gap_2)

        self.table = QPushButton(self.panel)
        self.table.setObjectName(u"table")
        self.table.setProperty(u"kind", u"flat")
        self.table.setProperty(u"glyph", u"eye")

        self.reckoning_row.addWidget(self.table)


        self.panel_column.addLayout(self.reckoning_row)

        self.scroll = QScrollArea(self.panel)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.scroll_content = QWidget()
        self.scroll_content.setObjectName(u"scroll_content")
        self.rows = QVBoxLayout(self.scroll_content)
        self.rows.setSpacing(8)
        self.rows.setObjectName(u"rows")
        self.rows.setContentsMargins(0, 0, 6, 0)
        self.scroll.setWidget(self.scroll_content)

        self.panel_column.addWidget(self.scroll)

        self.panel_column.setStretch(1, 1)

        self.right_column.addWidget(self.panel)

        self.course_panel = QFrame(ResultsForm)
        self.course_panel.setObjectName(u"course_panel")
        self.course_panel.setProperty(u"role", u"panel")
        self.course_column = QVBoxLayout(self.course_panel)
        self.course_column.setSpacing(2)
        self.course_column.setObjectName(u"course_column")
        self.course_column.setContentsMargins(20, 8, 14, 4)
        self.course_title = QLabel(self.course_panel)
        self.course_title.setObjectName(u"course_title")
        self.course_title.setProperty(u"role", u"strong")

        self.course_column.addWidget(self.course_title)

        self.chart = Chart(self.course_panel)
        self.chart.setObjectName(u"chart")
        self.chart.setProperty(u"high", 108)

        self.course_column.addWidget(self.chart)


        self.right_column.addWidget(self.course_panel)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(12)
        self.buttons.setObjectName(u"buttons")
        self.buttons.setContentsMargins(0, 0, 0, 0)
        self.again = BigButton(ResultsForm)
        self.again.setObjectName(u"again")
        self.again.setProperty(u"kind", u"primary")
        self.again.setProperty(u"sign", u"swap")
        self.again.setProperty(u"high", 60)

        self.buttons.addWidget(self.again)

        self.same = BigButton(ResultsForm)
        self.same.setObjectName(u"same")
        self.same.setProperty(u"sign", u"cards")
        self.same.setProperty(u"high", 60)

        self.buttons.addWidget(self.same)

        self.lobby = BigButton(ResultsForm)
        self.lobby.setObjectName(u"lobby")
        self.lobby.setProperty(u"sign", u"menu")
        self.lobby.setProperty(u"high", 60)

        self.buttons.addWidget(self.lobby)


        self.right_column.addLayout(self.buttons)

        self.right_column.setStretch(0, 1)

        self.middle.addLayout(self.right_column)

        self.middle.setStretch(0, 46)
        self.middle.setStretch(1, 54)

        self.page.addLayout(self.middle)

        self.page.setStretch(1, 1)

        self.retranslateUi(ResultsForm)

        QMetaObject.connectSlotsByName(ResultsForm)
    # setupUi

    def retranslateUi(self, ResultsForm):
        self.over.setText(QCoreApplication.translate("ResultsForm", u"The game is over", None))
        self.reckoning_title.setText(QCoreApplication.translate("ResultsForm", u"The reckoning", None))
        self.table.setText(QCoreApplication.translate("ResultsForm", u"Look at the table", None))
        self.course_title.setText(QCoreApplication.translate("ResultsForm", u"The course of the game", None))
        pass
    # retranslateUi

