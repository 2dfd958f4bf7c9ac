"""The data of the rulebook: kinds of courtiers, how many, and what their powers do.

Glossary (identifier · English · Ukrainian): kind · kind · вид; pile · pile · стопка; row · row · ряд; bust · bust · провал;
power · power · здібність; look · look · погляд; limit · limit · межа; renewal · renewal of the deck · оновлення колоди.
"""

from __future__ import annotations

END, GENERAL, SEER, JESTER, ASSASSIN, JUDGE, MINSTREL, ALCHEMIST, QUEEN, KING = range(10)  # the printed values, rule 1.1
NAMES = ("end", "general", "seer", "jester", "assassin", "judge", "minstrel", "alchemist", "queen", "king")
KIND = {name: kind for kind, name in enumerate(NAMES)}
COURTIERS = range(GENERAL, KING + 1)
INFLUENCING = range(GENERAL, JUDGE + 1)  # rule 4
INFLUENCE = sum(1 << kind for kind in INFLUENCING)
KINDS_IN = [[kind for kind in INFLUENCING if mask >> kind & 1] for mask in range(INFLUENCE + 1)]  # by their bits

COPIES = {2: 5, 3: 7, 4: 9}  # of each kind in play, by the number of players; rule 2.1
ROW_LIMIT = 5  # rule 3.1
PILE_LIMIT = 5  # cards of a kind, rule 6.1
PILES_LIMIT = 5  # rule 6.2
LEAST_PILE = 2  # the smallest pile that scores, rule 9.3

# What a power does to the last card of the row (rule 1.1); the Seer's look changes nothing there.
POWERS = (
    ("general", GENERAL, -3),
    ("assassin", ASSASSIN, -2),
    ("jester-", JESTER, -1),
    ("jester+", JESTER, 1),
    ("seer", SEER, 0),
)
LOWERING = {kind: -delta for _, kind, delta in POWERS if delta < 0}  # by how much each kind can lower
