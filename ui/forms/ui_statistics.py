# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'statistics.ui'
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
from PySide6.QtWidgets import (QApplication, QFrame, QGridLayout, QHBoxLayout,
    QLabel, QPushButton, QScrollArea, QSizePolicy,
    QSpacerItem, QVBoxLayout, QWidget)

class Ui_StatisticsForm(object):
    def setupUi(self, StatisticsForm):
        if not StatisticsForm.objectName():
            StatisticsForm.setObjectName(u"StatisticsForm")
        StatisticsForm.resize(1440, 900)
        self.page = QVBoxLayout(StatisticsForm)
        self.page.setSpacing(0)
        self.page.setObjectName(u"page")
        self.page.setContentsMargins(0, 0, 0, 0)
        self.bar = QFrame(StatisticsForm)
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

        self.forget = QPushButton(self.bar)
        self.forget.setObjectName(u"forget")
        self.forget.setProperty(u"kind", u"flat")
        self.forget.setProperty(u"glyph", u"close")

        self.bar_row.addWidget(self.forget)


        self.page.addWidget(self.bar)

        self.middle = QVBoxLayout()
        self.middle.setSpacing(14)
        self.middle.setObjectName(u"middle")
        self.middle.setContentsMargins(40, 18, 44, 34)
        self.games_line = QHBoxLayout()
        self.games_line.setSpacing(20)
        self.games_line.setObjectName(u"games_line")
        self.games_line.setContentsMargins(0, 0, 0, 0)
        self.games = QFrame(StatisticsForm)
        self.games.setObjectName(u"games")
        self.games.setProperty(u"role", u"choices")
        self.games_row = QHBoxLayout(self.games)
        self.games_row.setSpacing(3)
        self.games_row.setObjectName(u"games_row")
        self.games_row.setContentsMargins(3, 3, 3, 3)

        self.games_line.addWidget(self.games)

        self.played = QLabel(StatisticsForm)
        self.played.setObjectName(u"played")

        self.games_line.addWidget(self.played)

        self.gap_2 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.games_line.addItem(self.gap_2)


        self.middle.addLayout(self.games_line)

        self.story = QWidget(StatisticsForm)
        self.story.setObjectName(u"story")
        self.story_row = QHBoxLayout(self.story)
        self.story_row.setSpacing(24)
        self.story_row.setObjectName(u"story_row")
        self.story_row.setContentsMargins(0, 0, 0, 0)
        self.persons_panel = QFrame(self.story)
        self.persons_panel.setObjectName(u"persons_panel")
        self.persons_panel.setProperty(u"role", u"panel")
        self.persons_column = QVBoxLayout(self.persons_panel)
        self.persons_column.setSpacing(10)
        self.persons_column.setObjectName(u"persons_column")
        self.persons_column.setContentsMargins(18, 14, 12, 14)
        self.persons_head = QHBoxLayout()
        self.persons_head.setSpacing(10)
        self.persons_head.setObjectName(u"persons_head")
        self.persons_head.setContentsMargins(2, 0, 22, 0)
        self.persons_title = QLabel(self.persons_panel)
        self.persons_title.setObjectName(u"persons_title")
        self.persons_title.setProperty(u"role", u"heading")

        self.persons_head.addWidget(self.persons_title)

        self.gap_3 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.persons_head.addItem(self.gap_3)

        self.persons_hint = QLabel(self.persons_panel)
        self.persons_hint.setObjectName(u"persons_hint")
        self.persons_hint.setProperty(u"role", u"small")

        self.persons_head.addWidget(self.persons_hint)


        self.persons_column.addLayout(self.persons_head)

        self.persons = QScrollArea(self.persons_panel)
        self.persons.setObjectName(u"persons")
        self.persons.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.persons.setWidgetResizable(True)
        self.persons_content = QWidget()
        self.persons_content.setObjectName(u"persons_content")
        self.person_rows = QVBoxLayout(self.persons_content)
        self.person_rows.setSpacing(8)
        self.person_rows.setObjectName(u"person_rows")
        self.person_rows.setContentsMargins(0, 0, 6, 0)
        self.persons.setWidget(self.persons_content)

        self.persons_column.addWidget(self.persons)

        self.persons_column.setStretch(1, 1)

        self.story_row.addWidget(self.persons_panel)

        self.person_panel = QFrame(self.story)
        self.person_panel.setObjectName(u"person_panel")
        self.person_panel.setProperty(u"role", u"panel")
        self.person_column = QVBoxLayout(self.person_panel)
        self.person_column.setSpacing(10)
        self.person_column.setObjectName(u"person_column")
        self.person_column.setContentsMargins(22, 14, 12, 14)
        self.person_head = QHBoxLayout()
        self.person_head.setSpacing(14)
        self.person_head.setObjectName(u"person_head")
        self.person_head.setContentsMargins(0, 0, 0, 0)
        self.crest = QLabel(self.person_panel)
        self.crest.setObjectName(u"crest")
        self.crest.setProperty(u"span", u"46")

        self.person_head.addWidget(self.crest)

        self.name = QLabel(self.person_panel)
        self.name.setObjectName(u"name")
        self.name.setWordWrap(True)
        self.name.setProperty(u"role", u"title")

        self.person_head.addWidget(self.name)

        self.person_head.setStretch(1, 1)

        self.person_column.addLayout(self.person_head)

        self.figures = QGridLayout()
        self.figures.setObjectName(u"figures")
        self.figures.setHorizontalSpacing(8)
        self.figures.setVerticalSpacing(8)
        self.figures.setContentsMargins(0, 0, 10, 0)
        self.matches_tile = QFrame(self.person_panel)
        self.matches_tile.setObjectName(u"matches_tile")
        self.matches_tile.setProperty(u"role", u"row")
        self.matches_column = QVBoxLayout(self.matches_tile)
        self.matches_column.setSpacing(0)
        self.matches_column.setObjectName(u"matches_column")
        self.matches_column.setContentsMargins(14, 4, 10, 6)
        self.matches = QLabel(self.matches_tile)
        self.matches.setObjectName(u"matches")
        self.matches.setProperty(u"role", u"title")

        self.matches_column.addWidget(self.matches)

        self.matches_label = QLabel(self.matches_tile)
        self.matches_label.setObjectName(u"matches_label")
        self.matches_label.setWordWrap(True)
        self.matches_label.setProperty(u"role", u"small")

        self.matches_column.addWidget(self.matches_label)


        self.figures.addWidget(self.matches_tile, 0, 0, 1, 1)

        self.won_tile = QFrame(self.person_panel)
        self.won_tile.setObjectName(u"won_tile")
        self.won_tile.setProperty(u"role", u"row")
        self.won_column = QVBoxLayout(self.won_tile)
        self.won_column.setSpacing(0)
        self.won_column.setObjectName(u"won_column")
        self.won_column.setContentsMargins(14, 4, 10, 6)
        self.won = QLabel(self.won_tile)
        self.won.setObjectName(u"won")
        self.won.setProperty(u"role", u"title")

        self.won_column.addWidget(self.won)

        self.won_label = QLabel(self.won_tile)
        self.won_label.setObjectName(u"won_label")
        self.won_label.setWordWrap(True)
        self.won_label.setProperty(u"role", u"small")

        self.won_column.addWidget(self.won_label)


        self.figures.addWidget(self.won_tile, 0, 1, 1, 1)

        self.share_tile = QFrame(self.person_panel)
        self.share_tile.setObjectName(u"share_tile")
        self.share_tile.setProperty(u"role", u"row")
        self.share_column = QVBoxLayout(self.share_tile)
        self.share_column.setSpacing(0)
        self.share_column.setObjectName(u"share_column")
        self.share_column.setContentsMargins(14, 4, 10, 6)
        self.share = QLabel(self.share_tile)
        self.share.setObjectName(u"share")
        self.share.setProperty(u"role", u"title")

        self.share_column.addWidget(self.share)

        self.share_label = QLabel(self.share_tile)
        self.share_label.setObjectName(u"share_label")
        self.share_label.setWordWrap(True)
        self.share_label.setProperty(u"role", u"small")

        self.share_column.addWidget(self.share_label)


        self.figures.addWidget(self.share_tile, 0, 2, 1, 1)

        self.best_tile = QFrame(self.person_panel)
        self.best_tile.setObjectName(u"best_tile")
        self.best_tile.setProperty(u"role", u"row")
        self.best_column = QVBoxLayout(self.best_tile)
        self.best_column.setSpacing(0)
        self.best_column.setObjectName(u"best_column")
        self.best_column.setContentsMargins(14, 4, 10, 6)
        self.best = QLabel(self.best_tile)
        self.best.setObjectName(u"best")
        self.best.setProperty(u"role", u"title")

        self.best_column.addWidget(self.best)

        self.best_label = QLabel(self.best_tile)
        self.best_label.setObjectName(u"best_label")
        self.best_label.setWordWrap(True)
        self.best_label.setProperty(u"role", u"small")

        self.best_column.addWidget(self.best_label)


        self.figures.addWidget(self.best_tile, 1, 0, 1, 1)

        self.mean_tile = QFrame(self.person_panel)
        self.mean_tile.setObjectName(u"mean_tile")
        self.mean_tile.setProperty(u"role", u"row")
        self.mean_column = QVBoxLayout(self.mean_tile)
        self.mean_column.setSpacing(0)
        self.mean_column.setObjectName(u"mean_column")
        self.mean_column.setContentsMargins(14, 4, 10, 6)
        self.mean = QLabel(self.mean_tile)
        self.mean.setObjectName(u"mean")
        self.mean.setProperty(u"role", u"title")

        self.mean_column.addWidget(self.mean)

        self.mean_label = QLabel(self.mean_tile)
        self.mean_label.setObjectName(u"mean_label")
        self.mean_label.setWordWrap(True)
        self.mean_label.setProperty(u"role", u"small")

        self.mean_column.addWidget(self.mean_label)


        self.figures.addWidget(self.mean_tile, 1, 1, 1, 1)

        self.run_tile = QFrame(self.person_panel)
        self.run_tile.setObjectName(u"run_tile")
        self.run_tile.setProperty(u"role", u"row")
        self.run_column = QVBoxLayout(self.run_tile)
        self.run_column.setSpacing(0)
        self.run_column.setObjectName(u"run_column")
        self.run_column.setContentsMargins(14, 4, 10, 6)
        self.run = QLabel(self.run_tile)
        self.run.setObjectName(u"run")
        self.run.setProperty(u"role", u"title")

        self.run_column.addWidget(self.run)

        self.run_label = QLabel(self.run_tile)
        self.run_label.setObjectName(u"run_label")
        self.run_label.setWordWrap(True)
        self.run_label.setProperty(u"role", u"small")

        self.run_column.addWidget(self.run_label)


        self.figures.addWidget(self.run_tile, 1, 2, 1, 1)

        self.figures.setColumnStretch(0, 1)
        self.figures.setColumnStretch(1, 1)
        self.figures.setColumnStretch(2, 1)

        self.person_column.addLayout(self.figures)

        self.rivals_head = QHBoxLayout()
        self.rivals_head.setSpacing(10)
        self.rivals_head.setObjectName(u"rivals_head")
        self.rivals_head.setContentsMargins(0, 6, 24, 0)
        self.rivals_title = QLabel(self.person_panel)
        self.rivals_title.setObjectName(u"rivals_title")
        self.rivals_title.setProperty(u"role", u"heading")

        self.rivals_head.addWidget(self.rivals_title)

        self.gap_4 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.rivals_head.addItem(self.gap_4)

        self.rivals_hint = QLabel(self.person_panel)
        self.rivals_hint.setObjectName(u"rivals_hint")
        self.rivals_hint.setProperty(u"role", u"small")

        self.rivals_head.addWidget(self.rivals_hint)


        self.person_column.addLayout(self.rivals_head)

        self.rivals = QScrollArea(self.person_panel)
        self.rivals.setObjectName(u"rivals")
        self.rivals.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rivals.setWidgetResizable(True)
        self.rivals_content = QWidget()
        self.rivals_content.setObjectName(u"rivals_content")
        self.rival_rows = QVBoxLayout(self.rivals_content)
        self.rival_rows.setSpacing(8)
        self.rival_rows.setObjectName(u"rival_rows")
        self.rival_rows.setContentsMargins(0, 0, 6, 0)
        self.rivals.setWidget(self.rivals_content)

        self.person_column.addWidget(self.rivals)

        self.person_column.setStretch(3, 1)

        self.story_row.addWidget(self.person_panel)

        self.story_row.setStretch(0, 46)
        self.story_row.setStretch(1, 54)

        self.middle.addWidget(self.story)

        self.empty = QWidget(StatisticsForm)
        self.empty.setObjectName(u"empty")
        self.empty_column = QVBoxLayout(self.empty)
        self.empty_column.setSpacing(14)
        self.empty_column.setObjectName(u"empty_column")
        self.empty_column.setContentsMargins(0, 0, 0, 0)
        self.gap_5 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.empty_column.addItem(self.gap_5)

        self.empty_art = QLabel(self.empty)
        self.empty_art.setObjectName(u"empty_art")
        self.empty_art.setProperty(u"art", u"ui/coach")
        self.empty_art.setProperty(u"span", u"190")

        self.empty_column.addWidget(self.empty_art, 0, Qt.AlignmentFlag.AlignHCenter)

        self.empty_title = QLabel(self.empty)
        self.empty_title.setObjectName(u"empty_title")
        self.empty_title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty_title.setProperty(u"role", u"title")

        self.empty_column.addWidget(self.empty_title)

        self.empty_text = QLabel(self.empty)
        self.empty_text.setObjectName(u"empty_text")
        self.empty_text.setWordWrap(True)
        self.empty_text.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.empty_column.addWidget(self.empty_text)

        self.to_lobby = QPushButton(self.empty)
        self.to_lobby.setObjectName(u"to_lobby")
        self.to_lobby.setProperty(u"kind", u"primary")
        self.to_lobby.setProperty(u"glyph", u"play")

        self.empty_column.addWidget(self.to_lobby, 0, Qt.AlignmentFlag.AlignHCenter)

        self.gap_6 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.empty_column.addItem(self.gap_6)


        self.middle.addWidget(self.empty)

        self.middle.setStretch(1, 1)
        self.middle.setStretch(2, 1)

        self.page.addLayout(self.middle)

        self.page.setStretch(1, 1)

        self.retranslateUi(StatisticsForm)

        QMetaObject.connectSlotsByName(StatisticsForm)
    # setupUi

    def retranslateUi(self, StatisticsForm):
        self.back.setText(QCoreApplication.translate("StatisticsForm", u"Back", None))
        self.bar_title.setText(QCoreApplication.translate("StatisticsForm", u"Statistics", None))
        self.forget.setText(QCoreApplication.translate("StatisticsForm", u"Forget everything", None))
        self.persons_title.setText(QCoreApplication.translate("StatisticsForm", u"At this court", None))
        self.persons_hint.setText(QCoreApplication.translate("StatisticsForm", u"Victories", None))
        self.matches_label.setText(QCoreApplication.translate("StatisticsForm", u"Games", None))
        self.won_label.setText(QCoreApplication.translate("StatisticsForm", u"Victories", None))
        self.share_label.setText(QCoreApplication.translate("StatisticsForm", u"Share of victories", None))
        self.best_label.setText(QCoreApplication.translate("StatisticsForm", u"Best result", None))
        self.mean_label.setText(QCoreApplication.translate("StatisticsForm", u"Average result", None))
        self.run_label.setText(QCoreApplication.translate("StatisticsForm", u"Victories in a row", None))
        self.rivals_title.setText(QCoreApplication.translate("StatisticsForm", u"Against whom", None))
        self.rivals_hint.setText(QCoreApplication.translate("StatisticsForm", u"Own victories : the rival\u2019s", None))
        self.empty_title.setText(QCoreApplication.translate("StatisticsForm", u"The chronicle is still blank", None))
        self.to_lobby.setText(QCoreApplication.translate("StatisticsForm", u"To the lobby", None))
        pass
    # retranslateUi

