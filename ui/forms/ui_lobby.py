# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'lobby.ui'
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
    QLineEdit, QPushButton, QSizePolicy, QSpacerItem,
    QVBoxLayout, QWidget)

from ui.widgets.big_button import BigButton

class Ui_Lobby(object):
    def setupUi(self, Lobby):
        if not Lobby.objectName():
            Lobby.setObjectName(u"Lobby")
        Lobby.resize(1440, 900)
        self.page = QHBoxLayout(Lobby)
        self.page.setSpacing(0)
        self.page.setObjectName(u"page")
        self.page.setContentsMargins(0, 14, 0, 24)
        self.gap_1 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.page.addItem(self.gap_1)

        self.content = QWidget(Lobby)
        self.content.setObjectName(u"content")
        self.content_column = QVBoxLayout(self.content)
        self.content_column.setSpacing(16)
        self.content_column.setObjectName(u"content_column")
        self.content_column.setContentsMargins(0, 0, 0, 0)
        self.head_column = QVBoxLayout()
        self.head_column.setSpacing(0)
        self.head_column.setObjectName(u"head_column")
        self.head_column.setContentsMargins(0, 0, 0, 0)
        self.logo = QLabel(self.content)
        self.logo.setObjectName(u"logo")
        self.logo.setProperty(u"art", u"ui/app-icon")
        self.logo.setProperty(u"span", u"64")

        self.head_column.addWidget(self.logo, 0, Qt.AlignmentFlag.AlignHCenter)

        self.title = QLabel(self.content)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"hero")

        self.head_column.addWidget(self.title, 0, Qt.AlignmentFlag.AlignHCenter)

        self.divider = QLabel(self.content)
        self.divider.setObjectName(u"divider")
        self.divider.setProperty(u"art", u"ui/divider")
        self.divider.setProperty(u"span", u"340")

        self.head_column.addWidget(self.divider, 0, Qt.AlignmentFlag.AlignHCenter)


        self.content_column.addLayout(self.head_column)

        self.middle = QHBoxLayout()
        self.middle.setSpacing(32)
        self.middle.setObjectName(u"middle")
        self.middle.setContentsMargins(0, 0, 0, 0)
        self.posters = QHBoxLayout()
        self.posters.setSpacing(32)
        self.posters.setObjectName(u"posters")
        self.posters.setContentsMargins(0, 0, 0, 0)

        self.middle.addLayout(self.posters)

        self.side_panel = QWidget(self.content)
        self.side_panel.setObjectName(u"side_panel")
        self.side_panel.setProperty(u"wide", 340)
        self.side = QVBoxLayout(self.side_panel)
        self.side.setSpacing(7)
        self.side.setObjectName(u"side")
        self.side.setContentsMargins(0, 0, 0, 0)
        self.continue_button = BigButton(self.side_panel)
        self.continue_button.setObjectName(u"continue_button")
        self.continue_button.setProperty(u"sign", u"undo")

        self.side.addWidget(self.continue_button)

        self.table_button = BigButton(self.side_panel)
        self.table_button.setObjectName(u"table_button")
        self.table_button.setProperty(u"sign", u"cards")

        self.side.addWidget(self.table_button)

        self.help_row = QHBoxLayout()
        self.help_row.setSpacing(8)
        self.help_row.setObjectName(u"help_row")
        self.help_row.setContentsMargins(0, 0, 0, 0)
        self.rules_button = QPushButton(self.side_panel)
        self.rules_button.setObjectName(u"rules_button")
        self.rules_button.setProperty(u"glyph", u"help")

        self.help_row.addWidget(self.rules_button)

        self.settings_button = QPushButton(self.side_panel)
        self.settings_button.setObjectName(u"settings_button")
        self.settings_button.setProperty(u"glyph", u"settings")

        self.help_row.addWidget(self.settings_button)


        self.side.addLayout(self.help_row)

        self.gap_2 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.side.addItem(self.gap_2)

        self.language_label = QLabel(self.side_panel)
        self.language_label.setObjectName(u"language_label")
        self.language_label.setProperty(u"role", u"small")

        self.side.addWidget(self.language_label)

        self.language_choices = QFrame(self.side_panel)
        self.language_choices.setObjectName(u"language_choices")
        self.language_choices.setProperty(u"role", u"choices")
        self.language_choices_row = QHBoxLayout(self.language_choices)
        self.language_choices_row.setSpacing(3)
        self.language_choices_row.setObjectName(u"language_choices_row")
        self.language_choices_row.setContentsMargins(3, 3, 3, 3)
        self.ukrainian = QPushButton(self.language_choices)
        self.ukrainian.setObjectName(u"ukrainian")
        self.ukrainian.setProperty(u"kind", u"choice")
        self.ukrainian.setCheckable(True)
        self.ukrainian.setAutoExclusive(True)
        self.ukrainian.setText(u"\u0423\u043a\u0440\u0430\u0457\u043d\u0441\u044c\u043a\u0430")

        self.language_choices_row.addWidget(self.ukrainian)

        self.english = QPushButton(self.language_choices)
        self.english.setObjectName(u"english")
        self.english.setProperty(u"kind", u"choice")
        self.english.setCheckable(True)
        self.english.setAutoExclusive(True)
        self.english.setText(u"English")

        self.language_choices_row.addWidget(self.english)


        self.side.addWidget(self.language_choices)

        self.theme_label = QLabel(self.side_panel)
        self.theme_label.setObjectName(u"theme_label")
        self.theme_label.setProperty(u"role", u"small")

        self.side.addWidget(self.theme_label)

        self.theme_choices = QFrame(self.side_panel)
        self.theme_choices.setObjectName(u"theme_choices")
        self.theme_choices.setProperty(u"role", u"choices")
        self.theme_choices_row = QHBoxLayout(self.theme_choices)
        self.theme_choices_row.setSpacing(3)
        self.theme_choices_row.setObjectName(u"theme_choices_row")
        self.theme_choices_row.setContentsMargins(3, 3, 3, 3)
        self.dark = QPushButton(self.theme_choices)
        self.dark.setObjectName(u"dark")
        self.dark.setProperty(u"kind", u"choice")
        self.dark.setCheckable(True)
        self.dark.setAutoExclusive(True)
        self.dark.setProperty(u"glyph", u"moon")
        self.dark.setProperty(u"span", u"20")

        self.theme_choices_row.addWidget(self.dark)

        self.light = QPushButton(self.theme_choices)
        self.light.setObjectName(u"light")
        self.light.setProperty(u"kind", u"choice")
        self.light.setCheckable(True)
        self.light.setAutoExclusive(True)
        self.light.setProperty(u"glyph", u"sun")
        self.light.setProperty(u"span", u"20")

        self.theme_choices_row.addWidget(self.light)


        self.side.addWidget(self.theme_choices)

        self.gap_3 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.side.addItem(self.gap_3)

        self.story_row = QHBoxLayout()
        self.story_row.setSpacing(8)
        self.story_row.setObjectName(u"story_row")
        self.story_row.setContentsMargins(0, 0, 0, 0)
        self.statistics_button = QPushButton(self.side_panel)
        self.statistics_button.setObjectName(u"statistics_button")
        self.statistics_button.setProperty(u"glyph", u"log")

        self.story_row.addWidget(self.statistics_button)

        self.about_button = QPushButton(self.side_panel)
        self.about_button.setObjectName(u"about_button")
        self.about_button.setProperty(u"glyph", u"crown")

        self.story_row.addWidget(self.about_button)


        self.side.addLayout(self.story_row)


        self.middle.addWidget(self.side_panel)

        self.middle.setStretch(0, 1)

        self.content_column.addLayout(self.middle)

        self.seats_panel = QFrame(self.content)
        self.seats_panel.setObjectName(u"seats_panel")
        self.seats_panel.setProperty(u"role", u"panel")
        self.seats_column = QVBoxLayout(self.seats_panel)
        self.seats_column.setSpacing(8)
        self.seats_column.setObjectName(u"seats_column")
        self.seats_column.setContentsMargins(22, 10, 22, 14)
        self.seats_head = QHBoxLayout()
        self.seats_head.setSpacing(14)
        self.seats_head.setObjectName(u"seats_head")
        self.seats_head.setContentsMargins(0, 0, 0, 0)
        self.seats_title = QLabel(self.seats_panel)
        self.seats_title.setObjectName(u"seats_title")
        self.seats_title.setProperty(u"role", u"heading")

        self.seats_head.addWidget(self.seats_title)

        self.seats_hint = QLabel(self.seats_panel)
        self.seats_hint.setObjectName(u"seats_hint")
        self.seats_hint.setProperty(u"role", u"small")

        self.seats_head.addWidget(self.seats_hint)

        self.gap_4 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.seats_head.addItem(self.gap_4)

        self.deal_label = QLabel(self.seats_panel)
        self.deal_label.setObjectName(u"deal_label")
        self.deal_label.setProperty(u"role", u"small")

        self.seats_head.addWidget(self.deal_label)

        self.deal = QLineEdit(self.seats_panel)
        self.deal.setObjectName(u"deal")
        self.deal.setMaxLength(9)
        self.deal.setProperty(u"wide", 130)

        self.seats_head.addWidget(self.deal)


        self.seats_column.addLayout(self.seats_head)

        self.seats_row = QHBoxLayout()
        self.seats_row.setSpacing(16)
        self.seats_row.setObjectName(u"seats_row")
        self.seats_row.setContentsMargins(0, 0, 0, 0)
        self.seat_cards = QHBoxLayout()
        self.seat_cards.setSpacing(10)
        self.seat_cards.setObjectName(u"seat_cards")
        self.seat_cards.setContentsMargins(0, 0, 0, 0)

        self.seats_row.addLayout(self.seat_cards)

        self.start_button = BigButton(self.seats_panel)
        self.start_button.setObjectName(u"start_button")
        self.start_button.setProperty(u"kind", u"primary")
        self.start_button.setProperty(u"sign", u"crown")
        self.start_button.setProperty(u"span", u"30")
        self.start_button.setProperty(u"wide", 236)

        self.seats_row.addWidget(self.start_button)

        self.seats_row.setStretch(0, 1)

        self.seats_column.addLayout(self.seats_row)


        self.content_column.addWidget(self.seats_panel)

        self.content_column.setStretch(1, 1)

        self.page.addWidget(self.content)

        self.gap_5 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.page.addItem(self.gap_5)

        self.page.setStretch(1, 1)
