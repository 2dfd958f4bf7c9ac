"""How a position of this game looks to a seat, and what its next cards may be: all that the search and its network know."""

from __future__ import annotations

from math import tanh
from random import Random

from cardgames.engine.bot import Candidate, Reason
from cardgames.engine.chance import shuffled
from cardgames.engine.insight import OpenInsight, Part
from cardgames.games.behind_the_throne import rules
from cardgames.games.behind_the_throne.cards import COPIES, COURTIERS, END, KING, LEAST_PILE, PILE_LIMIT, PILES_LIMIT, QUEEN
from cardgames.games.behind_the_throne.reasons import reasons
from cardgames.games.behind_the_throne.state import DROP, KINDS, TURN, State
from cardgames.games.behind_the_throne.text import ACTIONS, BUST, DESTROY, LOOKS, REVEAL, SWAP, TAKE, drop_text, kinds_of

COUNTS = range(1, PILE_LIMIT)  # sizes of a pile that are told apart; a larger one counts as the largest of them
TRIED = 3  # swaps, destructions, drops
FEW = 6  # actions that are all worth a thought
TOO_RISKY = 0.6  # the chance of a bust at which nobody goes on by feel
SINGLE, MORE = 0.3, 0.1  # what a single card, or one beyond the pair, counts for beside the points of its kind

TASTES = {
    "cautious": {REVEAL: -0.6},  # with -1 he won 42 of 100 games against the plain player
    "bold": {REVEAL: 1.0},
    "hoarder": {TAKE: 1.0, SWAP: -1.0, DESTROY: -0.5},
}


