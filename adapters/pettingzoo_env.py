"""The games of the registry as PettingZoo environments, where agents act one after the other (AEC):

    env = CardGameEnv("for-the-king", players=3, options={"may_refuse": True})
    env.reset(seed=7)

Chance is played inside; the seed is the number of the deal, the same as in the program. An observation is the agent's view as
`encoding` writes it; `infos` has his `action_mask`, with 1 at the number of each action that is possible now.
"""

from __future__ import annotations

from random import SystemRandom
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from adapters.encoding import encoding
from adapters.numbering import numbers, payoffs, texts
from cardgames.engine import registry
from cardgames.engine.chance import stream
from cardgames.engine.errors import IllegalAction

LARGEST = np.iinfo(np.int16).max


class CardGameEnv(AECEnv):
    """One game after the other. Agent `player_0` is seat 0; a reward is `payoffs`, given when the game is over."""

    def __init__(self, game_id: str, players: int, options: dict[str, Any] | None = None) -> None:
        """Raises BadGame for what cannot be played."""
        super().__init__()
        self._rules = registry.game(game_id)
        self._players = players
        self._options = options or {}
        self._state = self._rules.new(players, self._options)
        self._deal = self._draws = 0
        self._encoding = encoding(game_id, players, tuple(sorted(self._options.items())))
        self.metadata = {"name": game_id, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        size = (len(self._encoding.places),)
        spaces = gymnasium.spaces
        self._action_spaces = {agent: spaces.Discrete(len(texts(game_id))) for agent in self.possible_agents}
        self._observation_spaces = {agent: spaces.Box(-LARGEST, LARGEST, size, np.int16) for agent in self.possible_agents}

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> gymnasium.spaces.Box:
        return self._observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; without a seed, any. Options are not looked at: those of the game were given at the beginning."""
        self._deal = SystemRandom().getrandbits(53) if seed is None else seed
        self._draws = 0
        self._state = self._rules.new(self._players, self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def step(self, action: int | None) -> None:
        """The action of the agent whose turn it is, by its number; None for one whose game is over.

        Raises IllegalAction for one that is not possible.
        """
        agent = self.agent_selection
        if action is None or self.terminations[agent]:
            self._was_dead_step(action)
            return
        text = texts(self._rules.id)[action]
        refusal = self._rules.refusal(self._state, text)
        if refusal is not None:
            raise IllegalAction(text, refusal)
        self._cumulative_rewards[agent] = 0.0
        self._rules.play(self._state, text)
        self._go_on()
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> NDArray[np.int16]:
        seat = self.possible_agents.index(agent)
        return self._encoding.row(self._rules.view(self._state, seat), seat)

    def _go_on(self) -> None:
        """Plays chance until a seat is asked or the game is over, and says what follows for the agents."""
        rules, state = self._rules, self._state
        while (actor := rules.actor(state)) == "chance":
            rules.play(state, rules.draw(state, stream(self._deal, "chance", self._draws)))
            self._draws += 1
        if actor is None:
            self.rewards = dict(zip(self.agents, payoffs(rules, state, self._players), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[actor]
        self.infos = {agent: {"action_mask": self._mask(seat == actor)} for seat, agent in enumerate(self.agents)}

    def _mask(self, asked: bool) -> NDArray[np.int8]:
        number = numbers(self._rules.id)
        mask = np.zeros(len(number), np.int8)
        if asked:
            mask[[number[action] for action in self._rules.legal(self._state)]] = 1
        return mask
