"""The games of the registry as games of OpenSpiel. Importing this module registers them all:

    pyspiel.load_game("behind_the_throne", {"players": 4, "pile_limit": NO_VALUE})

Parameters are the number of players and the game's own options. A shuffle has more outcomes than can be listed, so chance is
asked several times for one draw: its answers together are the seed of the draw. The observation of a player is his view, the
information state also all actions since the game began as he may know them; neither holds what the rules hide from him.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

import pyspiel

from adapters.numbering import numbers, payoffs, texts
from cardgames.ai.selfplay import ENDLESS
from cardgames.engine import registry
from cardgames.engine.game import Action, Game, Position, View
from cardgames.engine.options import Option, OptionValue

NO_VALUE = -1  # None as a parameter: OpenSpiel has no such value
OUTCOMES = 256  # of one answer of chance, all equally likely
ANSWERS = 3  # of chance for one draw: 16,777,216 decks for each shuffle
CHANCES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


class Table:
    """A position of one of our games that OpenSpiel may copy, keep and print.

    `heard` is all actions so far, as each seat has heard them, and last as a spectator has; `answers` those of chance to the
    draw that is due.
    """

    def __init__(self, rules: Game[Any], state: Any, heard: list[list[Action]], answers: list[int]) -> None:
        self.rules = rules
        self.state = state
        self.heard = heard
        self.answers = answers

    def __deepcopy__(self, memo: object) -> Table:
        return Table(self.rules, self.rules.copy(self.state), [each[:] for each in self.heard], self.answers[:])

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[Any, ...]]:
        return _restored, (self.rules.id, self.rules.dump(self.state), self.heard, self.answers)

    def __str__(self) -> str:
        return json.dumps({"position": self.rules.dump(self.state), "heard": self.heard, "answers": self.answers})

    def play(self, action: Action) -> None:
        """Carries out an action that is possible."""
        actor = self.rules.actor(self.state)
        for listener, heard in zip([*range(len(self.heard) - 1), None], self.heard, strict=True):
            heard.append(self.rules.seen(action, actor, listener))
        self.rules.play(self.state, action)

    def answer(self, outcome: int) -> None:
        """An answer of chance; the last one that a draw needs carries it out."""
        self.answers.append(outcome)
        if len(self.answers) == ANSWERS:
            rng = Random("/".join(map(str, self.answers)))
            self.answers.clear()
            self.play(self.rules.draw(self.state, rng))


def _restored(game_id: str, position: Position, heard: list[list[Action]], answers: list[int]) -> Table:
    rules = registry.game(game_id)
    return Table(rules, rules.load(position), heard, answers)


class CardGame(pyspiel.Game):
    """One of our games with its number of players and options. There is a class for each game, made by `_register`."""

    rules: ClassVar[Game[Any]]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        self.players: int = parameters["players"]
        self.options = {option.name: _value(option, parameters[option.name]) for option in self.rules.options}
        self.rules.new(self.players, self.options)  # raises BadGame for what cannot be played
        info = pyspiel.GameInfo(
            num_distinct_actions=len(texts(self.rules.id)),
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-1 / self.players,
            max_utility=1 - 1 / self.players,
            utility_sum=0.0,
            max_game_length=ENDLESS,
        )
        super().__init__(self.kind, info, parameters)

    def new_initial_state(self) -> CardState:
        return self._state(self.rules.new(self.players, self.options), [[] for _ in range(self.players + 1)])

    def imagined(self, view: View, seat: int, heard: list[list[Action]], rng: Random) -> CardState:
        """A state that fits the view of a seat and what it has heard, what they hide drawn at random. It has no history."""
        known = [heard[seat if listener == seat else -1][:] for listener in range(self.players + 1)]
        return self._state(self.rules.determinize(view, rng), known)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        return Observer(kind is not None and kind.perfect_recall)

    def _state(self, state: Any, heard: list[list[Action]]) -> CardState:
        return CardState(self, Table(self.rules, state, heard, []))


class CardState(pyspiel.State):
    """A position. All that is its own is `table`: OpenSpiel copies and pickles the attributes of a state."""

    def __init__(self, game: CardGame, table: Table) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        actor = self.table.rules.actor(self.table.state)
        if isinstance(actor, int):
            return actor
        player: int = pyspiel.PlayerId.TERMINAL if actor is None else pyspiel.PlayerId.CHANCE
        return player

    def is_terminal(self) -> bool:
        return self.table.rules.actor(self.table.state) is None

    def _legal_actions(self, player: int) -> list[int]:
        number = numbers(self.table.rules.id)
        return sorted(map(number.__getitem__, self.table.rules.legal(self.table.state)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.table.answer(action)
        else:
            self.table.play(texts(self.table.rules.id)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else texts(self.table.rules.id)[action]

    def returns(self) -> list[float]:
        return payoffs(self.table.rules, self.table.state, self.num_players())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CardState:
        view = self.table.rules.view(self.table.state, player)
        imagined: CardState = self.get_game().imagined(view, player, self.table.heard, Random(sampler()))
        return imagined

    def __str__(self) -> str:
        return str(self.table)


class Observer:
    """What a player sees, as JSON; with perfect recall also what he has heard. There is no tensor."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def __init__(self, recalls: bool) -> None:
        self._recalls = recalls

    def set_from(self, state: CardState, player: int) -> None:
        pass

    def string_from(self, state: CardState, player: int) -> str:
        table = state.table
        seen = {"seat": player, "view": table.rules.view(table.state, player)}
        return json.dumps({**seen, "heard": table.heard[player]} if self._recalls else seen)


def short_name(game_id: str) -> str:
    """The name of a game in OpenSpiel."""
    return game_id.replace("-", "_")


def _parameter(value: OptionValue) -> int | str | bool:
    return NO_VALUE if value is None else value


def _value(option: Option, parameter: OptionValue) -> OptionValue:
    return None if parameter == NO_VALUE and None in option.values else parameter


def _register(rules: Game[Any]) -> None:
    name = short_name(rules.id)
    kind = pyspiel.GameType(
        short_name=name,
        long_name=rules.id.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={
            "players": min(rules.seats),
            **{option.name: _parameter(option.default) for option in rules.options},
        },
    )
    # A class, no function: OpenSpiel lets go of it after Python has ended, and only a class survives that.
    pyspiel.register_game(kind, type(name, (CardGame,), {"rules": rules, "kind": kind}))


for _rules in registry.games().values():
    _register(_rules)
