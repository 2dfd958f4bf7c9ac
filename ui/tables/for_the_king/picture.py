"""The picture of a view of For the King: government and rivals; the phases, the discard pile and one's own panel add theirs."""

from __future__ import annotations

from functools import partial

from ui.tables.for_the_king import auction, discard, ending, hand, sharing
from ui.tables.for_the_king import knowledge as k
from ui.tables.for_the_king.faces import DutyFace, OfficeFace, scroll_height, scroll_width
from ui.tables.for_the_king.seats import strip
from ui.tables.for_the_king.sight import BOARD, CLOTH, Sight
from ui.tables.layout import Rect
from ui.tables.paint import cloth
from ui.tables.picture import Decor, Picture
from ui.tables.pieces import Spot


def compose(sight: Sight, view: k.View) -> Picture:
    """The whole table."""
    spots: dict[str, Spot] = {}
    decor: dict[str, Decor] = {}
    centre = sight.layout.centre
    paint = partial(
        cloth,
        art=sight.art,
        theme=sight.colours,
        area=sight.window,
        centre=(centre.cx, centre.cy),
        rosette=centre.h * 0.86,
        u=sight.u,
    )
    decor["cloth"] = Decor(sight.window, paint, (sight.colours.name, centre), CLOTH)
    for rect, office in zip(sight.layout.offices, k.offices(view), strict=True):
        _office(sight, view, spots, rect, office)
    order = [(sight.me + 1 + at) % view["players"] for at in range(view["players"] - 1)]
    for rect, seat in zip(sight.layout.rivals, order, strict=True):
        strip(sight, view, spots, decor, rect, seat)
    part = ending if view["phase"] == "over" else auction if k.auctioning(view) else sharing
    part.compose(sight, view, spots, decor)
    discard.compose(sight, view, spots, decor)
    hand.compose(sight, view, spots, decor)
    return Picture(spots, decor)


# ---------------------------------------------------------------------------------------------------- the government
def _office(sight: Sight, view: k.View, spots: dict[str, Spot], rect: Rect, office: str) -> None:
    """An office with its duties. A step that has been chosen there is shown as if it were done; one that could be, on a pill."""
    u, words, target = sight.u, sight.words, f"office/{office}"
    choice = sight.choice
    offer = choice.step if office in choice.movable else 0
    step = offer if office in choice.offices else 0
    primary, secondary = k.moved(view, office, step) if step else k.tiles(view, office)
    count = 1 if secondary is None else 2
    title = words.say(f"card-{office}", case="nom", count=1)
    face = OfficeFace(office, title, sight.colours.name, u, rect.h / rect.w, count)
    said = words.say(
        "office-duties",
        office=office,
        primary=primary,
        title=words.say(f"duty-{office}-{primary}"),
        secondary=secondary,
        other=words.say(f"duty-{office}-{secondary}") if secondary is not None else None,
    )
    if offer:
        said = words.say("office-preview", office=office, value=k.moved(view, office, offer)[0], chosen=bool(step))
    ring = sight.rings.get(target, "")
    able = choice.phase == "king"
    spots[target] = Spot(face, rect.cx, rect.cy, rect.w, z=BOARD, ring=ring, target=target if able else "", name=said)
    wide, high = scroll_width(rect.w, u), scroll_height(rect.w, u)
    y = rect.bottom - 2 * u - high * (count - 0.5)
    pill = f"{'+' if step > 0 else '−'}1" if step else f"→ {k.moved(view, office, offer)[0]}" if offer else ""
    for at, value in enumerate((primary, secondary)[:count]):
        assert value is not None
        duty = words.say(f"duty-{office}-{value}")
        shown = DutyFace(office, at == 0, value, duty, pill if at == 0 else "", offer > 0)
        key = f"duty/{office}/{'primary' if at == 0 else 'secondary'}"
        spots[key] = Spot(shown, rect.cx, y + at * high, wide, z=BOARD + 0.3 + at / 10, target=target if able else "")
