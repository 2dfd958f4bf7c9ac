"""Match: versions, chance, views, taking back, abandoning, records."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cardgames.engine.errors import BadGame, BadRequest, IllegalAction
from cardgames.engine.events import Event
from cardgames.session.match import Match, StaleVersion, digest, replay
from cardgames.session.seats import Seat, Setup
from tests.playing import every_game, finish, setup, step
from tests.toy_game import WORTH, Berries, State


@pytest.fixture
def match(berries: Berries) -> Match:
    """Two persons, the cards dealt, the first to draw."""
    match = Match(setup("berries", 2))
    match.draw()
    match.draw()
    return match


def decide(match: Match, *actions: str) -> None:
    for action in actions:
        match.submit(match.version, action)


def everything(match: Match) -> tuple[Any, ...]:
    """All that can be seen of a match, to compare before and after."""
    views = [match.view(seat) for seat in range(len(match.setup.seats))]
    return match.version, match.actor, match.legal(), match.record(), views, match.scores()


def test_a_step_says_what_happened(match: Match) -> None:
    seat = match.actor
    taken = match.submit(2, "draw")
    assert (taken.version, taken.actor, taken.action) == (3, seat, "draw")
    assert [event.name for event in taken.events] == ["drew"]
    assert match.version == 3
    assert match.steps[-1] == taken


@pytest.mark.parametrize("version", [-1, 0, 1, 3, 99])
def test_a_decision_for_another_version_is_stale(match: Match, version: int) -> None:
    before = everything(match)
    with pytest.raises(StaleVersion):
        match.submit(version, "draw")
    assert everything(match) == before


def test_a_double_click_is_one_action(match: Match) -> None:
    decide(match, "draw")
    version, card = match.version, match.legal()[0]
    match.submit(version, card)
    with pytest.raises(StaleVersion):
        match.submit(version, card)


def test_an_illegal_action_changes_nothing_and_says_why(match: Match) -> None:
    before = everything(match)
    with pytest.raises(IllegalAction) as refused:
        match.submit(2, "lay dragon")
    assert refused.value.refusal.rule == "2"
    assert refused.value.refusal == match.refusal("lay dragon")
    assert everything(match) == before


def test_no_seat_decides_for_chance(berries: Berries) -> None:
    match = Match(setup("berries", 2))
    assert match.legal() == []
    with pytest.raises(BadRequest):
        match.submit(0, "first 1")
    match.draw()
    with pytest.raises(BadRequest):
        match.submit(1, "shuffle bear,bear,bear,fox,fox,fox,owl,owl,owl")
    assert match.version == 1


def test_chance_does_not_decide_for_a_seat(match: Match) -> None:
    with pytest.raises(BadRequest):
        match.draw()


def test_a_deal_is_the_same_for_ever(berries: Berries) -> None:
    """Deals that players have noted down must not change with a version of the program or of Python."""
    match = Match(setup("berries", 2, deal=2024))
    assert [match.draw().action, match.draw().action] == ["first 1", "shuffle bear,owl,fox,fox,bear,owl,owl,fox,bear"]


def test_deals_differ_in_cards_and_first_player(berries: Berries) -> None:
    matches = [Match(setup("berries", 3, deal)) for deal in range(30)]
    assert {match.draw().action for match in matches} == {"first 0", "first 1", "first 2"}
    assert len({match.draw().action for match in matches}) > 20


def test_looking_and_taking_back_change_no_chance(berries: Berries) -> None:
    plain = finish(Match(setup("berries", 2)))
    looked = Match(setup("berries", 2))
    while looked.actor is not None:
        looked.view(0)
        looked.legal()
        step(looked)
        if looked.undoable():
            looked.undo()
            step(looked)
    assert looked.record() == plain.record()
    assert looked.version > plain.version


def test_a_fault_in_the_rules_leaves_the_match_as_it_was(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    before = everything(match)

    def half_done(game: Berries, state: State, action: str, events: list[Event] | None = None) -> None:
        state.deck.clear()
        raise RuntimeError("a fault")

    with monkeypatch.context() as patch:
        patch.setattr(Berries, "play", half_done)
        with pytest.raises(RuntimeError):
            match.submit(2, "draw")
    assert everything(match) == before
    decide(match, "draw")


def test_a_seat_sees_its_own_secrets_only(match: Match) -> None:
    seat = match.actor
    assert isinstance(seat, int)
    drawn = match.submit(2, "draw")
    card = match.legal()[0].removeprefix("lay ")
    assert match.seen(drawn, seat).events[0].params == {"seat": seat, "card": card}
    for other in (1 - seat, None):
        seen = match.seen(drawn, other)
        assert seen.events[0].params == {"seat": seat, "card": None}
        assert not seen.events[0].secret
    assert match.seen(match.steps[1], seat).action == "shuffle ?"
    assert match.view(1 - seat)["hands"][seat] == 1


def test_views_are_plain_data_apart_from_the_match(match: Match) -> None:
    view = match.view(0)
    assert json.loads(json.dumps(view)) == view
    view["hands"][0].append("dragon")
    view["options"]["hand_limit"] = 7
    assert match.view(0)["hands"][0] == []
    assert match.view(0)["options"] == {"hand_limit": 2}


def test_no_view_for_a_seat_that_is_not_there(match: Match) -> None:
    with pytest.raises(BadRequest):
        match.view(2)


class TestUndo:
    def test_own_decisions_one_by_one(self, match: Match) -> None:
        decide(match, "draw")
        start = everything(match)
        decide(match, match.legal()[0])
        laid = everything(match)
        decide(match, "end")
        assert match.undoable()
        assert match.undo() == match.version == 6
        assert everything(match)[1:] == laid[1:]
        match.undo()
        assert everything(match)[1:] == start[1:]

    def test_a_version_is_never_used_twice(self, match: Match) -> None:
        decide(match, "draw", "end")
        late = match.version
        match.undo()
        decide(match, "end")
        with pytest.raises(StaleVersion):
            match.submit(late, "draw")

    def refused(self, match: Match) -> None:
        before = everything(match)
        assert not match.undoable()
        with pytest.raises(BadRequest):
            match.undo()
        assert everything(match) == before

    def test_nothing_has_been_decided(self, berries: Berries) -> None:
        self.refused(Match(setup("berries", 2)))

    def test_not_across_chance(self, match: Match) -> None:
        self.refused(match)

    def test_not_across_what_was_shown(self, match: Match) -> None:
        decide(match, "draw")
        self.refused(match)

    def test_not_across_a_loss_that_chance_has_drawn(self, berries: Berries) -> None:
        match = Match(replace(setup("berries", 2), options={"hand_limit": 1}))
        while match.actor != "chance" or len(match.steps) < 2:
            decide(match, match.legal()[-1]) if match.actor != "chance" else match.draw()
        assert match.undoable()  # chance is asked, but has not answered
        match.draw()
        assert match.steps[-1].action.startswith("lose ")
        self.refused(match)

    def test_not_across_another_seat(self, match: Match) -> None:
        decide(match, "draw", "end", "draw", "end")
        match.undo()
        self.refused(match)  # the other one's draw

    def test_not_for_a_bot(self, berries: Berries) -> None:
        match = Match(setup("berries", 2, bots=["random", "random"]))
        match.draw()
        match.draw()
        decide(match, "draw", "end")
        self.refused(match)

    def test_not_when_the_match_is_over(self, match: Match) -> None:
        while match.actor is not None:
            decide(match, match.legal()[-1]) if match.actor != "chance" else match.draw()
        self.refused(match)


def test_the_end(match: Match) -> None:
    assert (match.scores(), match.winners(), match.reckoning()) == (None, None, None)
    finish(match)
    scores, reckoning = match.scores(), match.reckoning()
    assert scores is not None
    assert reckoning is not None
    assert [sum(line.points for line in lines) for lines in reckoning] == scores
    assert match.winners() == [seat for seat in range(2) if scores[seat] == max(scores)]
    assert match.legal() == []
    with pytest.raises(BadRequest):
        match.submit(match.version, "draw")


def test_the_course_of_a_match_is_told_at_its_end_turn_by_turn(match: Match) -> None:
    """A card laid counts as in the reckoning, a card in the hand 1; nobody loses a card here."""
    assert match.course() is None
    decide(match, "draw", "end", "draw")
    laid = next(action for action in match.legal() if action.startswith("lay "))
    decide(match, laid, "end")
    second = match.steps[-1].actor
    assert isinstance(second, int)
    finish(match)
    course = match.course()
    assert course is not None
    assert course[0] == [int(seat != second) for seat in range(2)]
    assert course[1][1 - second] == 1
    assert course[1][second] == WORTH[laid.removeprefix("lay ")]
    assert course[-1] == match.scores()
    assert len(course) == sum(event.name == "ended" for step in match.steps for event in step.events)


def test_abandoned(match: Match) -> None:
    match.abandon()
    assert match.abandoned
    assert match.actor is None
    assert match.scores() is None
    assert not match.undoable()
    for version in (2, match.version):
        with pytest.raises((BadRequest, StaleVersion)):
            match.submit(version, "draw")
    match.abandon()
    assert match.version == 3


@pytest.mark.parametrize("game", every_game())
@pytest.mark.parametrize("deal", [1, 2, 3])
def test_a_record_replays_without_chance(game: str, deal: int) -> None:
    match = finish(Match(setup(game, 2, deal)))
    record = json.loads(json.dumps(match.record()))
    assert "deal" not in record
    again = replay(record)
    assert again.record() == match.record()
    assert again.scores() == match.scores()
    assert [again.view(seat) for seat in range(2)] == [match.view(seat) for seat in range(2)]
    assert again.steps == match.steps


def test_the_digest_of_a_record_is_the_same_everywhere() -> None:
    record = {"format": 1, "game": "berries", "options": {"hand_limit": 2}, "seats": [], "actions": ["first 0"]}
    same = dict(reversed(record.items()))
    assert digest(record) == digest(same) == "4011849e05ea3de65093f677474f34fe8d3126f719853fcd39dbb0fe265fbaf7"
    assert digest(record) != digest({**record, "actions": ["first 1"]})


@pytest.mark.parametrize(
    "spoil",
    [
        lambda record: None,
        lambda record: [record],
        lambda record: {**record, "game": "chess"},
        lambda record: {**record, "format": 2},
        lambda record: {**record, "format": None},
        lambda record: {**record, "actions": "draw"},
        lambda record: {**record, "actions": [1]},
        lambda record: {**record, "actions": [*record["actions"], "draw"]},
        lambda record: {**record, "actions": record["actions"][1:]},
        lambda record: {**record, "seats": record["seats"][:1]},
        lambda record: {**record, "seats": [{"name": "A"}, {"name": "B"}]},
        lambda record: {**record, "options": {"hand_limit": True}},
        lambda record: {**record, "deal": "7"},
        lambda record: {key: value for key, value in record.items() if key != "actions"},
    ],
)
def test_what_is_no_record_is_refused(berries: Berries, spoil: Callable[[Any], Any]) -> None:
    record = finish(Match(setup("berries", 2))).record()
    with pytest.raises((BadGame, BadRequest, IllegalAction)):
        replay(spoil(record))


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"options": {"unknown": 1}},
        {"options": {"hand_limit": 3}},
        {"seats": ()},
        {"seats": (Seat("A", "fox"),)},
        {"seats": (Seat("A", "fox"), Seat("B", "unicorn"))},
        {"seats": (Seat("A", "fox"), Seat("B", "owl", "grandmaster"))},
    ],
)
def test_a_setup_that_cannot_be_played(berries: Berries, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadGame):
        Match(replace(setup("berries", 2), **wrong))


def test_a_setup_in_json(berries: Berries) -> None:
    given = Setup("berries", {"hand_limit": 1}, (Seat("Оля", "fox"), Seat("Бот", "owl", "greedy")), 12)
    assert Setup.from_json(json.loads(json.dumps(given.to_json()))) == given
    assert Setup.from_json({**given.to_json(), "options": {}}).options == {"hand_limit": 2}