#if QT_CONFIG(shortcut)
        self.deal_label.setBuddy(self.deal)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(Lobby)

        QMetaObject.connectSlotsByName(Lobby)
    # setupUi

    def retranslateUi(self, Lobby):
        self.title.setText(QCoreApplication.translate("Lobby", u"Court Games", None))
        self.rules_button.setText(QCoreApplication.translate("Lobby", u"Rules", None))
        self.settings_button.setText(QCoreApplication.translate("Lobby", u"Settings", None))
        self.language_label.setText(QCoreApplication.translate("Lobby", u"Language", None))
        self.theme_label.setText(QCoreApplication.translate("Lobby", u"Table", None))
        self.dark.setText(QCoreApplication.translate("Lobby", u"Vespers", None))
        self.light.setText(QCoreApplication.translate("Lobby", u"Matins", None))
        self.statistics_button.setText(QCoreApplication.translate("Lobby", u"Statistics", None))
        self.about_button.setText(QCoreApplication.translate("Lobby", u"About the program", None))
        self.seats_title.setText(QCoreApplication.translate("Lobby", u"At the table", None))
        self.seats_hint.setText(QCoreApplication.translate("Lobby", u"Click a crest to change it", None))
        self.deal_label.setText(QCoreApplication.translate("Lobby", u"Deal", None))
        self.deal.setPlaceholderText(QCoreApplication.translate("Lobby", u"by chance", None))
#if QT_CONFIG(tooltip)
        self.deal.setToolTip(QCoreApplication.translate("Lobby", u"Type the number of a deal to play the same cards again.", None))
#endif // QT_CONFIG(tooltip)
        pass
    # retranslateUi

