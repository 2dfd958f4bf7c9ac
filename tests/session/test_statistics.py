"""Statistics: worked by hand from a few evenings."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from cardgames.session.match import Match
from cardgames.session.statistics import Rivalry, Standing, standings
from cardgames.storage.results import Player, Result, collect, load
from tests.playing import finish, setup, step
from tests.toy_game import Berries

CARDINAL, PAGE = "cardinal", "page"


def result(*players: Player) -> Result:
    return Result("id", "berries", {}, players, 10, datetime(2026, 5, 3, tzinfo=UTC))


def person(name: str, points: int, won: bool = False, crest: str = "fox") -> Player:
    return Player(name, crest, None, points, won)


def bot(name: str, points: int, won: bool = False) -> Player:
    return Player("Raven", "raven", name, points, won)


EVENINGS = [
    result(person("Olena", 20, True), person("Taras", 11), bot(CARDINAL, 15)),
    result(person("Olena", 9), bot(CARDINAL, 31, True), bot(CARDINAL, 4), bot(PAGE, 2)),
    result(person("Olena", -3, True), bot(PAGE, -7)),
    result(person("Taras", 8), person("Olena", 14, True), person("Ivan", 14, True)),
    result(person("Olena", 30, True, "bear"), bot(CARDINAL, 29)),
]


def test_one_person_in_figures() -> None:
    assert standings(EVENINGS)[0] == Standing(
        name="Olena",
        crest="bear",
        matches=5,
        won=4,
        best=30,
        mean=14.0,
        run=3,
        rivals=(
            Rivalry(CARDINAL, True, 3, 2, 1),
            Rivalry("Taras", False, 2, 2, 0),
            Rivalry(PAGE, True, 2, 1, 0),
            Rivalry("Ivan", False, 1, 1, 1),
        ),
    )


def test_most_victories_first_then_fewer_matches_for_them() -> None:
    assert [(who.name, who.won, who.matches, who.run) for who in standings(EVENINGS)] == [
        ("Olena", 4, 5, 3),
        ("Ivan", 1, 1, 1),
        ("Taras", 0, 2, 0),
    ]
    assert standings(EVENINGS)[0].share == 0.8


def test_computers_among_themselves_are_nobodys_statistics() -> None:
    assert standings([result(bot(CARDINAL, 5, True), bot(PAGE, 3))]) == []
    assert standings([]) == []


def test_a_person_at_two_seats_counts_once_with_the_better_one() -> None:
    (both,) = standings([result(person("Olena", 5, True), person("Olena", 3), bot(PAGE, 1))])
    assert (both.matches, both.won, both.best, both.mean) == (1, 1, 5, 5.0)
    assert [rival.name for rival in both.rivals] == [PAGE]


def test_a_person_called_as_a_bot_is_another() -> None:
    (who,) = standings([result(person(PAGE, 5, True), bot(PAGE, 1))])
    assert who.rivals == (Rivalry(PAGE, True, 1, 1, 0),)


@given(
    st.lists(st.lists(st.tuples(st.sampled_from("ABC"), st.integers(-9, 99), st.booleans()), min_size=1, max_size=3), max_size=12)
)
def test_figures_that_must_agree(evenings: list[list[tuple[str, int, bool]]]) -> None:
    all_of_them = [result(*(person(*seat) for seat in seats)) for seats in evenings]
    found = standings(all_of_them)
    assert {who.name for who in found} == {name for seats in evenings for name, _, _ in seats}
    by_name = {who.name: who for who in found}
    for who in found:
        assert 0 <= who.run <= who.won <= who.matches <= len(evenings)
        assert (who.run > 0) == (who.won > 0)
        assert who.best >= who.mean
        for rival in who.rivals:
            mirror = next(back for back in by_name[rival.name].rivals if back.name == who.name)
            assert mirror.matches == rival.matches


def test_a_match_counts_once_however_it_came_to_its_end(tmp_path: Path, berries: Berries) -> None:
    match = Match.begin(setup(berries.id, 2, bots=["greedy"]), tmp_path)
    path = next((tmp_path / "matches").glob("*.jsonl"))
    for _ in range(6):
        step(match)
    collect(tmp_path)
    assert load(tmp_path) == ([], None)  # not finished yet
    finish(Match.resume(path))
    finished = tmp_path / "matches" / "finished" / path.name
    for _ in range(2):
        collect(tmp_path)
        Match.resume(finished)  # only to look at it again
    (counted,) = load(tmp_path)[0]
    played = Match.reread(finished)
    assert counted.id == match.id
    assert [player.points for player in counted.players] == played.scores()
    assert [seat for seat, player in enumerate(counted.players) if player.won] == played.winners()
    assert counted.decisions == sum(isinstance(done.actor, int) for done in played.steps)


def test_an_abandoned_match_does_not_count(tmp_path: Path, berries: Berries) -> None:
    match = Match.begin(setup(berries.id, 2), tmp_path)
    step(match)
    match.abandon()
    collect(tmp_path)
    assert load(tmp_path) == ([], None)
