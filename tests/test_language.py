"""The texts are good Ukrainian and English: cases, numbers, letters, marks; and our fonts can draw them."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as fluent
from PySide6.QtGui import QRawFont
from pytestqt.qtbot import QtBot

from cardgames.resources import assets
from cardgames.words import Words
from tests.reading import BTT, CASES, COUNTS, FILES, FTK, LANGUAGES, messages, nodes, sentences, words


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is missing raises, instead of being shown as its key."""
    monkeypatch.setattr(Words, "strict", True)


DECLENSIONS = {  # one: nom gen dat acc ins loc; more: nom gen dat ins loc (2 in the nominative, 5 elsewhere)
    "general": ("Генерал Генерала Генералові Генерала Генералом Генералові", "Генерали Генералів Генералам Генералами Генералах"),
    "seer": ("Провидець Провидця Провидцеві Провидця Провидцем Провидцеві", "Провидці Провидців Провидцям Провидцями Провидцях"),
    "jester": ("Блазень Блазня Блазневі Блазня Блазнем Блазневі", "Блазні Блазнів Блазням Блазнями Блазнях"),
    "assassin": ("Асасин Асасина Асасинові Асасина Асасином Асасинові", "Асасини Асасинів Асасинам Асасинами Асасинах"),
    "judge": ("Суддя Судді Судді Суддю Суддею Судді", "Судді Суддів Суддям Суддями Суддях"),
    "minstrel": (
        "Менестрель Менестреля Менестрелеві Менестреля Менестрелем Менестрелеві",
        "Менестрелі Менестрелів Менестрелям Менестрелями Менестрелях",
    ),
    "alchemist": (
        "Алхімік Алхіміка Алхімікові Алхіміка Алхіміком Алхімікові",
        "Алхіміки Алхіміків Алхімікам Алхіміками Алхіміках",
    ),
    "queen": ("Королева Королеви Королеві Королеву Королевою Королеві", "Королеви Королев Королевам Королевами Королевах"),
    "king": ("Король Короля Королю Короля Королем Королі", "Королі Королів Королям Королями Королях"),
}


@pytest.mark.parametrize("card", DECLENSIONS)
def test_courtiers_are_declined(card: str) -> None:
    say = words("uk", BTT).say
    one, more = (forms.split() for forms in DECLENSIONS[card])
    for count in COUNTS:
        forms = dict(zip(CASES, one, strict=True))
        if count not in (1, 21, 101):
            genitive = more[1]
            forms = {**dict(zip(("nom", "gen", "dat", "ins", "loc"), more, strict=True)), "acc": genitive}
            if count not in (2, 22):
                forms["nom"] = genitive
        assert {case: say(f"card-{card}", case=case, count=count) for case in CASES} == forms


