"""Playing Behind the Throne on the screen: what a click, a key or a prompt means. What may be done, the match says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardgames.engine.events import Event
from cardgames.engine.refusal import Refusal
from cardgames.games.behind_the_throne.cards import KIND, LEAST_PILE
from cardgames.games.behind_the_throne.odds import odds
from cardgames.session.match import Step
from ui.tables.art import Art
from ui.tables.behind_the_throne import knowledge as k
from ui.tables.behind_the_throne.actions import CANCEL, CAPS, CONFIRM, Actions, Facts
from ui.tables.behind_the_throne.chips import ChipFace
from ui.tables.behind_the_throne.layout import SLOTS, layout
from ui.tables.behind_the_throne.picture import Sight, compose
from ui.tables.behind_the_throne.stages import stages
from ui.tables.buttons import ActionButton
from ui.tables.faces import CardFace
from ui.tables.focus import key_name
from ui.tables.layout import Rect
from ui.tables.picture import Picture, Stage
from ui.tables.pieces import Piece
from ui.tables.table import Host, LogLine, Look, Table

# Letters by physical key, F-keys beside them; digits are the powers.
KEYS = {"Space": "reveal", **{cap: action for action, cap in CAPS.items()}}
KEYS |= {f"F{at}": action for at, action in enumerate(("reveal", "take", "swap", "destroy", "bust"), start=5)}
POWER_KEYS = {str(at): card for at, card in enumerate(k.POWERS, start=1)}
REMEMBERED = 8  # of the cards that came to the discard pile


class ThroneTable(Table):
    """Modes: "" a turn; "swap", "destroy", "judge" a target is chosen; "drop" piles that are over are chosen."""

    def __init__(self, host: Host, art: Art, look: Look, family: str = "", parent: QWidget | None = None) -> None:
        self.selected: list[str] = []  # in mode "drop", kinds
        self._discarded: list[str] = []
        super().__init__(host, art, look, family, parent)
        self.desk = Actions(self, art, self.act, self._tell_why)
        self.buttons = list(self.desk.buttons.values())
        self._dress()

    # ------------------------------------------------------------------------------------------------ what is seen
    def trophies(self, view: k.View, seat: int) -> Sequence[CardFace]:
        """The kinds that bring most points, then single cards."""
        piles = reversed(k.piles(view, seat))
        return [CardFace(k.art_of(card)) for card, _ in sorted(piles, key=lambda pile: pile[1] < LEAST_PILE)]

    def compose(self, view: k.View) -> Picture:
        here = view is self.view
        chances = odds(view) if self.look.odds and here else None
        rings = self._rings() if here else {}
        return compose(
            Sight(
                layout(self.frame_, view["players"]),
                Rect(0, 0, self.width(), self.height()),
                self.host.words,
                self.colours,
                self.art,
                self.host.seats,
                self.host.me(),
                self.whos(),
                self.ranks(),
                rings,
                chances,
                tuple(self._discarded),
                self.thinker,
                self.host.words.say("table-glow") if any(key.startswith("pile") for key in rings) and self.mode == "" else "",
            ),
            view,
        )

    def stages(self, before: k.View, step: Step, after: k.View) -> Sequence[Stage]:
        for event in step.events:
            params: dict[str, Any] = dict(event.params)
            if event.name in ("bust", "dropped"):
                self._discarded += params["cards"]
            elif event.name in ("destroyed", "overflow"):
                self._discarded.append(params["card"])
        del self._discarded[:-REMEMBERED]
        return stages(self.compose, before, step, after)

    def _rings(self) -> dict[str, str]:
        """What glows, by target."""
        me, view = self.host.me(), self.view
        legal = self._legal()
        rings: dict[str, str] = {}
        for text in legal:
            verb, _, rest = text.partition(" ")
            if self.mode == "" and verb == "reveal":
                rings["deck"] = "selectable"
            elif self.mode == "" and verb not in ("take", "bust", "swap", "destroy", "drop"):
                rings[f"pile/{me}/{verb.partition(':')[0].rstrip('+-')}"] = "selectable"
                if verb != "seer":
                    rings["row/value"] = "selectable"
            elif self.mode == verb and verb in ("swap", "destroy"):
                seat, card = rest.split(":")
                rings[f"pile/{seat}/{card}"] = "selectable"
            elif self.mode == "judge" and verb.startswith("judge:"):
                rings[f"pile/{me}/{verb.removeprefix('judge:').rstrip('+-')}"] = "selectable"
        if self.mode == "drop":
            rings |= {f"pile/{me}/{card}": "selectable" for card in view["piles"][me]}
            rings |= {f"pile/{me}/{card}": "selected" for card in self.selected}
        return rings

    def banner(self) -> tuple[int | None, str]:
        view, words = self.view, self.host.words
        if self.mode:
            return self.host.me(), self._prompt_words()
        phase, seat = view["phase"], view["turn"]
        if phase == "drop":
            pending = view["pending"]
            return pending["seat"], words.say("banner-drop", seat=pending["seat"], count=pending["count"])
        if phase != "turn":
            return None, words.say(f"banner-{phase}")
        if self.thinker is not None and self.host.seats[self.thinker].bot is not None:
            return self.thinker, words.say("banner-thinking", seat=self.thinker)
        row = view["row"]
        if k.danger(view):
            return seat, words.say("banner-danger", seat=seat, value=view["value"], limit=KIND[row[-2]])
        if any(text.startswith("destroy") for text in self._legal()):
            return seat, words.say("banner-equal", seat=seat)
        key = "banner-begin" if not row else "banner-full" if len(row) == SLOTS else "banner-turn"
        return seat, words.say(key, seat=seat)

    def _prompt_words(self) -> str:
        view, words = self.view, self.host.words
        if self.mode != "drop":
            return words.say(f"prompt-{self.mode}")
        count = view["pending"]["count"]
        if view["turn"] == self.host.me():
            return words.say("prompt-drop", count=count)
        return words.say("prompt-drop-swapped", count=count, seat=view["turn"])  # 5.2

    def about(self, face: CardFace, target: str) -> str:
        words = self.host.words
        if target == "discard":
            return words.say("table-discard-cards", cards=sorted(self.view["discard"], key=KIND.__getitem__))
        card = face.art.rpartition("-")[2]
        lines = [words.say(f"power-{card}")] if card in KIND else []
        refusal = self.why_not(target) if self.prompt is not None else None
        if refusal is not None:
            lines.append(words.say(f"refusal-{refusal.key}", **refusal.params))
        return "\n".join(lines)

    def arrange(self) -> None:
        facts = self._facts()
        self.desk.dress(self.colours, self.frame_.u)
        self.desk.arrange(facts, layout(self.frame_, self.view["players"]).actions, self.frame_.u)

    def _facts(self) -> Facts:
        chances = odds(self.view) if self.look.odds and self.view["phase"] == "turn" else None
        risk = chances.percents()["bust"] if chances is not None else None
        return Facts(
            self.view,
            self._legal(),
            self.mode,
            self.prompt is not None,
            tuple(self.selected),
            risk,
            self.host.words,
            self.host.refusal,
            self._prompt_words() if self.mode else "",
        )

    def _legal(self) -> tuple[str, ...]:
        return self.prompt.legal if self.prompt is not None else ()

    def line(self, event: Event) -> LogLine | None:
        found = super().line(event)
        if event.name == "turn" or found is None:
            return None  # the crests tell it
        several = event.params.get("cards")  # a swap gives these for the one: as the sentence has it
        cards = list(several) if isinstance(several, list) else []
        cards += [event.params[name] for name in ("card", "kind") if isinstance(event.params.get(name), str)]
        return replace(found, chips=tuple(ChipFace(KIND[str(card)]) for card in cards if card != "end"))

    # ------------------------------------------------------------------------------------------------ what is done
    def asked(self) -> None:
        self.selected = []
        self.mode = "drop" if self.view["phase"] == "drop" else ""

    def act(self, name: str) -> None:
        """A button, or the key that stands for it: an action, or the beginning of a choice."""
        if self.busy:
            self.skip()
        elif self.prompt is None:
            self._not_now()
        elif name == CANCEL:
            self.set_mode("")
        elif name == CONFIRM and not self.selected:
            self.speak(self._prompt_words(), at=self.desk.buttons[CONFIRM])
        elif name == CONFIRM:
            self._decide(Actions.drop_text(self._facts()), CONFIRM)
        elif name in ("swap", "destroy"):
            self._aim(name)
        elif name == "judge":
            able = [text for text in self._legal() if text.startswith("judge:")]
            self.set_mode("judge") if able else self._refuse("judge:general", name)
        elif name.startswith("judge:"):
            self.choose(k.power_of(name.removeprefix("judge:"), self._legal(), self.view, "judge:"))
        elif name in k.POWERS:
            self._decide(k.power_of(name, self._legal(), self.view), name)
        else:
            self._decide(name, name)

    def _decide(self, action: str, button: str) -> None:
        self.choose(action) if action in self._legal() else self._refuse(action, button)

    def _aim(self, verb: str) -> None:
        """Begins to choose a card for a swap or a destruction; if no card is possible, says why."""
        if any(text.startswith(verb) for text in self._legal()):
            self.set_mode(verb)
        else:
            self._refuse(self._example(verb), verb)

    def _example(self, verb: str) -> str:
        """An action of that verb, to ask why none is possible: on a card that is there, of a rival if one has any."""
        me = self.host.me()
        there = [(seat, card) for seat in range(self.view["players"]) if seat != me for card, _ in k.piles(self.view, seat)]
        seat, card = there[0] if there else ((me + 1) % self.view["players"], "general")
        return f"{verb} {seat}:{card}"

    def _refuse(self, action: str, name: str) -> None:
        button = self.desk.buttons.get("take" if name == "bust" else name)
        self.refused(action, button if button is not None and button.isVisible() else None)

    def _not_now(self) -> None:
        self.speak(self.banner()[1])

    def _question(self, name: str) -> str:
        """The action that stands behind a button, to ask why it is refused; "" if it is possible."""
        legal = self._legal()
        if name in ("swap", "destroy"):
            return "" if any(text.startswith(name) for text in legal) else self._example(name)
        if name == "judge":
            return "" if any(text.startswith("judge:") for text in legal) else "judge:general"
        if name in k.POWERS:
            name = k.power_of(name, legal, self.view)
        elif name in (CANCEL, CONFIRM) or name.startswith("judge:"):
            return ""
        return "" if name in legal else name

    def _tell_why(self, button: ActionButton, name: str, came: bool) -> None:
        """The pointer or the focus on a pale button: it says why."""
        if not came:
            self.bubble.let_go()
        elif self.prompt is not None and not self.busy:
            question = self._question(name)
            refusal = self.host.refusal(question) if question else None
            if refusal is not None:
                self.explain(refusal, button, lasting=True)

    def why_not(self, target: str) -> Refusal | None:
        action = self._action_at(target)
        return self.host.refusal(action) if action and action not in self._legal() else None

    def _action_at(self, target: str) -> str:
        """The action that choosing a target would be in the present mode; "" for none."""
        parts = target.split("/")
        if target == "deck" and self.mode == "":
            return "reveal"
        if parts[0] != "pile":
            return ""
        seat, card = int(parts[1]), parts[2]
        own = seat == self.host.me()
        if self.mode in ("swap", "destroy"):
            return f"{self.mode} {seat}:{card}"
        if own and card in k.POWERS:
            if self.mode == "judge" and card != "judge":
                return k.power_of(card, self._legal(), self.view, "judge:")
            if self.mode == "" and card == "judge":
                able = [text for text in self._legal() if text.startswith("judge:")]
                return able[0] if able else "judge:general"
            if self.mode == "":
                return k.power_of(card, self._legal(), self.view)
        return ""

    def pressed(self, target: str) -> None:
        if self.prompt is None:
            return
        if self.mode == "drop":
            self._toggle(target)
        elif self.mode == "" and target.endswith("/judge") and target in self._rings():
            self.set_mode("judge")
        else:
            action = self._action_at(target)
            if action:
                self.choose(action)

    def _toggle(self, target: str) -> None:
        """One more pile to give up, or one less; the order is that of values."""
        parts = target.split("/")
        if parts[0] != "pile" or int(parts[1]) != self.host.me():
            return
        card = parts[2]
        if card in self.selected:
            self.selected.remove(card)
        else:
            self.selected.append(card)
            self.selected.sort(key=KIND.__getitem__)
            if len(self.selected) > self.view["pending"]["count"]:
                self.selected.remove(next(other for other in self.selected if other != card))
        self._level()

    def key(self, event: QKeyEvent) -> bool:
        """As for every table; but also with the focus on a card the keys are those of the buttons that show them.

        Enter gives up the piles when all that must go are chosen (6.2); Space reveals, unless the card has a use or a refusal.
        """
        name = "" if event.isAutoRepeat() else key_name(event)
        enough = self.mode == "drop" and Actions.drop_text(self._facts()) in self._legal()
        item = self.scene().focusItem()
        if isinstance(item, Piece) and ((name == "Enter" and enough) or (name == "Space" and self._is_idle(item))):
            item.clearFocus()
        return super().key(event)

    def _is_idle(self, piece: Piece) -> bool:
        """Whether a press on it in a turn does nothing and says nothing."""
        spot = piece.spot
        return spot is not None and not (self.mode or spot.live or self.why_not(spot.target))

    def shortcut(self, key: str) -> bool:
        if key == "Esc":
            if self.mode == "drop" and self.selected:
                self.selected = []
                self._level()
            elif self.mode in ("", "drop"):
                return False
            else:
                self.set_mode("")
            return True
        if key == "Enter" and self.mode == "drop":
            self.act(CONFIRM)
        elif self.mode == "judge" and key in POWER_KEYS:
            self.act(f"judge:{POWER_KEYS[key]}")
        elif self.mode == "" and key in KEYS:
            self.act(KEYS[key])
        elif self.mode == "" and key in POWER_KEYS:
            self.act(POWER_KEYS[key])
        else:
            return key in KEYS or key in POWER_KEYS
        return True

    def contextMenuEvent(self, event: Any) -> None:
        """The right button stops choosing, as Esc does."""
        if self.mode not in ("", "drop"):
            self.set_mode("")


TABLE = ThroneTable