class CourtInsight(OpenInsight[State]):
    """Slot 0 is the race as a whole, slot k the courtiers of kind k, before whom they lie and how many are still to come."""

    characters = "cautious", "bold", "spiteful", "hoarder"

    def parts(self, state: State, seat: int) -> list[Part]:
        """Seats come in order of play from `seat` on.

        Slot 0: cards in the deck, whether the End card is there, cards in the discard pile, how many turns after `seat` the
        seat on turn comes, then points and piles of every seat. Slot k: cards in every pile, in the deck, in the discard pile.
        """
        players, piles, discard = state.players, state.piles, state.discard
        order = [*range(seat, players), *range(seat)]
        rows = [piles[at * KINDS : at * KINDS + KINDS] for at in order]
        deck = [0] * KINDS
        for kind in state.deck:
            deck[kind] += 1
        parts: list[Part] = list(zip(range(KINDS), *rows, deck, discard, strict=True))
        points = [sum([kind for kind in COURTIERS if row[kind] >= LEAST_PILE]) for row in rows]
        sizes = [state.held[at].bit_count() for at in order]
        parts[END] = (0, len(state.deck), deck[END], sum(discard), (state.turn - seat) % players, *points, *sizes)
        return parts

    def inputs(self, part: Part, players: int) -> list[float]:
        copies = COPIES[players]
        if part[0]:
            *piles, deck, discard = part[1:]
            most = max(piles)
            inputs = [deck / copies, float(deck > 0), discard / copies]
            for count in piles:
                size = min(count, COUNTS[-1])
                inputs += [float(size == one) for one in COUNTS]
                inputs.append(float(0 < count == most))
            return inputs
        deck, end, discard, mover = part[1:5]
        points, sizes = part[5 : 5 + players], part[5 + players :]
        # Before the renewal the whole deck comes first, then on average half of the next one (9.1).
        left = deck / 2 if end else deck + discard / 2
        late = 1 / (1 + left / 8)
        lead = points[0] - max(points[1:])
        inputs = [deck / 40, float(end), left / 40, late, lead / 10, tanh(lead / 5), late * tanh(lead / 3)]
        inputs += [float(mover == at) for at in range(players)]
        inputs += [score / 20 for score in points]
        inputs += [late * score / 10 for score in points]
        return inputs + [size / PILES_LIMIT for size in sizes]

    def candidates(self, state: State, legal: list[str]) -> list[str]:
        """The few best swaps, destructions and drops by a rough count of points, the best first, and everything else."""
        if len(legal) <= FEW:
            return legal
        if state.phase == DROP:
            return _drops(state)
        kept, swaps, destructions = [], [], []
        for action in legal:
            verb, first, second = ACTIONS[action]
            if verb == SWAP:
                swaps.append((_swap_gain(state, first, second), action))
            elif verb == DESTROY:
                destructions.append((_loss(state, first, second) * (1 if first != state.turn else -1), action))
            else:
                kept.append(action)
        for found in swaps, destructions:
            found.sort(reverse=True)
            kept += [action for _, action in found[:TRIED]]
        return kept

    def outcomes(self, state: State, action: str, seat: int) -> list[tuple[int, State]]:
        """A card that comes to light is each of those in the deck with its chance, or the one that `seat` has looked at."""
        if action != "reveal" and action not in LOOKS:  # nothing comes to light
            child = state.copy()
            rules.play(child, action)
            return [(1, child)]
        deck, renewed = state.deck, not state.deck
        if renewed:  # 9.1
            deck = [kind for kind, count in enumerate(state.discard) for _ in range(count)]
        looked_at = state.peeked and state.turn == seat and not renewed
        tops = [deck[-1]] if looked_at else sorted(set(deck))
        found = []
        for top in tops:
            child = state.copy()
            child.deck = deck[:]
            child.deck.remove(top)
            child.deck.append(top)
            if renewed:
                child.discard = [0] * KINDS
            rules.play(child, action)
            found.append((1 if looked_at else deck.count(top), child))
        return found

    def reveals(self, state: State, action: str, seat: int) -> bool:
        if action == "reveal":
            return not (state.peeked and state.turn == seat)
        return action in LOOKS

    def settled(self, state: State) -> bool:
        return state.phase == TURN and not (state.row or state.used or state.peeked)

    def key(self, state: State) -> tuple[object, ...]:
        """What is in the deck follows from all the rest."""
        top = state.deck[-1] if state.peeked and state.deck else 0
        return (
            state.phase,
            state.turn,
            tuple(state.row),
            state.value,
            state.used,
            state.peeked,
            top,
            state.destroyed,
            tuple(state.piles),
            tuple(state.discard),
        )

    def leaning(self, character: str, state: State, action: str, seat: int) -> float:
        verb, first, _ = ACTIONS[action]
        if character == "spiteful":
            scores = rules.scores(state)
            leads = max(score for rival, score in enumerate(scores) if rival != seat)
            return float(verb in (SWAP, DESTROY) and first != seat and scores[first] == leads)
        if verb == REVEAL and not self.reveals(state, action, seat):
            return 0.0  # no courage is needed for a card that one knows
        return TASTES[character].get(verb, 0.0)

    def fondness(self, state: State, action: str, seat: int) -> float:
        """The share of the cards it takes that join a pile."""
        verb, _, kind = ACTIONS[action]
        taken = state.row if verb == TAKE else [kind] if verb == SWAP else []
        return sum(state.held[seat] >> card & 1 for card in taken) / len(taken) if taken else 0.0

    def reasons(self, state: State, seat: int, chosen: Candidate, instead: Candidate | None) -> list[Reason]:
        return reasons(state, seat, chosen.action)

    def foolish(self, state: State, action: str, seat: int) -> bool:
        """Accepting a bust that powers could avert; destroying a card of one's own that is no burden; going on into a bust, a
        probable one or one that has been looked at.
        """
        verb, first, second = ACTIONS[action]
        if verb == DESTROY:
            return first == seat and second not in (QUEEN, KING)
        if verb != REVEAL or not state.row:
            return verb == BUST
        deck = state.deck or [kind for kind, count in enumerate(state.discard) for _ in range(count)]
        highest = state.row[-1] + rules.rescue(state)
        if not self.reveals(state, action, seat):
            return deck[-1] > highest
        return sum(kind > highest for kind in deck) > TOO_RISKY * len(deck)

    def forget(self, state: State, seat: int, share: float, rng: Random) -> None:
        """The deck is taken for cards out of the deck and of what was discarded and is forgotten. A known top card stays."""
        known = [state.deck.pop()] if state.peeked and state.deck else []
        forgotten = [kind for kind in COURTIERS for _ in range(state.discard[kind]) if rng.random() < share]
        mixed = shuffled(state.deck + forgotten, rng)
        deck = mixed[: len(state.deck)]
        if END in state.deck and END not in deck:  # nobody forgets that the end is near
            deck[-1] = END
        state.deck = deck + known


def _drops(state: State) -> list[str]:
    """Ways to drop the piles that count least: the very least ones, then each time another one in place of the last of them."""
    pile = state.pile(state.dropper)
    kinds = kinds_of(state.held[state.dropper])
    kinds.sort(key=lambda kind: (kind if pile[kind] >= LEAST_PILE else kind * SINGLE, pile[kind]))
    least, more = kinds[: state.excess], kinds[state.excess : state.excess + TRIED - 1]
    return [drop_text(tuple(sorted(dropped))) for dropped in (least, *([*least[:-1], kind] for kind in more))]


def _swap_gain(state: State, victim: int, kind: int) -> float:
    """Roughly what a swap brings the player on turn: the card, what it costs the victim, and what the row brings him."""
    given = 0.0
    for card in state.row:
        given += _gain(state, victim, card)
    return _gain(state, state.turn, kind) + (_loss(state, victim, kind) - given) / (state.players - 1)


def _gain(state: State, seat: int, kind: int) -> float:
    """Points of one more card of a kind: a pair counts whole, what may become one in part."""
    count = state.piles[seat * KINDS + kind]
    return kind * (1 - SINGLE) if count == LEAST_PILE - 1 else kind * SINGLE if not count else kind * MORE


def _loss(state: State, seat: int, kind: int) -> float:
    """Points of one card of a kind less."""
    count = state.piles[seat * KINDS + kind]
    return kind * (1 - SINGLE) if count == LEAST_PILE else kind * SINGLE if count < LEAST_PILE else kind * MORE
