"""Playing For the King on the screen: what a click, a key or a prompt means. What may be done, the match says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from cardgames.engine.events import Event
from cardgames.engine.refusal import Refusal
from cardgames.session.match import Step
from ui.tables.art import Art
from ui.tables.buttons import ActionButton
from ui.tables.faces import CardFace
from ui.tables.for_the_king import knowledge as k
from ui.tables.for_the_king.choice import Choice
from ui.tables.for_the_king.controls import STEPS, TURNS, Controls, Facts, question_of
from ui.tables.for_the_king.discard import contents
from ui.tables.for_the_king.faces import ChipFace
from ui.tables.for_the_king.hand import legend
from ui.tables.for_the_king.layout import Layout, layout
from ui.tables.for_the_king.memory import Memory
from ui.tables.for_the_king.picture import compose
from ui.tables.for_the_king.sight import Sight, government
from ui.tables.for_the_king.stages import stages
from ui.tables.layout import Rect
from ui.tables.phrases import Phrases
from ui.tables.picture import Picture, Stage
from ui.tables.pieces import Piece
from ui.tables.table import Host, LogLine, Look, Table

# Letters by physical key, F-keys beside them; digits choose a place, an office, or type a bid.
KEYS = {"R": "next", "P": "pass", "B": "best", "N": "refuse", "U": "raise", "D": "lower", "O": "open", "M": "sums"}
KEYS |= {"F5": "next", "F6": "pass", "F7": "best", "F8": "refuse", "F9": "sums", "F10": "open"}
ENTERS = {"bid": "bid", "pay": "pay", "king": "move"}  # what Enter does, by phase
UNTOLD = ("drew", "advised", "gained")  # what the log need not tell: the next line does
SHOWN = 4  # cards of a line that are also shown as emblems
NOBODYS = ("turned", "reopened", "unwanted", "shuffled")  # told without a crest


class KingTable(Table):
    """The phase of the view says what is being chosen; there are no modes besides."""

    def __init__(self, host: Host, art: Art, look: Look, family: str = "_ftk", parent: QWidget | None = None) -> None:
        self.choice = Choice(host.view())
        self.opened = False  # one's own pile in the first phase
        self.unfolded = False  # the majorities
        self._phrases = Phrases(host.words)
        self._seat = host.me()
        self._memory = Memory()
        self._hovered: Piece | None = None  # it has said why it cannot be chosen
        self._due: list[str] = []  # cards that are still to be given up for a Gold card: they were chosen together
        super().__init__(host, art, look, family, parent)
        self._remember()
        self.controls = Controls(self, art, self.act, self._tell_why)
        self.controls.amount.wanted.connect(self._bid_other)
        self.controls.amount.entered.connect(lambda: self.act("bid"))
        self.controls.amount.left.connect(lambda: self.setFocus(Qt.FocusReason.OtherFocusReason))
        self.buttons = list(self.controls.buttons.values())
        self._giving = QTimer(self, singleShot=True, interval=0)
        self._giving.timeout.connect(self._give_next)
        self._dress()

    @property
    def words(self) -> Phrases:
        """The texts of the present language."""
        if self._phrases.words is not self.host.words:
            self._phrases = Phrases(self.host.words)
        return self._phrases

    # ------------------------------------------------------------------------------------------------ what is seen
    def trophies(self, view: k.View, seat: int) -> Sequence[CardFace]:
        return [government(card) for card in k.strongest(view, seat)]

    def compose(self, view: k.View) -> Picture:
        here = view is self.view
        choice = self.choice if here and self.prompt is not None else Choice(view)
        return compose(
            Sight(
                self._layout(view),
                Rect(0, 0, self.width(), self.height()),
                self.words,
                self.colours,
                self.art,
                self.host.seats,
                self.host.me(),
                self.whos(),
                self.ranks(),
                choice,
                self._memory.bids(view),
                self._memory.lost,
                self._memory.thrown,
                self.thinker if here else None,
                self.opened,
                self.unfolded,
            ),
            view,
        )

    def _layout(self, view: k.View) -> Layout:
        auction = k.auctioning(view)
        ruling = view["phase"] == "king" and not auction
        return layout(self.frame_, view["players"], len(k.offices(view)), auction, self.unfolded, ruling)

    def stages(self, before: k.View, step: Step, after: k.View) -> Sequence[Stage]:
        self._memory.hear(step, self.host.me())
        return stages(self.compose, before, step, after)

    def banner(self) -> tuple[int | None, str]:
        view, words = self.view, self.words
        phase, seat = view["phase"], view["turn"]
        if phase in ("first", "shuffle", "over"):
            return None, words.say(f"banner-{phase}")
        deal = view["auction"]
        if phase == "lose":
            return deal["bidder"], words.say("banner-lose", seat=deal["bidder"])
        if self.thinker is not None and self.host.seats[self.thinker].bot is not None:
            return self.thinker, words.say("banner-thinking", seat=self.thinker)
        if phase == "pay" and k.for_cards(view):
            return seat, words.say("banner-discard", seat=seat, left=deal["bid"] - deal["paid"])
        if phase == "pay":
            return seat, words.say("banner-pay", seat=seat, bid=deal["bid"])
        again = phase == "bid" and deal["excluded"] and deal["bidder"] is None
        return seat, words.say("banner-again" if again else f"banner-{phase}", seat=seat)

    def about(self, face: CardFace, target: str) -> str:
        words = self.words
        kind = face.art.rpartition("/")[2]
        lines = []
        if kind.startswith("gov-"):
            card = f"{kind.removeprefix('gov-')}-{face.letter}"
            lines = [words.say(f"card-{card}", case="nom", count=1), words.say("power-government")]
        elif kind.startswith("gold-"):
            lines = [words.say("power-gold")]
        elif kind in k.KINGS:
            lines = [words.say(f"power-{k.KINGS[kind]}")]
        refusal = self.why_not(target)
        if refusal is not None:
            lines.append(words.say(f"refusal-{refusal.key}", **refusal.params))
        return "\n".join(lines)

    def arrange(self) -> None:
        found = self._layout(self.view)
        self.controls.dress(self.colours, self.frame_.u)
        self.controls.arrange(self._facts(), found.controls, found.fold, self.frame_.u)

    def _facts(self) -> Facts:
        choice = self.choice if self.prompt is not None else Choice(self.view)
        return Facts(self.view, choice, self.words, self.host.refusal, self.opened, self.unfolded)

    def line(self, event: Event) -> LogLine | None:
        found = super().line(event) if event.name not in UNTOLD else None
        if found is None:
            return None
        params = event.params
        things = [str(params[name]) for name in ("card", "office") if isinstance(params.get(name), str)]
        cards = params.get("cards")
        if isinstance(cards, list) and len(cards) <= SHOWN:
            things += map(str, cards)
        if event.name == "defaulted":
            found = replace(found, text=self.words.say("told-defaulted", **params))
        seat = None if event.name in NOBODYS else found.seat
        return replace(found, seat=seat, chips=tuple(ChipFace(k.emblem_of(thing)) for thing in things))

    # ------------------------------------------------------------------------------------------------ from the match
    def _remember(self) -> None:
        """Anew: of a match that is gone on with, or after something was taken back."""
        self._memory = Memory(self.host.history(), self.host.me())

    def reconcile(self, view: k.View) -> None:
        self._due = []
        self._remember()
        self._another(view)
        super().reconcile(view)

    def think(self, seat: int) -> None:
        self._another(self.host.view())
        super().think(seat)

    def _another(self, view: k.View) -> None:
        """Another person has come to the screen: nothing that the one before had open stays open."""
        if view["seat"] != self._seat:
            self._seat = view["seat"]
            self.opened = False

    def asked(self) -> None:
        self._another(self.view)
        assert self.prompt is not None
        self.choice = Choice(self.view, self.prompt.legal)
        if self._due and f"discard {self._due[0]}" in self.choice.legal:
            self._giving.start()
        else:
            self._due = []

    def _give_next(self) -> None:
        """The next of the cards that were chosen together (5.5: they go one by one)."""
        if self.prompt is not None and self._due:
            self.choose(f"discard {self._due.pop(0)}")

    # ------------------------------------------------------------------------------------------------ what is done
    def act(self, name: str) -> None:
        """A button, or the key that stands for it."""
        choice = self.choice
        if self.busy:
            self.skip()
        elif name == "open":
            self.opened = not self.opened
            self._level()
        elif name == "sums":
            self.unfolded = not self.unfolded
            self._level()
        elif self.prompt is None:
            self.speak(self.banner()[1], at=self._button(name))
        elif name in STEPS:
            self._bid_other(choice.amount + STEPS[name])
        elif name == "best":
            choice.pick_best()
            self._level()
        elif name in TURNS:
            self._steer(name)
        elif name in ("pay", "move") and not choice.action():
            self.speak(choice.prompt(self.words), at=self._button(name))
        else:
            action = question_of(choice, name)
            if action.startswith("discard"):
                self._due = list(choice.paid)[1:]
            self._decide(action, name)

    def _button(self, name: str) -> ActionButton | None:
        button = self.controls.buttons.get(name)
        return button if button is not None and button.isVisible() else None

    def _decide(self, action: str, name: str) -> None:
        self.choose(action) if action in self.choice.legal else self.refused(action, self._button(name))

    def _bid_other(self, amount: int) -> None:
        """Another number in the bid control."""
        self.choice.bid(amount)
        self._level()

    def _steer(self, name: str) -> None:
        """Up or down, for a card that can do either."""
        if k.movable(self.choice.legal, TURNS[name]):
            self.choice.steer(TURNS[name])
            self._level()
        else:
            self.refused(question_of(self.choice, name), self._button(name))

    def _tell_why(self, button: ActionButton, name: str, came: bool) -> None:
        """The pointer or the focus on a pale button: it says why. That of the majorities tells what their seals mean."""
        if not came:
            self.bubble.let_go()
        elif name == "sums":
            self.speak(legend(self.words, self.view, self.unfolded), at=button, lasting=True)
        elif self.prompt is not None and not self.busy and button.face.off:
            refusal = self.host.refusal(question_of(self.choice, name))
            if refusal is not None:
                self.explain(refusal, button, lasting=True)

    def why_not(self, target: str) -> Refusal | None:
        if self.prompt is None or not target:
            return None
        action = self._action_at(target)
        return self.host.refusal(action) if action and action not in self.choice.legal else None

    def _action_at(self, target: str) -> str:
        """The action that would have to be possible for a target to be chosen; "" if there is none to ask about."""
        kind, _, rest = target.partition("/")
        phase, choice = self.choice.phase, self.choice
        card = rest.partition("/")[0]
        if kind == "place":
            return rest
        if kind == "bid" and phase == "bid":
            return f"bid {rest}"
        if kind == "office" and phase == "king" and rest not in choice.movable:
            return k.move_text(choice.step, [rest])
        if kind == "hand" and phase == "pay" and not k.for_cards(self.view) and not k.is_gold(card):
            return f"discard {card}"
        return ""

    def pressed(self, target: str) -> None:
        kind, _, rest = target.partition("/")
        if kind == "pile":
            self.act("open")
        elif kind == "discard":
            self._tell_discard(lasting=False)
        if self.prompt is None:
            return
        if kind == "place":
            self.choose(rest)
        elif kind == "middle":
            self.choose(f"pick {self.view['middle'][int(rest)]}")
        elif kind == "office":
            self.choice.toggle_office(rest)
            self._level()
        elif kind == "hand":
            self.choice.toggle_card(target)
            self._level()
        elif kind == "bid":
            self.act("bid") if int(rest) == self.choice.amount else self._bid_other(int(rest))

    def dropped(self, target: str, onto: str) -> None:
        kind, _, place = onto.partition("/")
        if target == "drawn" and kind == "place" and place in self.choice.legal and self.prompt is not None:
            self.choose(place)
            return
        self._level()
        if kind == "place":
            self.refused(place, self.pieces.get(onto))

    def heard(self, what: str, piece: Piece) -> None:
        """Besides cards, whatever cannot be chosen says why when the pointer comes to it; backs are not looked at closely."""
        spot = piece.spot
        if spot is not None and spot.target == "discard" and what in ("hover", "focus") and not self.busy:
            self._hovered = piece
            self._tell_discard(lasting=True)
            return
        if what == "hover" and spot is not None and not self.busy:
            if not isinstance(spot.face, CardFace):
                refusal = self.why_not(spot.target)
                if refusal is not None:
                    self._hovered = piece
                    self.explain(refusal, piece, lasting=True)
                return
            if spot.face.art == k.BACK:
                return
        if what == "leave" and piece is self._hovered:
            self._hovered = None
            self.bubble.let_go()
        super().heard(what, piece)

    def _tell_discard(self, lasting: bool) -> None:
        """Which cards lie on the open discard pile."""
        self.speak("\n".join(contents(self.words, self.view["discard"])), at=self.pieces["discard/top"], lasting=lasting)

    # ------------------------------------------------------------------------------------------------ keys
    def shortcut(self, key: str) -> bool:
        if key.isdecimal():
            self._digit(key)
            return True
        if key == "Esc":
            cleared = self.prompt is not None and self.choice.clear()
            if cleared:
                self._level()
            return cleared
        name = ENTERS.get(self.view["phase"]) if key == "Enter" else KEYS.get(key)
        if name is not None and self._button(name) is not None:
            self.act(name)
        return name is not None

    def _digit(self, key: str) -> None:
        """1 to 3 are the places, 1 to 6 the offices, the cards of the middle in their order; in the auction a number is typed."""
        phase, at = self.choice.phase if self.prompt is not None else "", int(key) - 1
        if phase == "bid" and at >= 0:
            self.controls.amount.begin(key)
            return
        targets = {
            "distribute": [f"place/{place}" for place in k.PLACES],
            "pick": [f"middle/{place}" for place in range(len(self.view["middle"]))],
            "king": [f"office/{office}" for office in k.offices(self.view)],
        }.get(phase, [])
        if 0 <= at < len(targets) and targets[at] in self.pieces:
            self.pieces[targets[at]].press()


TABLE = KingTable