# Every Ukrainian message that counts, with its sentence for 1 21 101, for 2 22, and for 5 11 12 25 111; {n} is the number.
PLURALS = {
    (BTT, "event-shuffled", "count"): (
        "колоду перетасовано: {n} карта",
        "колоду перетасовано: {n} карти",
        "колоду перетасовано: {n} карт",
    ),
    (BTT, "score-pile", "count"): ("Суддя: стопка з {n} карти", "Суддя: стопка з {n} карт", "Суддя: стопка з {n} карт"),
    (BTT, "banner-drop", "count"): ("Лис: зайва {n} стопка", "Лис: зайві {n} стопки", "Лис: зайвих {n} стопок"),
    (BTT, "prompt-drop", "count"): (
        "Оберіть {n} стопку, яку скинути",
        "Оберіть {n} стопки, які скинути",
        "Оберіть {n} стопок, які скинути",
    ),
    (BTT, "prompt-drop-swapped", "count"): (
        "Лис віддає вам ряд: оберіть {n} стопку, яку скинути",
        "Лис віддає вам ряд: оберіть {n} стопки, які скинути",
        "Лис віддає вам ряд: оберіть {n} стопок, які скинути",
    ),
    (BTT, "table-take", "count"): ("{n} карта до вашого двору", "{n} карти до вашого двору", "{n} карт до вашого двору"),
    (BTT, "seat-court", "points"): ("Лис: {n} очко", "Лис: {n} очки", "Лис: {n} очок"),
    (BTT, "refusal-drop-count", "count"): (
        "Скинути треба рівно {n} стопку, ні більше ні менше.",
        "Скинути треба рівно {n} стопки, ні більше ні менше.",
        "Скинути треба рівно {n} стопок, ні більше ні менше.",
    ),
    (BTT, "refusal-queens", "row"): (
        "У вас 2 Королеви, а в ряду {n} карта: щоб знищити чужу карту, карт у ряду має бути більше, ніж Королев.",
        "У вас 2 Королеви, а в ряду {n} карти: щоб знищити чужу карту, карт у ряду має бути більше, ніж Королев.",
        "У вас 2 Королеви, а в ряду {n} карт: щоб знищити чужу карту, карт у ряду має бути більше, ніж Королев.",
    ),
    (BTT, "refusal-kings", "row"): (
        "У вас 3 Королі, а в ряду {n} карта: щоб обміняти ряд, карт у ньому має бути не менше, ніж Королів.",
        "У вас 3 Королі, а в ряду {n} карти: щоб обміняти ряд, карт у ньому має бути не менше, ніж Королів.",
        "У вас 3 Королі, а в ряду {n} карт: щоб обміняти ряд, карт у ньому має бути не менше, ніж Королів.",
    ),
    (FTK, "event-shuffled", "count"): (
        "колоду перетасовано: {n} карта",
        "колоду перетасовано: {n} карти",
        "колоду перетасовано: {n} карт",
    ),
    (FTK, "banner-discard", "left"): ("Лис: віддайте ще {n} карту", "Лис: віддайте ще {n} карти", "Лис: віддайте ще {n} карт"),
    (FTK, "refusal-shuffle-favor", "count"): (
        "Колоду прихильності тасують цілою, нічого не підмінюючи: у ній {n} карта.",
        "Колоду прихильності тасують цілою, нічого не підмінюючи: у ній {n} карти.",
        "Колоду прихильності тасують цілою, нічого не підмінюючи: у ній {n} карт.",
    ),
    (FTK, "refusal-shuffle-count", "count"): (
        "У цій колоді має бути рівно {n} карта.",
        "У цій колоді має бути рівно {n} карти.",
        "У цій колоді має бути рівно {n} карт.",
    ),
    (FTK, "refusal-shuffle-card", "count"): (
        "Карта «Золото 2» трапляється в цій колоді щонайбільше {n} раз.",
        "Карта «Золото 2» трапляється в цій колоді щонайбільше {n} рази.",
        "Карта «Золото 2» трапляється в цій колоді щонайбільше {n} разів.",
    ),
    (FTK, "refusal-middle-full", "count"): (
        "На середині цього ходу вже є {n} карта, по одній на кожного суперника, тож місця більше немає.",
        "На середині цього ходу вже є {n} карти, по одній на кожного суперника, тож місця більше немає.",
        "На середині цього ходу вже є {n} карт, по одній на кожного суперника, тож місця більше немає.",
    ),
    (FTK, "table-discarded", "count"): (
        "У скиді горілиць: {n} карта",
        "У скиді горілиць: {n} карти",
        "У скиді горілиць: {n} карт",
    ),
    (FTK, "table-pile-closed", "count"): (
        "Ваша стопка лежить долілиць: {n} карта",
        "Ваша стопка лежить долілиць: {n} карти",
        "Ваша стопка лежить долілиць: {n} карт",
    ),
    (FTK, "seat-cards", "count"): ("Лис: {n} карта", "Лис: {n} карти", "Лис: {n} карт"),
    (FTK, "sums-out", "count"): (
        "невідомо де: {n} карта, разом 7",
        "невідомо де: {n} карти, разом 7",
        "невідомо де: {n} карт, разом 7",
    ),
    (FTK, "zone-pick-count", "count"): ("{n} карта на вибір", "{n} карти на вибір", "{n} карт на вибір"),
    (FTK, "auction-means-cards", "count"): (
        "У вас {n} карта. Годиться будь-яка.",
        "У вас {n} карти. Годиться будь-яка.",
        "У вас {n} карт. Годиться будь-яка.",
    ),
    (FTK, "prompt-pay-cards", "count"): (
        "Оберіть {n} карту, щоб віддати",
        "Оберіть {n} карти, щоб віддати",
        "Оберіть {n} карт, щоб віддати",
    ),
    ("common", "reason-clear", "count"): (
        "Друге за силою — «Пас»: на {n} перемогу зі ста ігор менше.",
        "Друге за силою — «Пас»: на {n} перемоги зі ста ігор менше.",
        "Друге за силою — «Пас»: на {n} перемог зі ста ігор менше.",
    ),
    ("common", "reason-whim", "count"): (
        "Тут вирішило чуття: «Пас» дає на {n} перемогу зі ста ігор більше.",
        "Тут вирішило чуття: «Пас» дає на {n} перемоги зі ста ігор більше.",
        "Тут вирішило чуття: «Пас» дає на {n} перемог зі ста ігор більше.",
    ),
    (BTT, "reason-stake", "points"): (
        "А в ряду для вас {n} очко: є за що змагатися.",
        "А в ряду для вас {n} очки: є за що змагатися.",
        "А в ряду для вас {n} очок: є за що змагатися.",
    ),
    (BTT, "reason-pairs", "points"): (
        "Тепер до пари: Королева і Король. Це ще {n} очко вам.",
        "Тепер до пари: Королева і Король. Це ще {n} очки вам.",
        "Тепер до пари: Королева і Король. Це ще {n} очок вам.",
    ),
    (BTT, "reason-seed", "points"): (
        "Суддя чекає на пару: ще одна така карта — і вам {n} очко.",
        "Суддя чекає на пару: ще одна така карта — і вам {n} очки.",
        "Суддя чекає на пару: ще одна така карта — і вам {n} очок.",
    ),
    (BTT, "reason-breaks", "points"): (
        "Лис лишається без пари: Суддя більше не дає {n} очка.",
        "Лис лишається без пари: Суддя більше не дає {n} очок.",
        "Лис лишається без пари: Суддя більше не дає {n} очок.",
    ),
    (BTT, "reason-gives", "points"): (
        "Лис дістане з ряду {n} очко, але обмін того вартий.",
        "Лис дістане з ряду {n} очки, але обмін того вартий.",
        "Лис дістане з ряду {n} очок, але обмін того вартий.",
    ),
    (BTT, "reason-late", "count"): (
        "Кінець гри вже близько: у колоді {n} карта. Саме час ворушитися.",
        "Кінець гри вже близько: у колоді {n} карти. Саме час ворушитися.",
        "Кінець гри вже близько: у колоді {n} карт. Саме час ворушитися.",
    ),
    (FTK, "reason-overtakes", "points"): (
        "Військо: з того, що видно, ви обходите всіх, і Лис теж позаду. Посада — {n} очко.",
        "Військо: з того, що видно, ви обходите всіх, і Лис теж позаду. Посада — {n} очки.",
        "Військо: з того, що видно, ви обходите всіх, і Лис теж позаду. Посада — {n} очок.",
    ),
    (FTK, "reason-first", "points"): (
        "Військо: суперники тут ще нічого не показали, а посада — {n} очко.",
        "Військо: суперники тут ще нічого не показали, а посада — {n} очки.",
        "Військо: суперники тут ще нічого не показали, а посада — {n} очок.",
    ),
    (FTK, "reason-keeps", "points"): (
        "Військо: попереду ви, і ця карта стереже {n} очко.",
        "Військо: попереду ви, і ця карта стереже {n} очки.",
        "Військо: попереду ви, і ця карта стереже {n} очок.",
    ),
    (BTT, "reason-drops", "points"): (
        "Двір тісний, тож у скид: Королева і Король. Ціна тісняви — {n} очко.",
        "Двір тісний, тож у скид: Королева і Король. Ціна тісняви — {n} очки.",
        "Двір тісний, тож у скид: Королева і Король. Ціна тісняви — {n} очок.",
    ),
    (FTK, "reason-denies", "points"): (
        "Дістанься ця карта іншому — і попереду вже Лис. Військо — це {n} очко.",
        "Дістанься ця карта іншому — і попереду вже Лис. Військо — це {n} очки.",
        "Дістанься ця карта іншому — і попереду вже Лис. Військо — це {n} очок.",
    ),
    (FTK, "reason-offers", "count"): (
        "На торгах буде ще {n} карта: золото знадобиться.",
        "На торгах буде ще {n} карти: золото знадобиться.",
        "На торгах буде ще {n} карт: золото знадобиться.",
    ),
}
NO_NUMBER = {(FTK, "refusal-board-order"), (FTK, "prompt-king")}  # they say "one" or "two" in words


