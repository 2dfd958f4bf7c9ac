"""Words: keys and parameters become sentences; plurals, cases, lists and names; what is missing never crashes."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardgames.words import Words

UK_COMMON = """
greeting = Вітаю, { SEAT($seat) }!
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
  }
lost = Загублено: { VALUE($points) }
shared = спільне
"""
UK_GAME = """
game-title = Гра
action-take = Взяти
    .hint = Ряд — ваш
shared = своє
card-queen = { $case ->
    [acc] Королеву
    [ins] Королевою
   *[nom] Королева
  }
card-fox = { $count ->
    [one] Лис
   *[other] Лиси
  }
card-bear = Ведмідь
card-none = карту
event-took = взято { CARD($card, case: "acc") }
event-drew = { $card ->
    [none] взято карту
   *[other] взято { CARD($card, case: "acc") }
  }
event-many = { CARD($card, $n) }
event-swept = зметено: { CARDS($cards, case: "acc") }
option-limit = { $value ->
    [none] без межі
    [true] так
   *[other] { $value }
  }
broken = { $absent }
nobody = { SEAT($seat) }
unknown-card = { CARD("dragon") }
-house = дім
# Names of other messages stand in the middle of a message.
card-red-fox = рудий { card-fox }
event-home = { $card ->
    [none] { -house }
   *[other] {
        card-red-fox
    }
} — { shared }!
"""
EN_COMMON = """
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
card-queen = the Queen
card-fox = the Fox
card-bear = the Bear
event-swept = swept away: { CARDS($cards) }
"""
SPOILT = "fine = Fine\nspoilt = { CARD($card, count: $n) }\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"uk/common": UK_COMMON, "uk/toy": UK_GAME, "en/common": EN_COMMON}.items():
        path = tmp_path / f"{name}.ftl"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def uk(folder: Path) -> Words:
    return Words("uk", "toy", folder)


@pytest.fixture
def in_the_product(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is missing is logged and no error, as outside of tests."""
    monkeypatch.setattr(Words, "strict", False)


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0 карт"),
        (1, "1 карта"),
        (2, "2 карти"),
        (5, "5 карт"),
        (11, "11 карт"),
        (12, "12 карт"),
        (21, "21 карта"),
        (22, "22 карти"),
        (25, "25 карт"),
        (101, "101 карта"),
        (111, "111 карт"),
    ],
)
def test_ukrainian_plurals(uk: Words, count: int, text: str) -> None:
    assert uk.say("cards", count=count) == text


def test_english_plurals(folder: Path) -> None:
    en = Words("en", folder=folder)
    assert [en.say("cards", count=n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_a_card_stands_in_its_case_and_nominative_by_default(uk: Words) -> None:
    assert uk.say("event-took", card="queen") == "взято Королеву"
    assert uk.say("card-queen", case="ins", count=1) == "Королевою"
    assert uk.say("event-many", card="queen", n=1) == "Королева"


def test_a_card_takes_its_number(uk: Words) -> None:
    assert uk.say("event-many", card="fox", n=1) == "Лис"
    assert uk.say("event-many", card="fox", n=3) == "Лиси"


def test_lists_of_cards(uk: Words, folder: Path) -> None:
    assert uk.say("event-swept", cards=["queen"]) == "зметено: Королеву"
    assert uk.say("event-swept", cards=["queen", "bear"]) == "зметено: Королеву і Ведмідь"
    assert uk.say("event-swept", cards=["queen", "fox", "bear", "fox"]) == "зметено: Королеву, Лиси ×2 і Ведмідь"
    assert uk.say("event-swept", cards=[]) == "зметено: —"
    english = Words("en", folder=folder).say("event-swept", cards=["queen", "fox", "bear"])
    assert english == "swept away: the Queen, the Fox and the Bear"


def test_names_are_not_inflected_nor_wrapped_in_marks(uk: Words) -> None:
    uk.names = ["Оля", "Лис Микита"]
    assert uk.say("greeting", seat=1) == "Вітаю, Лис Микита!"


def test_a_real_minus_sign(uk: Words) -> None:
    assert uk.say("lost", points=-3) == "Загублено: −3"
    assert uk.say("lost", points=3) == "Загублено: 3"


def test_none_and_truth_values_are_words(uk: Words) -> None:
    assert uk.say("event-drew", card=None) == "взято карту"
    assert uk.say("event-took", card=None) == "взято карту"
    assert uk.say("option-limit", value=None) == "без межі"
    assert uk.say("option-limit", value=True) == "так"
    assert uk.say("option-limit", value=5) == "5"


def test_attributes_and_has(uk: Words) -> None:
    assert uk.say("action-take.hint") == "Ряд — ваш"
    assert uk.has("action-take")
    assert uk.has("action-take.hint")
    assert not uk.has("action-take.other")
    assert not uk.has("nothing")


def test_a_game_may_say_a_common_thing_in_its_own_way(uk: Words) -> None:
    assert uk.say("shared") == "своє"


def test_a_message_may_refer_to_others(uk: Words) -> None:
    assert uk.say("event-home", card="fox", count=1) == "рудий Лис — своє!"
    assert uk.say("event-home", card=None) == "дім — своє!"


@pytest.mark.parametrize("key", ["nothing", "action-take.other", "broken", "nobody", "unknown-card"])
def test_what_is_missing_is_a_clear_error_in_tests(uk: Words, key: str) -> None:
    with pytest.raises(KeyError, match=key.partition(".")[0]):
        uk.say(key)


@pytest.mark.usefixtures("in_the_product")
@pytest.mark.parametrize(
    ("key", "named"),
    [("nothing", "nothing"), ("action-take.other", "action-take.other"), ("broken", "absent"), ("unknown-card", "card-dragon")],
)
def test_what_is_missing_is_logged_and_never_crashes(
    folder: Path, key: str, named: str, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words("uk", "toy", folder)
    assert words.say(key)
    assert named in caplog.text


@pytest.mark.usefixtures("in_the_product")
def test_a_missing_key_is_shown_itself(folder: Path) -> None:
    assert Words("uk", "toy", folder).say("nothing") == "nothing"


@pytest.mark.usefixtures("in_the_product")
def test_a_name_that_is_not_there_is_no_crash(folder: Path) -> None:
    assert Words("uk", "toy", folder).say("greeting", seat=7) == "Вітаю, SEAT()!"


@pytest.mark.usefixtures("in_the_product")
def test_missing_and_spoilt_files_in_the_product(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "en" / "toy.ftl").write_text(SPOILT, encoding="utf-8")
    words = Words("en", "toy", folder)
    assert words.say("fine") == "Fine"
    assert words.say("spoilt") == "spoilt"
    assert "not understood: 'spoilt = { CARD" in caplog.text
    assert Words("en", "other-game", folder).say("cards", count=1) == "1 card"


def test_missing_and_spoilt_files_in_tests(folder: Path) -> None:
    (folder / "en" / "toy.ftl").write_text(SPOILT, encoding="utf-8")
    with pytest.raises(KeyError, match="not understood: 'spoilt = "):
        Words("en", "toy", folder).say("spoilt")
    with pytest.raises(KeyError, match="other-game"):
        Words("en", "other-game", folder)
