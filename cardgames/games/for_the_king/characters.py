"""Styles of playing at equal strength."""

from __future__ import annotations

from cardgames.games.for_the_king.outlook import Outlook
from cardgames.games.for_the_king.state import NOBODY, State
from cardgames.games.for_the_king.text import ACTIONS, MOVE, RAISE_BID, STEPS

CHARACTERS = "bluffer", "miser", "peacemaker"
HIGH = 4  # a bid that a miser likes least
BLUFF, JUMP = 0.4, 0.2  # to a bluffer's taste; with 1 and 0.5 he won 42 of 100 games against the plain player, with these 47


def leaning(character: str, state: State, action: str, seat: int) -> float:
    """How much an action is to the taste of a character, from -1 to 1.

    A bluffer bids more than the card is worth to him, or else jumps; a miser bids little. A peacemaker does nothing for the
    rival ahead: he lowers that rival's duties rather than raises them, and outbids him.
    """
    verb, argument = ACTIONS[action]
    if character == "miser":
        return -min(argument, HIGH) / HIGH if verb == RAISE_BID else 0.0
    outlook = Outlook(state, seat)
    if character == "bluffer":
        if verb != RAISE_BID:
            return 0.0
        return BLUFF if argument > outlook.worth() else JUMP * (argument > state.bid + 1)
    leader = outlook.leader()
    if leader == NOBODY:
        return 0.0
    if verb == MOVE:
        step, offices = STEPS[argument]
        return -step * sum(outlook.ahead(office) == leader for office in offices) / len(offices)
    return 0.5 * (verb == RAISE_BID and state.bidder == leader)