@pytest.mark.parametrize("counted", PLURALS, ids=lambda counted: f"{counted[0]} {counted[1]}")
@pytest.mark.parametrize("count", COUNTS)
def test_ukrainian_agrees_with_its_numbers(counted: tuple[str, str, str], count: int) -> None:
    game, key, parameter = counted
    usual = {
        "seat": 0,
        "card": "judge" if game == BTT else "gold-2",
        "queens": 2,
        "kings": 3,
        "pile": "deck",
        "renewal": 0,
        "worth": 7,
        "office": "military",
        "cards": ["queen", "king"],
        "leads": False,
        "action": "pass",
    }
    form = 0 if count in (1, 21, 101) else 1 if count in (2, 22) else 2
    assert words("uk", FTK if game == "common" else game).say(key, **{**usual, parameter: count}) == PLURALS[counted][
        form
    ].format(n=count)


def test_every_counting_message_is_tested_above() -> None:
    counting = set()
    for file in FILES:
        for key, message in messages("uk", file).items():
            names = {node.name for node in nodes(message) if isinstance(node, fluent.Identifier)}
            if names & {"one", "few", "many"} and not key.startswith("card-"):
                counting.add((file, key))
    assert counting == {(file, key) for file, key, _ in PLURALS} | NO_NUMBER


