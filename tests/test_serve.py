"""The engine protocol (architecture: Engine protocol), in both directions and with everything that can be wrong."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames.engine import registry
from cardgames.serve import LONGEST_LINE, Server, conversation
from tests.toy_game import Berries, installed

NEW = {"cmd": "new", "game": "berries", "players": 2}
SHUFFLE = "shuffle bear,fox,owl,bear,fox,owl,bear,fox,owl"
STATE = {"cmd": "state"}


@pytest.fixture(autouse=True)
def berries() -> Iterator[Berries]:
    with installed() as game:
        yield game


@pytest.fixture
def server() -> Server:
    """A game of two in which seat 1 has drawn a bear."""
    server = Server()
    for request in (NEW, *({"cmd": "play", "action": action} for action in ("first 1", SHUFFLE, "draw"))):
        assert "error" not in ask(server, request)
    return server


def ask(server: Server, request: Any) -> dict[str, Any]:
    return server.answer(json.dumps(request).encode())


def refused(server: Server, request: Any) -> dict[str, str]:
    """The error, after making sure that it is one and has changed nothing."""
    before = ask(server, STATE)
    line = request if isinstance(request, bytes) else json.dumps(request).encode()
    error: dict[str, str] = server.answer(line)["error"]
    assert set(error) == {"code", "message", "rule"}
    assert all(isinstance(part, str) for part in error.values())
    assert error["message"]
    assert ask(server, STATE) == before
    return error


def test_a_new_game() -> None:
    assert ask(Server(), NEW) == {
        "position": {
            "game": "berries",
            "players": 2,
            "options": {"hand_limit": 2},
            "phase": "first",
            "turn": None,
            "deck": [],
            "hands": [[], []],
            "laid": [[], []],
            "lost": [[], []],
        },
        "actor": "chance",
        "legal": ["first 0", "first 1"],
        "scores": None,
        "winners": None,
        "events": [],
    }
    assert ask(Server(), {**NEW, "options": {"hand_limit": 1}})["position"]["options"] == {"hand_limit": 1}


def test_play(server: Server) -> None:
    answer = ask(server, {"cmd": "play", "action": "lay bear"})
    assert answer["events"] == [{"event": "laid", "seat": 1, "card": "bear"}]
    assert answer["position"]["laid"] == [[], ["bear"]]
    assert answer["actor"] == 1
    assert answer["legal"] == ["end"]
    assert ask(server, STATE) == {**answer, "events": []}


def test_events_hold_their_secrets(server: Server) -> None:
    ask(server, {"cmd": "play", "action": "end"})
    assert ask(server, {"cmd": "play", "action": "draw"})["events"] == [{"event": "drew", "seat": 0, "card": "fox"}]


def test_legal_for_a_shuffle_is_empty() -> None:
    server = Server()
    ask(server, NEW)
    answer = ask(server, {"cmd": "play", "action": "first 0"})
    assert (answer["actor"], answer["legal"]) == ("chance", [])


def test_the_end(server: Server) -> None:
    answer = ask(server, STATE)
    while answer["actor"] is not None:
        assert (answer["scores"], answer["winners"]) == (None, None)
        answer = ask(server, {"cmd": "play", "action": answer["legal"][0]})
    assert answer["legal"] == []
    assert answer["scores"] == [7, 11]  # fox, bear, owl, fox against bear, owl, fox, bear, owl
    assert answer["winners"] == [1]
    assert refused(server, {"cmd": "play", "action": "draw"})["code"] == "illegal-action"


def test_view(server: Server) -> None:
    assert ask(server, {"cmd": "view", "seat": 1})["view"]["hands"] == [0, ["bear"]]
    assert ask(server, {"cmd": "view", "seat": 0}) == {"view": registry.game("berries").view(server._state, 0)}
    assert ask(server, {"cmd": "view", "seat": 0})["view"]["hands"] == [[], 1]


def test_load(server: Server) -> None:
    state = ask(server, STATE)
    other = Server()
    assert ask(other, {"cmd": "load", "position": state["position"]}) == state
    assert ask(other, {"cmd": "play", "action": "end"}) == ask(server, {"cmd": "play", "action": "end"})


@pytest.mark.parametrize("game", list(registry.games()))
def test_every_game_by_the_protocol_alone(game: str) -> None:
    """A client that knows only the protocol and `draw` plays a game, loading every position anew."""
    rules = registry.game(game)
    server = Server()
    answer = ask(server, {"cmd": "new", "game": game, "players": min(rules.seats)})
    for number in range(400):
        if answer["actor"] is None:
            break
        loaded = ask(Server(), {"cmd": "load", "position": answer["position"]})
        assert {**loaded, "events": []} == {**answer, "events": []}
        choices: Sequence[str] = answer["legal"] or [rules.draw(rules.load(answer["position"]), Random(number))]
        answer = ask(server, {"cmd": "play", "action": choices[number % len(choices)]})
    assert answer["position"]["game"] == game


def test_before_the_first_game() -> None:
    for request in (STATE, {"cmd": "play", "action": "draw"}, {"cmd": "view", "seat": 0}):
        assert ask(Server(), request)["error"]["code"] == "bad-request"


def test_an_illegal_action_names_its_rule(server: Server) -> None:
    error = refused(server, {"cmd": "play", "action": "lay fox"})
    assert (error["code"], error["rule"]) == ("illegal-action", "2")
    assert "lay fox" in error["message"]


@pytest.mark.parametrize(
    "action", ["", " ", "draw ", "DRAW", "first 0", SHUFFLE, "lay", "lay ", "lay bear,bear", "\ud800", "\0", "x" * 100_000]
)
def test_illegal_texts(server: Server, action: str) -> None:
    error = refused(server, {"cmd": "play", "action": action})
    assert error["code"] == "illegal-action"
    assert len(error["message"]) <= 200


@pytest.mark.parametrize("action", [None, 1, True, 1.5, ["draw"], {"action": "draw"}])
def test_an_action_that_is_no_text(server: Server, action: Any) -> None:
    error = refused(server, {"cmd": "play", "action": action})
    assert (error["code"], error["rule"]) == ("bad-request", "")
    assert "action" in error["message"]


@pytest.mark.parametrize("seat", [2, -1, 10**30, None, True, False, "0", 0.0, [0]])
def test_a_seat_that_is_not_there(server: Server, seat: Any) -> None:
    error = refused(server, {"cmd": "view", "seat": seat})
    assert error["code"] == "bad-request"
    assert "seat" in error["message"]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": None}, "game"),
        ({"game": ["berries"]}, "game"),
        ({"players": 1}, "players"),
        ({"players": 4}, "players"),
        ({"players": 10**400}, "players"),
        ({"players": True}, "players"),
        ({"players": 2.0}, "players"),
        ({"players": "2"}, "players"),
        ({"players": None}, "players"),
        ({"options": None}, "options"),
        ({"options": [1]}, "options"),
        ({"options": {"unknown": 1}}, "unknown"),
        ({"options": {"hand_limit": 3}}, "hand_limit"),
        ({"options": {"hand_limit": True}}, "hand_limit"),
        ({"options": {"hand_limit": 1.0}}, "hand_limit"),
    ],
)
def test_a_game_that_cannot_begin(server: Server, change: dict[str, Any], named: str) -> None:
    error = refused(server, {**NEW, **change})
    assert error["code"] == "bad-game"
    assert named in error["message"]


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"game": None},
        {"game": {}},
        {"players": 3},
        {"players": True},
        {"phase": "dance"},
        {"turn": None},
        {"turn": 1.0},
        {"deck": []},
        {"deck": None},
        {"deck": {}},
        {"hands": [[], ["dragon"]]},
        {"hands": 7},
        {"hands": [[[]], []]},
        {"options": {"hand_limit": 9}},
        {"options": []},
        {"extra": 1},
    ],
)
def test_an_impossible_position(server: Server, change: dict[str, Any]) -> None:
    position = {**ask(server, STATE)["position"], **change}
    assert refused(server, {"cmd": "load", "position": position})["code"] in ("bad-position", "bad-request")


@pytest.mark.parametrize("position", [None, 1, "x", [], [[]], True, {}])
def test_a_position_that_is_none(server: Server, position: Any) -> None:
    assert refused(server, {"cmd": "load", "position": position})["code"] == "bad-position"


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


def spoilt(position: Any, data: st.DataObject) -> Any:
    """A copy of a position with one of its parts, however deep, replaced, doubled or left out."""
    if isinstance(position, dict | list) and position and data.draw(st.integers(0, 3)):
        keys = sorted(position) if isinstance(position, dict) else list(range(len(position)))
        key = data.draw(st.sampled_from(keys))
        copy: Any = position.copy()
        match data.draw(st.integers(0, 4)):
            case 0:
                del copy[key]
            case 1 if isinstance(copy, list):
                copy.insert(key, copy[key])
            case _:
                copy[key] = spoilt(position[key], data)
        return copy
    return data.draw(JUNK)


@pytest.mark.parametrize("game", list(registry.games()))
@settings(deadline=None)
@given(data=st.data())
def test_spoilt_positions_of_every_game(game: str, data: st.DataObject) -> None:
    """A position with any part spoilt: an error with a proper code, or it loads; never a fault of ours."""
    rules = registry.game(game)
    rng = Random(data.draw(st.integers(0, 2**32)))
    state = rules.new(data.draw(st.sampled_from(rules.seats)), {})
    for _ in range(data.draw(st.integers(0, 150))):
        actor = rules.actor(state)
        if actor is None:
            break
        rules.play(state, rules.draw(state, rng) if actor == "chance" else rng.choice(rules.legal(state)))
    position = spoilt(rules.dump(state), data)
    server = Server()
    answer = ask(server, {"cmd": "load", "position": position})
    if "error" in answer:
        assert answer["error"]["code"] == "bad-position"
        assert "cannot be done" not in answer["error"]["message"], answer
        return
    for _ in range(30):  # what loads can be played on
        if answer["actor"] is None:
            break
        action = rng.choice(answer["legal"]) if answer["legal"] else rules.draw(server._state, rng)
        answer = ask(server, {"cmd": "play", "action": action})
        assert "error" not in answer, answer


MALFORMED = [
    b"",
    b"\n",
    b"   ",
    b"{",
    b"nonsense",
    b"null",
    b"true",
    b"7",
    b'"state"',
    b"[]",
    b'[{"cmd": "state"}]',
    b"{}",
    b'{"cmd": "state"} {"cmd": "state"}',
    b"{'cmd': 'state'}",
    b'{"cmd": null}',
    b'{"cmd": 1}',
    b'{"cmd": ["state"]}',
    b'{"cmd": "STATE"}',
    b'{"cmd": "quit"}',
    b'{"cmd": "new"}',
    b'{"cmd": "new", "game": "berries"}',
    b'{"cmd": "load"}',
    b'{"cmd": "play"}',
    b'{"cmd": "view"}',
    b'{"cmd": "view", "seat": NaN}',
    b'{"cmd": "view", "seat": Infinity}',
    b'{"cmd": "view", "seat": -Infinity}',
    b'{"cmd": "view", "seat": 1e999}',
    b'{"cmd": "view", "seat": ' + b"9" * 5000 + b"}",
    b'{"cmd": "state", "x": ' + b"[" * 200_000 + b"]" * 200_000 + b"}",
    b'{"cmd": ' + b'{"a":' * 900 + b"1" + b"}" * 900 + b"}",
    b'{"cmd": "play", "action": "\xff"}',
    b"\xef\xbb\xbf" + b'{"cmd": "state"}',
    '{"cmd": "state"}'.encode("utf-16"),
    b"\x00" * 100,
]


@pytest.mark.parametrize("line", MALFORMED, ids=lambda line: repr(line[:30]))
def test_malformed_requests(server: Server, line: bytes) -> None:
    error = refused(server, line)
    assert (error["code"], error["rule"]) == ("bad-request", "")


@given(st.binary(max_size=80))
def test_any_bytes_get_one_answer(line: bytes) -> None:
    (answer,) = conversation(io.BytesIO(line.replace(b"\n", b" ") + b"\n"))
    assert set(json.loads(answer)) == {"error"}


@pytest.mark.parametrize("broken", ["new", "load", "play", "dump"])
def test_a_fault_of_ours_is_an_error_and_changes_nothing(server: Server, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    def fault(*_: Any) -> None:
        raise ZeroDivisionError("oops")

    before = ask(server, STATE)
    requests = {"new": NEW, "load": {"cmd": "load", "position": before["position"]}, "play": {"cmd": "play", "action": "end"}}
    with monkeypatch.context() as patch:
        patch.setattr(Berries, broken, fault)
        for request in [requests[broken]] if broken in requests else requests.values():
            assert ask(server, request)["error"]["code"] == "bad-request"
    assert ask(server, STATE) == before


def test_lines_that_are_too_long_are_answered_once() -> None:
    padded = json.dumps(NEW).encode().ljust(2 * LONGEST_LINE + 5) + b"\n"
    requests = padded + b'{"cmd": "state"}\n' + json.dumps(NEW).encode()
    first, second, third = map(json.loads, conversation(io.BytesIO(requests)))
    assert str(LONGEST_LINE) in first["error"]["message"]
    assert second["error"]["code"] == "bad-request"
    assert third["actor"] == "chance"
