"""The rulebooks that players read: every numbered rule is there, and refusals and options lead to it."""

from __future__ import annotations

import re

import pytest

from cardgames.engine import registry
from tests.reading import LANGUAGES, RULES, refusal_rules, rulebook, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_its_paragraph_once_and_in_order(language: str, game: str) -> None:
    text = rulebook(game, language).read_text(encoding="utf-8")
    assert re.findall(r"^\*\*(\d+(?:\.\d+)?)\*\* ", text, re.MULTILINE) == RULES[game].split()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_links_and_refusals_lead_to_rules_that_are_there(language: str, game: str) -> None:
    links = re.findall(r"\(rule:([^)]*)\)", rulebook(game, language).read_text(encoding="utf-8"))
    options = {option.rule for option in registry.game(game).options}
    assert {*links, *refusal_rules(game), *options} <= set(RULES[game].split())


@pytest.mark.parametrize("game", RULES)
def test_the_rulebooks_are_built_alike(game: str) -> None:
    shapes = []
    for language in LANGUAGES:
        blocks = rulebook(game, language).read_text(encoding="utf-8").split("\n\n")
        shapes.append([re.match(r"#+ ?(?:\d+\.)?|\*\*[\d.]+\*\*|>|\||\*|- |1\.|", block.lstrip()).group() for block in blocks])  # type: ignore[union-attr]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_the_rulebook_names_what_the_lobby_offers(language: str, game: str) -> None:
    text = rulebook(game, language).read_text(encoding="utf-8")
    quotes = "«{}»" if language == "uk" else "“{}”"
    say = words(language, game).say
    for option in registry.game(game).options:
        assert quotes.format(say(f"option-{option.name}")) in text
