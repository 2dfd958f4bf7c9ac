"""What is being chosen for the decision that is asked for: a bid, cards to pay with, offices for the King. It only gathers."""

from __future__ import annotations

from cardgames.games.for_the_king.cards import HIGHEST_BID
from ui.tables.for_the_king import knowledge as k
from ui.tables.phrases import Phrases

SELECTABLE, EDGE, PICKED = "selectable", "edge", "picked"  # rings


class Choice:
    """One decision: its view, what is possible (nothing: nobody asks), and what has been chosen for it so far.

    amount    the bid in the control
    picked    keys of the hand's cards that shall pay
    offices   those that the King shall move, the first chosen first
    step      +1 or -1: how
    """

    def __init__(self, view: k.View, legal: tuple[str, ...] = ()) -> None:
        """Begins with what is nearest: the least bid, the best payment, the only offices that can move."""
        self.view = view
        self.legal = legal
        self.phase: str = view["phase"] if legal else ""
        self.amount = 1
        self.picked: list[str] = []
        self.offices: list[str] = []
        self.step = 1
        if view["auction"] is not None:
            self.amount = min(HIGHEST_BID, view["auction"]["bid"] + 1)
        if self.phase == "king":
            self.steer(next(step for step in k.steps_of(view["king"]["card"]) if k.movable(legal, step)))
        elif self.phase == "pay":
            self.pick_best()

    # ------------------------------------------------------------------------------------------------ a bid
    def bid(self, amount: int) -> None:
        self.amount = max(1, min(HIGHEST_BID, amount))

    # ------------------------------------------------------------------------------------------------ a payment
    @property
    def due(self) -> int:
        """How much gold, or how many cards, are still to be paid."""
        deal = self.view["auction"]
        return int(deal["bid"]) - int(deal["paid"])

    @property
    def paid(self) -> tuple[str, ...]:
        """The cards chosen to pay with."""
        return tuple(key.split("/")[1] for key in self.picked)

    def pick_best(self) -> None:
        """The payment that is offered: the cheapest in gold, the least needed cards."""
        coins = not k.for_cards(self.view)
        wanted = list(k.best_payment(self.legal) if coins else k.least_needed(self.view, self.due))
        self.picked = []
        for key, card in k.keyed(self.view["hand"]):
            if card in wanted:
                wanted.remove(card)
                self.picked.append(key)

    def toggle_card(self, key: str) -> None:
        """One more card, or one less; of cards to give up never more than are due."""
        if key in self.picked:
            self.picked.remove(key)
        else:
            self.picked.append(key)
            if k.for_cards(self.view):
                del self.picked[: -self.due]

    # ------------------------------------------------------------------------------------------------ the King's will
    @property
    def movable(self) -> tuple[str, ...]:
        """The offices that can make the present step."""
        return k.movable(self.legal, self.step) if self.phase == "king" else ()

    @property
    def needed(self) -> int:
        """How many offices the King moves."""
        return k.needed(self.legal, self.step)

    def steer(self, step: int) -> None:
        """Up or down. Where there is but one choice of offices then, it is made."""
        self.step = step
        self.offices = list(self.movable) if len(self.movable) == self.needed else []

    def toggle_office(self, office: str) -> None:
        """One more office, or one less; when there are too many the first one gives way."""
        if office in self.offices:
            self.offices.remove(office)
        else:
            self.offices.append(office)
            del self.offices[: -self.needed]

    # ------------------------------------------------------------------------------------------------ what it comes to
    def clear(self) -> bool:
        """Chooses nothing; returns whether something was chosen."""
        chosen = bool(self.picked or self.offices)
        self.picked, self.offices = [], []
        return chosen

    def action(self) -> str:
        """What would be done now; "" while nothing, or not enough, has been chosen."""
        if self.phase == "king":
            return k.move_text(self.step, self.offices) if self.offices else ""
        if self.phase == "pay" and k.for_cards(self.view):
            return f"discard {self.paid[0]}" if len(self.picked) == self.due else ""
        if self.phase == "pay":
            return k.pay_text(self.paid) if self.picked else ""
        return f"bid {self.amount}" if self.phase == "bid" else ""

    def rings(self) -> dict[str, str]:
        """What glows, by target."""
        if self.phase == "distribute":
            return {f"place/{place}": EDGE for place in k.PLACES if place in self.legal}
        if self.phase == "pick":
            return {f"middle/{at}": SELECTABLE for at in range(len(self.view["middle"]))}
        if self.phase == "king":
            return {f"office/{office}": PICKED if office in self.offices else EDGE for office in self.movable}
        if self.phase == "pay":
            able = [key for key, card in k.keyed(self.view["hand"]) if k.for_cards(self.view) or k.is_gold(card)]
            return {key: PICKED if key in self.picked else EDGE for key in able}
        return {}

    def prompt(self, words: Phrases) -> str:
        """What is to be chosen; "" where the banner is enough."""
        if self.phase == "king":
            return words.say("prompt-king", card=self.view["king"]["card"], count=self.needed)
        if self.phase == "pay":
            return words.say("prompt-pay-cards" if k.for_cards(self.view) else "prompt-pay-gold", count=self.due)
        return ""

    def bill(self, words: Phrases) -> tuple[str, str]:
        """What has been chosen to pay with, «3 + 2 = 5», and how that compares with what is due."""
        if self.phase != "pay":
            return "", ""
        if k.for_cards(self.view):
            return words.say("bill-cards", count=len(self.picked), due=self.due), words.say("bill-cards.hint")
        values = sorted((k.value_of(card) for card in self.paid), reverse=True)
        total = sum(values)
        terms = f"{' + '.join(map(str, values))} = {total}" if len(values) > 1 else str(total)
        over = total - self.due
        return terms, words.say("bill-exact" if over == 0 else "bill-lost" if over > 0 else "bill-short", count=abs(over))
