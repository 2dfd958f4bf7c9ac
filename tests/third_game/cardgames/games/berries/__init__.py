"""Berries, among the games: nothing but this folder, its table, its texts and its rulebook is new."""

from tests.toy_game import Berries

GAME = Berries()
