"""The game texts: complete, the same in both languages, and able to tell all that happens."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ui.tables
from cardgames.ai.levels import LEVELS, margin
from cardgames.engine import registry
from cardgames.engine.bot import Candidate
from cardgames.engine.chance import pick, stream
from cardgames.engine.events import redact
from cardgames.engine.game import Game
from cardgames.games.behind_the_throne import text as behind_the_throne
from cardgames.games.for_the_king import text as for_the_king
from cardgames.words import Words
from tests.reading import (
    BTT,
    CASES,
    COUNTS,
    FILES,
    FTK,
    LANGUAGES,
    RULES,
    all_keys,
    event_names,
    messages,
    patterns,
    reasons,
    refusals,
    sample,
    spoken,
    variables,
    words,
)

OFFICES = ("diplomacy", "military", "architecture", "entertainment", "provisions", "livestock")


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is missing raises, instead of being shown as its key."""
    monkeypatch.setattr(Words, "strict", True)


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_with_the_same_attributes(file: str) -> None:
    shapes = [{key: set(patterns(message)) for key, message in messages(language, file).items()} for language in LANGUAGES]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("file", FILES)
def test_both_languages_need_the_same_parameters(file: str) -> None:
    for key, message in messages("uk", file).items():
        if not key.startswith("card-"):  # English has no cases
            for part, pattern in patterns(message).items():
                assert variables(pattern) == variables(patterns(messages("en", file)[key])[part]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_message_can_be_said_with_all_that_its_parameters_may_be(language: str, file: str) -> None:
    game = BTT if file == "common" else file
    say = words(language, game).say
    for key, message in messages(language, file).items():
        for part, pattern in patterns(message).items():
            names = sorted(variables(pattern) | ({"case", "count"} if key.startswith("card-") else set()))
            usual = {name: sample(name, game, language)[0] for name in names}
            for name in names or [""]:
                for value in sample(name, game, language) if name else [None]:
                    text = say(f"{key}.{part}" if part else key, **{**usual, name: value} if name else {})
                    assert text == text.strip(), key
                    assert text, key
                    assert "{" not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_refusal_in_the_sources_has_a_sentence_of_its_parameters(language: str, game: str) -> None:
    for key, parameters in refusals(game).items():
        message = {**messages(language, "common"), **messages(language, game)}.get(f"refusal-{key}")
        assert message is not None, f"{language}: {game} refuses with {key!r}, and there is no message refusal-{key}"
        assert message.value
        assert variables(message.value) <= parameters, f"refusal-{key} asks for more than the game gives"
        assert "".join(spoken(message.value)).rstrip().endswith((".", "»", "”", "?")), f"refusal-{key} is to be a whole sentence"


@pytest.mark.parametrize("game", RULES)
def test_no_refusal_or_event_is_worded_that_the_game_does_not_have(game: str) -> None:
    keys = messages("uk", game)
    assert {key.removeprefix("refusal-") for key in keys if key.startswith("refusal-")} <= set(refusals(game))
    assert {key.removeprefix("event-") for key in keys if key.startswith("event-")} == event_names(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_reason_in_the_sources_has_a_sentence_of_its_parameters_and_every_sentence_a_reason(
    language: str, game: str
) -> None:
    given = reasons(game)
    worded = {key.removeprefix("reason-"): message for key, message in messages(language, game).items() if "reason-" in key}
    assert worded.keys() == given.keys()
    for key, message in worded.items():
        assert message.value
        assert variables(message.value) <= given[key], f"reason-{key} asks for more than the game gives"
        assert "".join(spoken(message.value)).rstrip().endswith((".", "!")), f"reason-{key} is to be a whole sentence"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("win", "key"), [(0.5, "clear"), (0.4, "close"), (0.3, "whim")])
def test_what_is_next_best_can_be_told(language: str, win: float, key: str) -> None:
    reason = margin(Candidate("pass", win, 0), Candidate("bid 2", 0.4, 0))
    assert reason.key == key
    assert words(language, FTK).action("bid 2") in words(language, FTK).say(f"reason-{key}", **reason.params)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_what_happens_and_what_is_refused_in_whole_games_can_be_told_to_every_seat(language: str, game: str) -> None:
    say = words(language, game).say
    rules: Game[Any] = registry.game(game)
    for deal, players in enumerate(rules.seats):
        state = rules.new(players, {})
        rng, seen, number = stream(deal, "texts", 0), {"reveal"}, 0
        while (actor := rules.actor(state)) is not None:
            legal = rules.legal(state)
            seen |= set(legal)
            for action in (pick(sorted(seen), rng) for _ in range(3)):
                refusal = rules.refusal(state, action)
                if refusal is not None:
                    assert say(f"refusal-{refusal.key}", **refusal.params)
                    assert refusal.rule in RULES[game].split(), f"refusal {refusal.key} names rule {refusal.rule}"
            events: list[Any] = []
            rules.play(state, rules.draw(state, rng) if actor == "chance" else pick(legal, rng), events)
            for event in events:
                for seat in (*range(players), None):
                    assert say(f"event-{event.name}", **redact(event, seat).params)
            number += 1
        for lines in rules.reckoning(state):
            for line in lines:
                assert say(f"score-{line.key}", **line.params)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_names_options_and_opponents_have_words_and_hints(language: str, game: str) -> None:
    keys = all_keys(language, game)
    rules = registry.game(game)
    say = words(language, game).say
    assert {"game-title", "game-tagline", *(f"crest-{crest}" for crest in ("fox", "owl", "hare", "raven", "bear"))} <= keys
    for option in rules.options:
        assert say(f"option-{option.name}")
        assert say(f"option-{option.name}.hint")
        for value in option.values:
            assert say(f"option-{option.name}-{'none' if value is None else str(value).lower()}")
    for bot in ("random", *LEVELS, *rules.bots):
        assert say(f"bot-{bot}")
        assert say(f"bot-{bot}.hint")
    assert rules.insight
    for character in rules.insight.characters:
        assert say(f"character-{character}")
        assert say(f"character-{character}.hint")


def test_an_opponent_is_named_by_rank_and_character() -> None:
    assert words("uk", BTT).opponent("courtier-bold") == "Придворний, відчайдух"
    assert words("en", FTK).opponent("cardinal-miser") == "The Cardinal, a miser"
    assert words("en", BTT).opponent("cardinal-miser") == "Computer", "there are no misers in that game"


@pytest.mark.parametrize(
    ("game", "action", "said"),
    [
        (BTT, "reveal", "Розкрити карту"),
        (BTT, "jester+", "Блазень: +1"),
        (BTT, "judge:jester-", "Суддя: Блазень"),
        (BTT, "swap 1:queen", "Обміняти ряд на Королеву (Сова)"),
        (BTT, "destroy 0:king", "Знищити Короля (Лис)"),
        (BTT, "drop judge,king", "Скинути Суддю і Короля"),
        (FTK, "favor", "У прихильність"),
        (FTK, "pick military-A", "Узяти Військо 2·A"),
        (FTK, "lower diplomacy,livestock", "Знизити Дипломатію і Тваринництво"),
        (FTK, "bid 3", "Ставка 3"),
        (FTK, "pay 3,2", "Заплатити 5"),
        (FTK, "discard gold-2", "Віддати Золото 2"),
    ],
)
def test_actions_in_words(game: str, action: str, said: str) -> None:
    assert words("uk", game).action(action) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_action_of_a_game_has_words(language: str, game: str) -> None:
    texts = behind_the_throne.ACTIONS if game == BTT else for_the_king.ACTIONS
    for action in texts:
        if not action.startswith(("first", "lose")):  # only chance does these
            assert words(language, game).action(action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_thirty_six_duties_have_titles_of_their_own_short_enough_for_a_scroll(language: str) -> None:
    titles = [words(language, FTK).say(f"duty-{office}-{value}") for office in OFFICES for value in range(1, 7)]
    assert len(set(titles)) == 36
    assert [title for title in titles if len(title) > 26] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_card_has_a_name(language: str, game: str) -> None:
    cards = {
        BTT: ["end", "general", "seer", "jester", "assassin", "judge", "minstrel", "alchemist", "queen", "king"],
        FTK: [
            *(f"{office}-{letter}" for office in OFFICES for letter in "ABCDEFGHI"),
            *(f"gold-{value}" for value in (1, 2, 3)),
            *("king-up", "king-down", "king-up2", "king-down2", "king-either"),
        ],
    }
    say = words(language, game).say
    for case in CASES:
        for count in COUNTS:
            names = [say(f"card-{card}", case=case, count=count) for card in cards[game]]
            assert len(set(names)) == len(names), f"{case} {count}: two cards have one name"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_government_card_tells_its_influence(language: str) -> None:
    say = words(language, FTK).say
    for office, expected in ("military", "2·A 2·D 3·E 3·G 4·H 4·I"), ("provisions", "1·A 1·D 1·E 1·G 2·H 2·I"):
        names = [say(f"card-{office}-{letter}", case="nom", count=1) for letter in "ADEGHI"]
        assert " ".join(name.split()[-1] for name in names) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_what_the_table_of_a_game_says_is_there(language: str, game: str) -> None:
    keys = all_keys(language, game)
    for path in (Path(ui.tables.__file__).parent / game.replace("-", "_")).glob("*.py"):
        for key in re.findall(r"\bsay\(\s*\"([a-z][a-z0-9_-]+)", path.read_text(encoding="utf-8")):
            assert key in keys, f"{path.name} says {key!r}, and {language}/{game}.ftl has no such message"
