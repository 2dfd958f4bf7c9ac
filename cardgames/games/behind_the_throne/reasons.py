"""What speaks for an action: what it brings and to whom, as the piles lie, and the exact chances of the next card."""

from __future__ import annotations

from collections.abc import Sequence

from cardgames.engine.bot import Reason
from cardgames.engine.reasons import Weighed, percent, ranked, why
from cardgames.games.behind_the_throne import rules, sight
from cardgames.games.behind_the_throne.cards import (
    ALCHEMIST,
    COURTIERS,
    END,
    GENERAL,
    INFLUENCING,
    KING,
    LEAST_PILE,
    NAMES,
    QUEEN,
)
from cardgames.games.behind_the_throne.odds import Odds, next_cards, odds
from cardgames.games.behind_the_throne.state import DROP, State
from cardgames.games.behind_the_throne.text import (
    ACTIONS,
    BUST,
    DESTROY,
    DROPPED,
    JUDGED,
    LOOKS,
    POWER,
    REVEAL,
    SWAP,
    TAKE,
    kinds_of,
)

OF_THE_MOST = range(GENERAL, ALCHEMIST + 1)  # kinds that serve only who has as many of them as anybody (4.1, 7.1)
FEW = 10  # cards in a deck with the End card: it is getting late
MAJORITY = 2.5  # points that having, or losing, what only the largest piles give is worth, about
SINGLE = 0.3  # what a card that waits for its second one counts for, beside the points of the pair
BESIDE = 0.6  # what a rival's loss or gain counts for where he is not the one ahead


def reasons(state: State, seat: int, action: str) -> list[Reason]:
    """The strongest first. Of the deck only what it is made of matters, and a card on it that `seat` has looked at."""
    verb, first, second = ACTIONS[action]
    if verb == REVEAL:
        return ranked(_going_on(state, seat))
    if verb in (POWER, JUDGED):
        return ranked(_power(state, seat, action, first))
    if verb == BUST:
        return ranked(_little(state, seat))
    ends = _settled(state, action, seat)
    found: list[Weighed] = []
    if verb != DROPPED:  # a drop in the midst of a swap only pays for room: what the rest of that swap changes is not its doing
        changes = [_own(state, after, seat) + _rivals(state, after, seat) for after in ends]
        found += [change for change in changes[0] if all(change in others for others in changes)]
    if verb in (TAKE, SWAP):
        found += _stopping(state, seat)
    if verb == SWAP:
        found += _given(state, [after.pile(first) for after in ends], first)
    if verb == DESTROY and first == seat and second in (QUEEN, KING):
        found.append(why(2, "burden", card=NAMES[second]))
    if verb == DROPPED:
        pile, kinds = state.pile(seat), kinds_of(first)
        points = sum(kind for kind in kinds if pile[kind] >= LEAST_PILE)
        found.append(why(5, "drops", cards=[NAMES[kind] for kind in kinds], points=points))
    if END in state.deck and len(state.deck) <= FEW:
        found.append(why(2, "late", count=len(state.deck)))
    return ranked(found)


# ---------------------------------------------------------------------------------------------------- the next card
def _going_on(state: State, seat: int) -> list[Weighed]:
    view = sight.view(state, seat)
    chances, counts = odds(view), next_cards(view)
    assert chances is not None, "asked only where a card can be revealed"
    if view["top"] is not None:
        return [_seen(view["top"], chances)]
    whole = chances.percents()
    found = [why(5, "bust", percent=whole["bust"], high=chances.bust > 1 / 2), *_little(state, seat)]
    limit = state.row[-1] + rules.rescue(state) if state.row else KING
    pile = state.pile(seat)
    pairing = [kind for kind in COURTIERS if kind <= limit and pile[kind] + state.row.count(kind) == LEAST_PILE - 1]
    hope = sum(counts[kind] for kind in pairing) / sum(counts)
    if hope:
        found.append(why(5 * hope, "hope", percent=percent(hope)))
    if chances.saved:
        found.append(why(5 * chances.saved, "saved", percent=whole["saved"]))
    if chances.equal:
        found.append(why(3 * chances.equal, "equal", percent=whole["equal"]))
    if chances.end:
        found.append(why(9 * chances.end, "end", percent=whole["end"], leads=_leads(rules.scores(state), seat)))
    return found


def _stopping(state: State, seat: int) -> list[Weighed]:
    view = sight.view(state, seat)
    chances = odds(view)
    lost = _lost(chances)
    if chances is None or not lost:
        return []
    if view["top"] is not None:
        return [_seen(view["top"], chances)]
    at_stake = max(_brings(state, seat), len(state.row))
    whole = chances.percents()
    return [why(lost * at_stake, "stop", percent=whole["bust"] + whole["end"])]


def _lost(chances: Odds | None) -> float:
    """The chance that the next card costs the row."""
    return chances.bust + chances.end if chances else 0.0