LETTER = "A-Za-zА-Яа-яЁёЇїІіЄєҐґ"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letters_of_the_other_alphabet(language: str) -> None:
    for where, text in sentences(language):
        for word in re.findall(f"[{LETTER}]+", text):
            if language == "en":
                assert re.fullmatch("[A-Za-z]+", word), f"{where}: {word}"
            else:  # cards are lettered A to I on their faces, in both languages
                assert re.fullmatch("[А-ЩЬЮЯЇІЄҐа-щьюяїієґ]+|[A-I]", word), f"{where}: {word}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    unwanted = {"uk": "'’\"“”„`", "en": "'\"«»„`ʼ"}[language]
    for where, text in sentences(language):
        assert not set(text) & set(unwanted), f"{where}: {text}"
        assert "..." not in text, f"{where}: use the sign for an ellipsis"
        assert not re.search(r"(?<![-|\s])\s-\s|--(?!-)", text.replace("|---", "|")), f"{where}: a dash is — or a minus −"
        assert "  " not in text.strip(), f"{where}: two blanks"
        assert not re.search(r"\s[,;:.!?](\s|$)", text), f"{where}: a blank before a mark"
        if language == "uk":
            assert not re.search("ʼ(?![яюєїЯЮЄЇ])", text), f"{where}: ʼ stands before я ю є ї"


def test_the_fonts_have_every_character(qtbot: QtBot) -> None:
    characters = {character for language in LANGUAGES for _, text in sentences(language) for character in text}
    for path in sorted((assets() / "fonts").glob("*.ttf")):
        raw = QRawFont(str(path), 16)
        assert raw.isValid()
        missing = sorted(character for character in characters if not raw.supportsCharacter(ord(character)))
        assert not missing, f"{path.name} cannot draw {missing}"
