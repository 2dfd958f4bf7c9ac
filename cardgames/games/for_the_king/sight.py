"""Who may know what: views (rule 7), texts of actions as others read them, and positions that fit a view."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from cardgames.engine.chance import pick, shuffled
from cardgames.engine.errors import BadRequest
from cardgames.engine.game import Actor
from cardgames.games.for_the_king.cards import CARD, GOLD_1, KING, NAMES, VALUE, in_play
from cardgames.games.for_the_king.legal import for_cards, gold
from cardgames.games.for_the_king.position import dump, read
from cardgames.games.for_the_king.state import DISTRIBUTE, LOSE, OVER, PAY, State


def view(state: State, seat: int) -> dict[str, Any]:
    """The position as a seat sees it. Raises BadRequest for a seat that is not there."""
    if type(seat) is not int or not 0 <= seat < state.players:
        raise BadRequest(f"seat: {seat!r} is not there")
    seen = dump(state)
    del seen["deck"], seen["favor"]
    hands, face_down = seen["hands"], seen["face_down"]
    drawn = state.phase == DISTRIBUTE and seat == state.advisor
    return {
        **seen,
        "seat": seat,
        "deck_count": len(state.deck),
        "favor_count": len(state.favor),
        "top": NAMES[state.deck[-1]] if drawn else None,
        "hand": hands[seat],
        "hands": hands if state.phase == OVER else [len(hand) for hand in hands],
        "put": seen["put"][seat],
        "face_down": face_down[seat],
        "face_down_counts": [len(cards) for cards in face_down],
    }


def seen(action: str, actor: Actor, seat: int | None) -> str:
    """The text as `seat` may read it. A card that goes face down is its owner's to read: for `lose`, which chance plays,
    the owner reads it when he is given as the actor, else in the event `lost`."""
    verb, _, _ = action.partition(" ")
    if verb == "shuffle" or (verb in ("discard", "lose") and (seat is None or seat != actor)):
        return f"{verb} ?"
    return action


def unseen(view: dict[str, Any]) -> list[int]:
    """How many of each card, by number, lie where the seat of the view cannot see them: deck (but for `top`), favor deck,
    other hands, what others have put face down, and what was put aside."""
    counts = list(in_play(view["players"], view["options"]["king_cards"]))
    lying = [*view["middle"], *view["discard"], *view["face_down"]]
    if view["phase"] == "over":
        for hand in view["hands"]:
            lying += hand
    else:
        lying += view["hand"]
    carried, auction = view["king"], view["auction"]
    if carried:
        lying.append(carried["card"])
    elif auction:
        lying.append(auction["card"])
    if view["top"]:
        lying.append(view["top"])
    for name in lying:
        counts[CARD[name]] -= 1
    return counts


def determinize(view: dict[str, Any], rng: Random) -> State:
    """A position that fits the view, what it hides drawn at random.

    What is certain stays: the drawn card on the deck, the own cards on the favor deck, and each known card in the hand it
    came into or among the cards that left that hand face down. King cards are in no hand. `put` of the others is a guess.
    """
    seat, players = view["seat"], view["players"]
    nothing: list[list[str]] = [[] for _ in range(players)]
    own = {"hands": nothing[:], "face_down": nothing[:], "put": nothing[:]}
    over = view["phase"] == "over"
    own["hands"][seat] = view["hand"]
    own["face_down"][seat] = view["face_down"]
    own["put"][seat] = view["put"]
    if over:
        own["hands"] = view["hands"]
    state = read({**view, **own, "deck": [], "favor": []})
    counts = unseen(view)
    favor = _put_before(state, view, counts, state.put[seat])
    _fill_hands(state, view, counts, rng)
    rest = shuffled([card for card, count in enumerate(counts) for _ in range(count)], rng)
    in_deck = view["deck_count"] - (view["top"] is not None)
    state.deck = rest[:in_deck]
    if view["top"]:
        state.deck.append(CARD[view["top"]])
    guessed = rest[in_deck : in_deck + view["favor_count"] - len(favor)]
    others = [other for other in range(players) if other != seat]
    for card in guessed:
        state.put[pick(others, rng)].append(card)
    state.favor = shuffled(favor + guessed, rng)
    return state


def _hidden(view: dict[str, Any], seat: int) -> tuple[int, int]:
    """How many cards of a seat's hand, and of what it put face down, the view hides."""
    if seat == view["seat"]:
        return 0, 0
    return 0 if view["phase"] == "over" else view["hands"][seat], view["face_down_counts"][seat]


