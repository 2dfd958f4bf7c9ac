"""What makes an opponent weaker, and what it never does all the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardgames.ai import levels
from cardgames.ai.levels import CLEARLY, LEANING, LEVELS, Level, Opponent, opponent
from cardgames.engine import registry
from cardgames.engine.bot import Budget, Candidate
from cardgames.engine.chance import pick
from cardgames.engine.game import Game

GAME = registry.game("behind-the-throne")
VALUES = {"take": 0.50, "reveal": 0.49, "swap 1:king": 0.45, "swap 1:queen": 0.50 - 1.5 * CLEARLY}


class Certain(Opponent):
    """Finds always the same values, without looking."""

    def _compared(
        self, view: dict[str, Any], state: Any, seat: int, legal: Sequence[str], rng: Random, budget: Budget
    ) -> list[Candidate]:
        return [Candidate(action, win, 0.0) for action, win in VALUES.items()]


def chosen(level: Level, character: str = "", times: int = 300) -> Counter[str]:
    """How often each action is chosen in one position, after a card at which nobody need be afraid of the next."""
    assert GAME.insight
    state = GAME.new(2, {})
    for action in ("first 0", GAME.draw(started(), Random(3)), "reveal"):
        GAME.play(state, action)
    view, bot = GAME.view(state, 0), Certain(GAME, GAME.insight, level, character)
    return Counter(bot.choose(view, 0, GAME.legal(state), Random(seed)).action for seed in range(times))


def started() -> Any:
    state = GAME.new(2, {})
    GAME.play(state, "first 0")
    return state


def test_the_strongest_always_takes_the_best() -> None:
    assert chosen(LEVELS["cardinal"]) == {"take": 300}


@pytest.mark.parametrize("character", ["", "spiteful"])
@pytest.mark.parametrize("name", list(LEVELS))
def test_what_is_clearly_worse_is_never_chosen(name: str, character: str) -> None:
    assert "swap 1:queen" not in chosen(LEVELS[name], character)


def test_the_weaker_the_more_it_goes_by_feel() -> None:
    best = [chosen(level)["take"] for level in LEVELS.values()]
    assert best == sorted(best)
    assert best[0] < best[-1]


def test_a_character_decides_between_what_is_about_as_good() -> None:
    assert VALUES["take"] - VALUES["reveal"] < LEANING
    assert chosen(LEVELS["cardinal"], "bold") == {"reveal": 300}
    assert chosen(LEVELS["cardinal"], "cautious") == {"take": 300}


def test_who_is_fond_of_what_he_holds_prefers_what_adds_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME.insight), "fondness", lambda insight, state, action, seat: float(action == "reveal"))
    level = replace(LEVELS["cardinal"], fondness=VALUES["take"] - VALUES["reveal"])
    assert chosen(replace(level, fondness=0.9 * level.fondness)) == {"take": 300}
    assert chosen(replace(level, fondness=1.1 * level.fondness)) == {"reveal": 300}


def test_the_weaker_the_more_it_forgets_and_the_fonder_it_is() -> None:
    for what in ("forgets", "fondness"):
        shares = [getattr(level, what) for level in LEVELS.values()]
        assert shares == sorted(shares, reverse=True)
        assert shares[-1] == 0 < shares[-2]


@pytest.mark.parametrize("name", [*LEVELS])
def test_no_taste_leads_to_what_is_foolish(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME.insight), "foolish", lambda insight, state, action, seat: action == "reveal")
    assert "reveal" not in chosen(LEVELS[name], "bold")
    monkeypatch.setattr(type(GAME.insight), "foolish", lambda insight, state, action, seat: action == "take")
    assert "take" in chosen(LEVELS[name]), "it may turn out the best"


@pytest.mark.parametrize("name", ["page", "scribe", "courtier"])
def test_who_goes_by_feel_has_a_character_all_the_same(name: str) -> None:
    reveals = [chosen(LEVELS[name], character)["reveal"] for character in ("cautious", "", "bold")]
    assert reveals[0] + 15 < reveals[1] < reveals[2] - 15


def test_the_first_candidate_is_the_chosen_one() -> None:
    state = started()
    GAME.play(state, GAME.draw(state, Random(1)))
    GAME.play(state, "reveal")
    assert GAME.insight
    bot = Certain(GAME, GAME.insight, LEVELS["page"])
    for seed in range(20):
        choice = bot.choose(GAME.view(state, 0), 0, GAME.legal(state), Random(seed))
        assert choice.candidates[0].action == choice.action
        assert Counter(each.action for each in choice.candidates) == Counter(list(VALUES))


def test_a_single_action_needs_no_thought() -> None:
    assert GAME.insight
    choice = Certain(GAME, GAME.insight, LEVELS["cardinal"]).choose({}, 0, ["reveal"], Random(1))
    assert (choice.action, choice.candidates, choice.reasons) == ("reveal", (), ())


def test_a_forgetful_player_takes_discarded_cards_for_cards_to_come() -> None:
    state = started()
    GAME.play(state, GAME.draw(state, Random(1)))
    gone = [state.deck.pop() for _ in range(20)]
    for kind in gone:
        state.discard[kind] += 1
    before, insight = Counter(state.deck), GAME.insight
    assert insight
    nothing = GAME.copy(state)
    insight.forget(nothing, 0, 0.0, Random(1))
    assert Counter(nothing.deck) == before
    insight.forget(state, 0, 1.0, Random(1))
    assert len(state.deck) == before.total()
    assert Counter(state.deck) != before
    assert not Counter(state.deck) - (before + Counter(gone))


def test_a_forgetful_player_of_the_king_loses_sight_of_the_rivals_and_of_his_own_favors() -> None:
    game: Game[Any] = registry.game("for-the-king")
    state, rng = game.new(3, {}), Random(4)
    while not (all(state.known) and all(state.put)):
        game.play(state, game.draw(state, rng) if game.actor(state) == "chance" else pick(game.legal(state), rng))
    known, put, insight = [pile[:] for pile in state.known], [pile[:] for pile in state.put], game.insight
    assert insight
    insight.forget(state, 1, 0.0, rng)
    assert (state.known, state.put) == (known, put)
    insight.forget(state, 1, 1.0, rng)
    assert state.known == [[], known[1], []]
    assert state.put == [put[0], [], put[2]]


@pytest.mark.parametrize("name", ["courtier-shy", "courtier-", "knight", "", "-bold", "expectimax"])
def test_who_is_not_there(name: str) -> None:
    assert opponent(GAME, name) is None


def test_a_game_without_a_network_has_no_levels(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr(levels, "file", lambda game: tmp_path / "none.json")
    assert opponent(GAME, "page") is None
