# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'settings.ui'
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

class Ui_SettingsForm(object):
    def setupUi(self, SettingsForm):
        if not SettingsForm.objectName():
            SettingsForm.setObjectName(u"SettingsForm")
        SettingsForm.resize(1440, 900)
        self.page = QVBoxLayout(SettingsForm)
        self.page.setSpacing(0)
        self.page.setObjectName(u"page")
        self.page.setContentsMargins(0, 0, 0, 0)
        self.bar = QFrame(SettingsForm)
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

        self.panel = QFrame(SettingsForm)
        self.panel.setObjectName(u"panel")
        self.panel.setProperty(u"role", u"panel")
        self.panel_column = QVBoxLayout(self.panel)
        self.panel_column.setSpacing(8)
        self.panel_column.setObjectName(u"panel_column")
        self.panel_column.setContentsMargins(26, 20, 16, 20)
        self.scroll = QScrollArea(self.panel)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.scroll_content = QWidget()
        self.scroll_content.setObjectName(u"scroll_content")
        self.rows = QVBoxLayout(self.scroll_content)
        self.rows.setSpacing(16)
        self.rows.setObjectName(u"rows")
        self.rows.setContentsMargins(4, 4, 14, 4)
        self.language_block = QVBoxLayout()
        self.language_block.setSpacing(3)
        self.language_block.setObjectName(u"language_block")
        self.language_block.setContentsMargins(0, 0, 0, 0)
        self.language_label = QLabel(self.scroll_content)
        self.language_label.setObjectName(u"language_label")
        self.language_label.setProperty(u"role", u"strong")

        self.language_block.addWidget(self.language_label)

        self.language_hint = QLabel(self.scroll_content)
        self.language_hint.setObjectName(u"language_hint")
        self.language_hint.setWordWrap(True)
        self.language_hint.setProperty(u"role", u"small")

        self.language_block.addWidget(self.language_hint)

        self.language = QFrame(self.scroll_content)
        self.language.setObjectName(u"language")
        self.language.setProperty(u"role", u"choices")
        self.language_row = QHBoxLayout(self.language)
        self.language_row.setSpacing(3)
        self.language_row.setObjectName(u"language_row")
        self.language_row.setContentsMargins(3, 3, 3, 3)
        self.ukrainian = QPushButton(self.language)
        self.ukrainian.setObjectName(u"ukrainian")
        self.ukrainian.setProperty(u"kind", u"choice")
        self.ukrainian.setCheckable(True)
        self.ukrainian.setAutoExclusive(True)
        self.ukrainian.setText(u"\u0423\u043a\u0440\u0430\u0457\u043d\u0441\u044c\u043a\u0430")

        self.language_row.addWidget(self.ukrainian)

        self.english = QPushButton(self.language)
        self.english.setObjectName(u"english")
        self.english.setProperty(u"kind", u"choice")
        self.english.setCheckable(True)
        self.english.setAutoExclusive(True)
        self.english.setText(u"English")

        self.language_row.addWidget(self.english)


        self.language_block.addWidget(self.language)


        self.rows.addLayout(self.language_block)

        self.theme_block = QVBoxLayout()
        self.theme_block.setSpacing(3)
        self.theme_block.setObjectName(u"theme_block")
        self.theme_block.setContentsMargins(0, 0, 0, 0)
        self.theme_label = QLabel(self.scroll_content)
        self.theme_label.setObjectName(u"theme_label")
        self.theme_label.setProperty(u"role", u"strong")

        self.theme_block.addWidget(self.theme_label)

        self.theme_hint = QLabel(self.scroll_content)
        self.theme_hint.setObjectName(u"theme_hint")
        self.theme_hint.setWordWrap(True)
        self.theme_hint.setProperty(u"role", u"small")

        self.theme_block.addWidget(self.theme_hint)

        self.theme = QFrame(self.scroll_content)
        self.theme.setObjectName(u"theme")
        self.theme.setProperty(u"role", u"choices")
        self.theme_row = QHBoxLayout(self.theme)
        self.theme_row.setSpacing(3)
        self.theme_row.setObjectName(u"theme_row")
        self.theme_row.setContentsMargins(3, 3, 3, 3)
        self.dark = QPushButton(self.theme)
        self.dark.setObjectName(u"dark")
        self.dark.setProperty(u"kind", u"choice")
        self.dark.setCheckable(True)
        self.dark.setAutoExclusive(True)
        self.dark.setProperty(u"glyph", u"moon")
        self.dark.setProperty(u"span", u"20")

        self.theme_row.addWidget(self.dark)

        self.light = QPushButton(self.theme)
        self.light.setObjectName(u"light")
        self.light.setProperty(u"kind", u"choice")
        self.light.setCheckable(True)
        self.light.setAutoExclusive(True)
        self.light.setProperty(u"glyph", u"sun")
        self.light.setProperty(u"span", u"20")

        self.theme_row.addWidget(self.light)


        self.theme_block.addWidget(self.theme)


        self.rows.addLayout(self.theme_block)

        self.pace_block = QVBoxLayout()
        self.pace_block.setSpacing(3)
        self.pace_block.setObjectName(u"pace_block")
        self.pace_block.setContentsMargins(0, 0, 0, 0)
        self.pace_label = QLabel(self.scroll_content)
        self.pace_label.setObjectName(u"pace_label")
        self.pace_label.setProperty(u"role", u"strong")

        self.pace_block.addWidget(self.pace_label)

        self.pace_hint = QLabel(self.scroll_content)
        self.pace_hint.setObjectName(u"pace_hint")
        self.pace_hint.setWordWrap(True)
        self.pace_hint.setProperty(u"role", u"small")

        self.pace_block.addWidget(self.pace_hint)

        self.pace = QFrame(self.scroll_content)
        self.pace.setObjectName(u"pace")
        self.pace.setProperty(u"role", u"choices")
        self.pace_row = QHBoxLayout(self.pace)
        self.pace_row.setSpacing(3)
        self.pace_row.setObjectName(u"pace_row")
        self.pace_row.setContentsMargins(3, 3, 3, 3)
        self.slow = QPushButton(self.pace)
        self.slow.setObjectName(u"slow")
        self.slow.setProperty(u"kind", u"choice")
        self.slow.setCheckable(True)
        self.slow.setAutoExclusive(True)

        self.pace_row.addWidget(self.slow)

        self.normal = QPushButton(self.pace)
        self.normal.setObjectName(u"normal")
        self.normal.setProperty(u"kind", u"choice")
        self.normal.setCheckable(True)
        self.normal.setAutoExclusive(True)

        self.pace_row.addWidget(self.normal)

        self.fast = QPushButton(self.pace)
        self.fast.setObjectName(u"fast")
        self.fast.setProperty(u"kind", u"choice")
        self.fast.setCheckable(True)
        self.fast.setAutoExclusive(True)

        self.pace_row.addWidget(self.fast)

        self.instant = QPushButton(self.pace)
        self.instant.setObjectName(u"instant")
        self.instant.setProperty(u"kind", u"choice")
        self.instant.setCheckable(True)
        self.instant.setAutoExclusive(True)

        self.pace_row.addWidget(self.instant)


        self.pace_block.addWidget(self.pace)


        self.rows.addLayout(self.pace_block)

        self.motion_block = QVBoxLayout()
        self.motion_block.setSpacing(3)
        self.motion_block.setObjectName(u"motion_block")
        self.motion_block.setContentsMargins(0, 0, 0, 0)
        self.motion_label = QLabel(self.scroll_content)
        self.motion_label.setObjectName(u"motion_label")
        self.motion_label.setProperty(u"role", u"strong")

        self.motion_block.addWidget(self.motion_label)

        self.motion_hint = QLabel(self.scroll_content)
        self.motion_hint.setObjectName(u"motion_hint")
        self.motion_hint.setWordWrap(True)
        self.motion_hint.setProperty(u"role", u"small")

        self.motion_block.addWidget(self.motion_hint)

        self.motion = QFrame(self.scroll_content)
        self.motion.setObjectName(u"motion")
        self.motion.setProperty(u"role", u"choices")
        self.motion_row = QHBoxLayout(self.motion)
        self.motion_row.setSpacing(3)
        self.motion_row.setObjectName(u"motion_row")
        self.motion_row.setContentsMargins(3, 3, 3, 3)
        self.motion_on = QPushButton(self.motion)
        self.motion_on.setObjectName(u"motion_on")
        self.motion_on.setProperty(u"kind", u"choice")
        self.motion_on.setCheckable(True)
        self.motion_on.setAutoExclusive(True)

        self.motion_row.addWidget(self.motion_on)

        self.motion_off = QPushButton(self.motion)
        self.motion_off.setObjectName(u"motion_off")
        self.motion_off.setProperty(u"kind", u"choice")
        self.motion_off.setCheckable(True)
        self.motion_off.setAutoExclusive(True)

        self.motion_row.addWidget(self.motion_off)


        self.motion_block.addWidget(self.motion)


        self.rows.addLayout(self.motion_block)

        self.odds_block = QVBoxLayout()
        self.odds_block.setSpacing(3)
        self.odds_block.setObjectName(u"odds_block")
        self.odds_block.setContentsMargins(0, 0, 0, 0)
        self.odds_label = QLabel(self.scroll_content)
        self.odds_label.setObjectName(u"odds_label")
        self.odds_label.setProperty(u"role", u"strong")

        self.odds_block.addWidget(self.odds_label)

        self.odds_hint = QLabel(self.scroll_content)
        self.odds_hint.setObjectName(u"odds_hint")
        self.odds_hint.setWordWrap(True)
        self.odds_hint.setProperty(u"role", u"small")

        self.odds_block.addWidget(self.odds_hint)

        self.odds = QFrame(self.scroll_content)
        self.odds.setObjectName(u"odds")
        self.odds.setProperty(u"role", u"choices")
        self.odds_row = QHBoxLayout(self.odds)
        self.odds_row.setSpacing(3)
        self.odds_row.setObjectName(u"odds_row")
        self.odds_row.setContentsMargins(3, 3, 3, 3)
        self.odds_on = QPushButton(self.odds)
        self.odds_on.setObjectName(u"odds_on")
        self.odds_on.setProperty(u"kind", u"choice")
        self.odds_on.setCheckable(True)
        self.odds_on.setAutoExclusive(True)

        self.odds_row.addWidget(self.odds_on)

        self.odds_off = QPushButton(self.odds)
        self.odds_off.setObjectName(u"odds_off")
        self.odds_off.setProperty(u"kind", u"choice")
        self.odds_off.setCheckable(True)
        self.odds_off.setAutoExclusive(True)

        self.odds_row.addWidget(self.odds_off)


        self.odds_block.addWidget(self.odds)


        self.rows.addLayout(self.odds_block)

        self.zoom_block = QVBoxLayout()
        self.zoom_block.setSpacing(3)
        self.zoom_block.setObjectName(u"zoom_block")
        self.zoom_block.setContentsMargins(0, 0, 0, 0)
        self.zoom_label = QLabel(self.scroll_content)
        self.zoom_label.setObjectName(u"zoom_label")
        self.zoom_label.setProperty(u"role", u"strong")

        self.zoom_block.addWidget(self.zoom_label)

        self.zoom_hint = QLabel(self.scroll_content)
        self.zoom_hint.setObjectName(u"zoom_hint")
        self.zoom_hint.setWordWrap(True)
        self.zoom_hint.setProperty(u"role", u"small")

        self.zoom_block.addWidget(self.zoom_hint)

        self.zoom = QFrame(self.scroll_content)
        self.zoom.setObjectName(u"zoom")
        self.zoom.setProperty(u"role", u"choices")
        self.zoom_row = QHBoxLayout(self.zoom)
        self.zoom_row.setSpacing(3)
        self.zoom_row.setObjectName(u"zoom_row")
        self.zoom_row.setContentsMargins(3, 3, 3, 3)
        self.zoom_1 = QPushButton(self.zoom)
        self.zoom_1.setObjectName(u"zoom_1")
        self.zoom_1.setProperty(u"kind", u"choice")
        self.zoom_1.setCheckable(True)
        self.zoom_1.setAutoExclusive(True)
        self.zoom_1.setText(u"\u00d71")

        self.zoom_row.addWidget(self.zoom_1)

        self.zoom_125 = QPushButton(self.zoom)
        self.zoom_125.setObjectName(u"zoom_125")
        self.zoom_125.setProperty(u"kind", u"choice")
        self.zoom_125.setCheckable(True)
        self.zoom_125.setAutoExclusive(True)
        self.zoom_125.setText(u"\u00d71\u00bc")

        self.zoom_row.addWidget(self.zoom_125)

        self.zoom_15 = QPushButton(self.zoom)
        self.zoom_15.setObjectName(u"zoom_15")
        self.zoom_15.setProperty(u"kind", u"choice")
        self.zoom_15.setCheckable(True)
        self.zoom_15.setAutoExclusive(True)
        self.zoom_15.setText(u"\u00d71\u00bd")

        self.zoom_row.addWidget(self.zoom_15)

        self.zoom_2 = QPushButton(self.zoom)
        self.zoom_2.setObjectName(u"zoom_2")
        self.zoom_2.setProperty(u"kind", u"choice")
        self.zoom_2.setCheckable(True)
        self.zoom_2.setAutoExclusive(True)
        self.zoom_2.setText(u"\u00d72")

        self.zoom_row.addWidget(self.zoom_2)


        self.zoom_block.addWidget(self.zoom)


        self.rows.addLayout(self.zoom_block)

        self.gap_3 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.rows.addItem(self.gap_3)

        self.scroll.setWidget(self.scroll_content)

        self.panel_column.addWidget(self.scroll)


        self.middle.addWidget(self.panel)

        self.gap_4 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.middle.addItem(self.gap_4)

        self.middle.setStretch(0, 1)
        self.middle.setStretch(1, 2)
        self.middle.setStretch(2, 1)

        self.page.addLayout(self.middle)

        self.page.setStretch(1, 1)

        self.retranslateUi(SettingsForm)

        QMetaObject.connectSlotsByName(SettingsForm)
    # setupUi

    def retranslateUi(self, SettingsForm):
        self.back.setText(QCoreApplication.translate("SettingsForm", u"Back", None))
        self.bar_title.setText(QCoreApplication.translate("SettingsForm", u"Settings", None))
        self.language_label.setText(QCoreApplication.translate("SettingsForm", u"Language", None))
        self.language_hint.setText(QCoreApplication.translate("SettingsForm", u"The whole program changes at once.", None))
        self.theme_label.setText(QCoreApplication.translate("SettingsForm", u"Table", None))
        self.theme_hint.setText(QCoreApplication.translate("SettingsForm", u"By candlelight or by the light of morning.", None))
        self.dark.setText(QCoreApplication.translate("SettingsForm", u"Vespers", None))
        self.light.setText(QCoreApplication.translate("SettingsForm", u"Matins", None))
        self.pace_label.setText(QCoreApplication.translate("SettingsForm", u"Pace of the table", None))
        self.pace_hint.setText(QCoreApplication.translate("SettingsForm", u"How fast the cards move and how long opponents take their time.", None))
        self.slow.setText(QCoreApplication.translate("SettingsForm", u"Slow \u00b7 \u00bd", None))
        self.normal.setText(QCoreApplication.translate("SettingsForm", u"Usual \u00b7 1", None))
        self.fast.setText(QCoreApplication.translate("SettingsForm", u"Fast \u00b7 2", None))
        self.instant.setText(QCoreApplication.translate("SettingsForm", u"At once", None))
        self.motion_label.setText(QCoreApplication.translate("SettingsForm", u"Motion", None))
        self.motion_hint.setText(QCoreApplication.translate("SettingsForm", u"Calm cards do not fly: they gently fade into place.", None))
        self.motion_on.setText(QCoreApplication.translate("SettingsForm", u"Lively", None))
        self.motion_off.setText(QCoreApplication.translate("SettingsForm", u"Calm", None))
        self.odds_label.setText(QCoreApplication.translate("SettingsForm", u"Odds of the next card", None))
        self.odds_hint.setText(QCoreApplication.translate("SettingsForm", u"The bar below the row: safe, equal, bust.", None))
        self.odds_on.setText(QCoreApplication.translate("SettingsForm", u"Show", None))
        self.odds_off.setText(QCoreApplication.translate("SettingsForm", u"Hide", None))
        self.zoom_label.setText(QCoreApplication.translate("SettingsForm", u"Letters of the rules", None))
        self.zoom_hint.setText(QCoreApplication.translate("SettingsForm", u"For eyes that like to read in comfort.", None))
        pass
    # retranslateUi