def _seen(top: str, chances: Odds) -> Weighed:
    outcome = next(name for name in Odds.__slots__ if getattr(chances, name))
    return why(9, "seen", card=top, outcome=outcome)


def _little(state: State, seat: int) -> list[Weighed]:
    return [why(1, "little")] if state.row and not _brings(state, seat) else []


def _brings(state: State, seat: int) -> int:
    """How many points the row would bring who takes it as it lies."""
    return rules.scores(_settled(state, "take", seat)[0])[seat] - rules.scores(state)[seat]


def _power(state: State, seat: int, action: str, kind: int) -> list[Weighed]:
    if action in LOOKS:
        if rules.gap(state) > 0:
            return []
        return [why(3, "look", percent=percent(_lost(odds(sight.view(state, seat))) if state.row else 0.0))]
    after = _settled(state, action, seat)[0]
    if after.turn != seat:
        return []
    above, card = rules.gap(after), NAMES[kind]
    if above > 0:
        return [why(3, "lowers", card=card, left=above)]
    found = []
    if above == 0:
        found.append(why(2, "levels", card=card, value=after.value))
    elif rules.gap(state) > 0:
        found.append(why(3, "saves", card=card, value=after.value, limit=after.row[-2]))
    points = _brings(after, seat)
    if points:
        found.append(why(points / 2, "stake", points=points))
    return found


# ---------------------------------------------------------------------------------------------------- the piles
def _settled(state: State, action: str, seat: int) -> list[State]:
    """After an action, and after all drops that it leads to (6.2): the own ones that cost fewest points, any of the rivals."""
    after = state.copy()
    rules.play(after, action)
    if after.phase != DROP:
        return [after]
    dropper = after.dropper
    found = [_settled(after, drop, seat) for drop in rules.legal(after)]
    if dropper == seat:
        return max(found, key=lambda ends: min(rules.scores(end)[seat] for end in ends))
    return [end for ends in found for end in ends]


def _own(before: State, after: State, seat: int) -> list[Weighed]:
    """Pairs and majorities that the seat gets, and the best single card."""
    had, has = before.pile(seat), after.pile(seat)
    found = []
    pairs = [kind for kind in COURTIERS if had[kind] < LEAST_PILE <= has[kind]]
    if pairs:
        found.append(why(sum(pairs), "pairs", cards=[NAMES[kind] for kind in pairs], points=sum(pairs)))
    singles = [kind for kind in COURTIERS if not had[kind] and has[kind] == LEAST_PILE - 1]
    if singles:
        best = max(singles)
        found.append(why(best * SINGLE, "seed", card=NAMES[best], points=best))
    for kind in OF_THE_MOST:
        if rules.available(after, seat, kind) and not rules.available(before, seat, kind):
            found.append(why(MAJORITY, "power" if kind in INFLUENCING else "guard", card=NAMES[kind]))
    return found


def _rivals(before: State, after: State, seat: int) -> list[Weighed]:
    """Pairs and majorities that rivals lose."""
    scores, found = rules.scores(before), []
    for rival in range(before.players):
        if rival == seat:
            continue
        leads = _leads(scores, rival)
        had, has = before.pile(rival), after.pile(rival)
        for kind in COURTIERS:
            if has[kind] < LEAST_PILE <= had[kind]:
                weight = kind * _matters(before, rival)
                found.append(why(weight, "breaks", seat=rival, card=NAMES[kind], points=kind, leads=leads))
            elif not has[kind] and had[kind] == LEAST_PILE - 1:
                found.append(why(kind * SINGLE * BESIDE, "plucks", seat=rival, card=NAMES[kind]))
        for kind in OF_THE_MOST:
            if rules.available(before, rival, kind) and not rules.available(after, rival, kind):
                found.append(why(MAJORITY * BESIDE, "topples", seat=rival, card=NAMES[kind]))
    return found


def _given(before: State, piles: list[Sequence[int]], victim: int) -> list[Weighed]:
    """What the row brings the rival who gets it in a swap, if it is the same whatever he drops."""
    had = before.pile(victim)
    gains = {sum(kind for kind in COURTIERS if had[kind] < LEAST_PILE <= has[kind]) for has in piles}
    if len(gains) > 1:
        return []
    (points,) = gains
    if not points:
        return [why(1, "gives-nothing", seat=victim)]
    return [why(points * _matters(before, victim), "gives", seat=victim, points=points)]


def _matters(state: State, rival: int) -> float:
    """What a point of this rival counts for."""
    return 1.0 if state.players == 2 or _leads(rules.scores(state), rival) else BESIDE


def _leads(scores: list[int], seat: int) -> bool:
    """Whether nobody else has as many points."""
    return all(scores[seat] > score for other, score in enumerate(scores) if other != seat)