def _put_before(state: State, view: dict[str, Any], counts: list[int], put: list[int]) -> list[int]:
    """Takes from `counts` the own cards that are on the favor deck. A loaded view may claim what cannot be: it is left out."""
    needed = sum(sum(_hidden(view, seat)) for seat in range(state.players))
    spare = sum(counts[:KING]) - needed  # cards that fit a hand and are not needed in one
    favor: list[int] = []
    for card in put:
        if counts[card] and len(favor) < view["favor_count"] and (card >= KING or spare):
            counts[card] -= 1
            spare -= card < KING
            favor.append(card)
    return favor


def _fill_hands(state: State, view: dict[str, Any], counts: list[int], rng: Random) -> None:
    """Takes from `counts` the cards of the other hands and those that left them face down: known ones, then any."""
    hidden = [_hidden(view, seat) for seat in range(state.players)]
    held = [_known_in(state, view, seat, counts, sum(hidden[seat])) for seat in range(state.players)]
    loose = shuffled([card for card in range(KING) for _ in range(counts[card])], rng)
    # The last bidder goes first: what is known of his means must not be spoilt by what the others happen to draw.
    for seat in sorted(range(state.players), key=lambda seat: seat != state.bidder):
        in_hand, gone = hidden[seat]
        if not in_hand + gone:
            continue
        drawn = in_hand + gone - len(held[seat])
        if seat == state.bidder and in_hand and _means_are_known(state):
            cards = _fitting(state, held[seat], loose, drawn, gone, rng)
        else:
            cards = shuffled(held[seat] + [loose.pop() for _ in range(drawn)], rng)
        state.face_down[seat] = cards[:gone]
        if in_hand:
            state.hands[seat] = sorted(cards[gone:])
    for card in range(KING):
        counts[card] = 0
    for card in loose:
        counts[card] += 1


def _known_in(state: State, view: dict[str, Any], seat: int, counts: list[int], room: int) -> list[int]:
    """Takes from `counts` the known cards of a seat that the view hides; a loaded view may claim what cannot be."""
    known = state.known[seat][:]
    if view["phase"] == "over":
        for card in state.hands[seat]:
            if card in known:
                known.remove(card)
    held: list[int] = []
    for card in known:
        if card < KING and counts[card] and len(held) < room:
            counts[card] -= 1
            held.append(card)
    return held


def _means_are_known(state: State) -> bool:
    """5.6, 5.7: everybody has learnt whether the last bidder has the gold that he has bid."""
    return not for_cards(state) and (state.phase == PAY or (state.phase == LOSE and not state.may_refuse))


def _fitting(state: State, held: list[int], loose: list[int], drawn: int, gone: int, rng: Random) -> list[int]:
    """The cards of the last bidder, those that left his hand first, with `drawn` of the loose ones: a hand that can pay
    in phase "pay", that cannot in "lose". At first at random, then by steps with those that help most."""
    helpful = sorted(loose, key=lambda card: VALUE[card] if card >= GOLD_1 else 0, reverse=state.phase == PAY)
    cards: list[int] = []
    for sure in range(drawn + 1):
        rest = shuffled(helpful[sure:], rng)
        cards = shuffled(held + helpful[:sure] + rest[: drawn - sure], rng)
        if (gold(cards[gone:]) >= state.bid) == (state.phase == PAY):
            break
    else:
        cards.sort(key=lambda card: VALUE[card] if card >= GOLD_1 else 0, reverse=state.phase == LOSE)
    for card in (Counter(cards) - Counter(held)).elements():
        loose.remove(card)
    return cards
