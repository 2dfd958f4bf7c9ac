"""What nobody does by feel, and what is to nobody's taste."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.games.behind_the_throne import GAME
from tests.games.behind_the_throne.table import at

INSIGHT = GAME.insight
LOOKED: dict[str, Any] = {"used": ["seer"], "peeked": True}


@pytest.mark.parametrize(("card", "foolish"), [("judge", True), ("assassin", False), ("jester", False)])
def test_nobody_reveals_a_bust_that_he_has_looked_at(card: str, foolish: bool) -> None:
    """3.3, 3.4: a higher card is one, an equal or lower one is not."""
    state = at("king assassin", {"seer": 1}, {}, top=card, **LOOKED)
    assert INSIGHT.foolish(state, "reveal", 0) is foolish


def test_a_known_card_takes_neither_courage_nor_caution() -> None:
    unknown, known = at("king assassin", {"seer": 1}, {}), at("king assassin", {"seer": 1}, {}, top="judge", **LOOKED)
    for state, matters in (unknown, 1), (known, 0):
        cautious, bold = (INSIGHT.leaning(character, state, "reveal", 0) for character in ("cautious", "bold"))
        assert (cautious < 0 < bold) if matters else (cautious == bold == 0)


def test_one_is_fond_of_what_joins_ones_piles() -> None:
    state = at("king queen judge", {"king": 1, "judge": 2}, {"judge": 1, "seer": 1})
    fondness = [INSIGHT.fondness(state, action, 0) for action in ("take", "swap 1:judge", "swap 1:seer", "reveal")]
    assert fondness == [pytest.approx(2 / 3), 1, 0, 0]


def test_nobody_destroys_his_own_courtiers_without_need() -> None:
    """7.3, 7.4 speak of what Queen and King forbid who has them."""
    state = at("judge judge", {"general": 2, "queen": 1}, {"general": 2})
    assert INSIGHT.foolish(state, "destroy 0:general", 0)
    assert not INSIGHT.foolish(state, "destroy 0:queen", 0)
    assert not INSIGHT.foolish(state, "destroy 1:general", 0)
