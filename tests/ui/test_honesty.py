"""The proof that opponents do not cheat: asked for from the menu, carried out in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from cardgames.session.honesty import ARRANGEMENTS, last_decisions
from cardgames.session.match import Match, Step
from cardgames.session.seats import CRESTS, Seat, Setup, named
from cardgames.session.thinking import Answer, Question, Thinker
from cardgames.words import Words
from tests import networks
from tests.playing import every_game, step
from tests.ui.conftest import cut_off, press, words_on
from tests.ui.controllers.test_match import StillThinker
from ui.app import App
from ui.language import Language
from ui.screens.honesty import HonestyDialog, Row
from ui.screens.menu import MenuDialog
from ui.screens.screen import language as language_of_now
from ui.screens.table import TableScreen
from ui.tables.table import LogLine
from ui.theme import stylesheet, theme

BTT, FTK = "behind-the-throne", "for-the-king"
PATIENCE = 120_000  # milliseconds; only a failing test waits so long


def played(game: str, *bots: str | None, steps: int = 60) -> Match:
    seats = tuple(Seat("" if bot else crest.title(), crest, bot) for crest, bot in zip(CRESTS, bots, strict=False))
    match = Match(Setup(game, {}, seats, 7))
    for _ in range(steps):
        step(match)
    return match


def chronicle(match: Match) -> Callable[..., LogLine]:
    """Lines as a table writes them."""
    words = Words(language_of_now(), match.game)
    words.names = [seat.name for seat in named(match.setup.seats, words)]
    return lambda event: LogLine(event.params.get("seat"), words.say(f"event-{event.name}", **event.params), ())


def rows(dialog: HonestyDialog) -> list[Row]:
    return dialog.findChildren(Row)


class Answering(StillThinker):
    """Answers every question at once, with what `decide` says."""

    def __init__(self, decide: Callable[[Question], str | None]) -> None:
        super().__init__()
        self.decide = decide
        self.closed = False

    def ask(self, asked: Question) -> None:
        super().ask(asked)
        self.reply = Answer(asked.match, asked.version, asked.seat, self.decide(asked))

    def close(self) -> None:
        self.closed = True


def opened(qtbot: QtBot, match: Match, thinker: Thinker) -> HonestyDialog:
    dialog = HonestyDialog(match, chronicle(match), thinker)
    qtbot.addWidget(dialog)
    dialog.setStyleSheet(stylesheet(theme("dark"), 1))
    dialog.dress(theme("dark"), 1)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def as_played(match: Match) -> Callable[[Question], str | None]:
    """An opponent that decides again what it decided at the table."""
    return lambda asked: match.steps[asked.version].action


def verdict(qtbot: QtBot, dialog: HonestyDialog) -> str:
    label = dialog._form.verdict
    qtbot.waitUntil(lambda: bool(label.text()), timeout=PATIENCE)
    return str(label.text())


def test_from_the_menu_of_a_match_to_the_verdict(qtbot: QtBot, court: App) -> None:
    """By mouse and keys, with real opponents in a real process; the match waits and goes on as if nothing had been."""
    court.matches.lay(played(BTT, None, "page", "scribe", steps=40))
    screen = court.window.shown
    assert isinstance(screen, TableScreen)
    qtbot.waitUntil(lambda: screen.table.prompt is not None, timeout=PATIENCE)
    record = screen.controller.match.record()  # type: ignore[attr-defined]
    qtbot.keyClick(screen.table, Qt.Key.Key_Escape)
    menu = QApplication.activeModalWidget()
    assert isinstance(menu, MenuDialog)
    press(qtbot, menu, "honesty")
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), HonestyDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, HonestyDialog)
    assert verdict(qtbot, dialog) == "Nobody cheats. Not even the Cardinal."
    said = [row.accessibleName() for row in rows(dialog)]
    assert [name.split(".")[0] for name in said] == ["Owl", "Hare"]
    assert all("The same decision each time" in name and f"tried: {ARRANGEMENTS}" in name for name in said)
    assert "The Page, level 1 of 4" in said[0]
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert screen.controller.match.record() == record  # type: ignore[attr-defined]
    assert screen.table.prompt is not None


def test_it_can_be_left_at_any_moment(qtbot: QtBot, language: Language, levels: None) -> None:
    thinker = Thinker(networks.work_with_networks)
    dialog = opened(qtbot, played(FTK, None, "cardinal"), thinker)
    assert thinker.asked is not None
    press(qtbot, dialog, "close")
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert thinker.asked is None
    with pytest.raises(ValueError, match="closed"):
        assert thinker.alive  # its process is no more


def test_the_opponent_that_thinks_just_now_is_not_disturbed(qtbot: QtBot, court: App) -> None:
    match = played(BTT, None, "page", "scribe", steps=40)
    while match.actor not in (1, 2) or len(match.legal()) < 2:
        step(match)
    court.choose("pace", 0.5)
    court.matches.lay(match)
    screen = court.window.shown
    assert isinstance(screen, TableScreen)
    qtbot.waitUntil(lambda: court.matches.thinker.asked is not None)
    asked, before = court.matches.thinker.asked, len(match.steps)
    screen.menu_requested.emit()
    menu = QApplication.activeModalWidget()
    assert isinstance(menu, MenuDialog)
    press(qtbot, menu, "honesty")
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), HonestyDialog))
    assert court.matches.thinker.asked in (asked, None), "it thinks on, or has finished"
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, HonestyDialog)
    dialog.close()
    qtbot.waitUntil(lambda: len(match.steps) > before, timeout=PATIENCE)


def test_what_each_has_done_is_told_as_in_the_chronicle(qtbot: QtBot, language: Language) -> None:
    match = played(BTT, None, "random", "random")
    thinker = Answering(as_played(match))
    dialog = opened(qtbot, match, thinker)
    assert verdict(qtbot, dialog) == "Nobody cheats. Not even the Cardinal."
    tell = chronicle(match)
    for decision, row in zip(last_decisions(match), rows(dialog), strict=True):
        for event in match.steps[decision.version].events:
            line = tell(event)
            assert (line.text in row.accessibleName()) == (line.seat == decision.seat)
    assert thinker.closed
    assert len(thinker.questions) == 2 * (1 + ARRANGEMENTS)


def test_progress_is_shown(qtbot: QtBot, language: Language) -> None:
    thinker = StillThinker()
    thinker.close = lambda: None  # type: ignore[method-assign]
    match = played(BTT, None, "random")
    dialog = opened(qtbot, match, thinker)
    for number in range(3):
        asked = thinker.questions[-1]
        thinker.reply = Answer(asked.match, asked.version, asked.seat, match.steps[asked.version].action)
        qtbot.waitUntil(lambda number=number: len(thinker.questions) == number + 2)  # type: ignore[misc]
    assert f"Other arrangements tried: 2 of {ARRANGEMENTS}" in words_on(dialog)
    assert not dialog._form.verdict.text()


@pytest.mark.parametrize("answers", [(None,), (0, 0, 0, 1)], ids=["no answer", "now and then another"])
def test_one_that_gives_no_sound_answer_is_not_acquitted(
    qtbot: QtBot, language: Language, answers: tuple[int | None, ...]
) -> None:
    turns = cycle(answers)

    def decide(asked: Question) -> str | None:
        place = next(turns)
        return None if place is None else asked.legal[place]

    dialog = opened(qtbot, played(BTT, None, "random"), Answering(decide))
    assert "fault" in verdict(qtbot, dialog)
    assert "was not always the same" in rows(dialog)[0].accessibleName()


def test_another_decision_than_at_the_table_is_owned_up_to(qtbot: QtBot, language: Language) -> None:
    match = played(BTT, None, "random")
    (decision,) = last_decisions(match)
    other = next(action for action in decision.legal if action != match.steps[decision.version].action)
    dialog = opened(qtbot, match, Answering(lambda asked: other))
    assert "Nobody cheats" in verdict(qtbot, dialog)
    assert "the clock was ticking" in rows(dialog)[0].accessibleName()


def test_before_anybody_has_decided_anything(qtbot: QtBot, language: Language) -> None:
    thinker = Answering(lambda asked: None)
    dialog = opened(qtbot, played(BTT, None, "random", steps=2), thinker)
    assert "Come back" in verdict(qtbot, dialog)
    assert rows(dialog) == []
    assert thinker.questions == []


def test_nothing_hidden_is_shown(qtbot: QtBot, language: Language) -> None:
    """Whoever sits at the screen, the dialog tells only what all may know, at whatever moment it is opened."""
    seen = 0
    for steps in range(20, 200, 9):
        match = played(FTK, None, "random", "random", steps=steps)
        if match.actor is None:
            break
        dialog = opened(qtbot, match, Answering(as_played(match)))
        for decision, row in zip(last_decisions(match), rows(dialog), strict=True):
            done: Step = match.steps[decision.version]
            public = {str(value) for event in done.events for value in event.params.values()}
            for event in done.events:
                for card in event.secret.values():
                    if isinstance(card, str) and card not in public:
                        seen += 1
                        name = Words("en", FTK).say(f"card-{card}", case="nom", count=1)
                        assert name not in row.accessibleName()
        dialog.close()
    assert seen, "no hidden card came up: other steps must be looked at"


@pytest.mark.parametrize("tongue", ["uk", "en"])
@pytest.mark.parametrize("game", every_game())
def test_it_fits_a_small_screen_in_both_languages(qtbot: QtBot, language: Language, levels: None, tongue: str, game: str) -> None:
    language.set(tongue)
    match = played(game, None, "page", "courtier", "cardinal")
    dialog = opened(qtbot, match, Answering(as_played(match)))
    verdict(qtbot, dialog)
    assert dialog.width() <= 1000
    assert dialog.height() <= 620
    foot = [name for name in cut_off(dialog) if name.startswith(("heading", "how", "verdict", "close"))]
    assert foot == []
    if tongue == "uk":
        said = " ".join(words_on(dialog))
        for seat in match.setup.seats:
            said = said.replace(seat.name, "")
        # Cards are lettered A to I on their faces, in both languages.
        assert not [letter for letter in said if "a" <= letter.lower() <= "z" and letter not in "ABCDEFGHI"]
