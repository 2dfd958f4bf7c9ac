"""Every pixel and millisecond of the tables, from the look-book. Lengths are design pixels (× `u`) or card widths."""

from __future__ import annotations

CARD = 880 / 630  # height of a card, its width is 1

# The window
TOP_BAR = 48
RAIL, RAIL_FOLDED = 292, 52
RAIL_OPENS = 1000  # the least width of the table beside an open rail
MARGIN, GAP = 14, 12
BELOW_BAR = 6
WIDEST = 2.1  # a table is at most this many times as wide as high

# Cards, in parts of 630 × 880 art units
ART_WIDTH = 630
CORNER = 36
NAME_BOX = (86, 760, 458, 80)
NAME_BOX_LETTERED = (70, 760, 420, 80)
NAME_SIZE, NAME_FILL = 66, 0.93  # a longer name is scaled down to this part of its box
VALUE_BOX, VALUE_SIZE = (32, 38, 160, 160), 128
LETTER_BOX, LETTER_SIZE = (498, 770, 60, 60), 38
NAMED_FROM, LETTERED_FROM = 92, 80  # logical pixels of width
MASTER = 480  # device pixels: art is drawn once at this width and scaled down from it

# Around a card, in parts of its width
SHADOW_ROOM = 0.16
GLOW_ROOM = 0.30
LIFT_HOVER, LIFT_SELECTED = 0.05, 0.10
FAN, FAN_MOST = 0.27, 0.81  # what a card behind shows, and all of them together
FAN_CARDS = 3  # cards behind that get the full offset
BADGE, BADGE_AT = 0.40, (0.95, 0.06)
COUNT = 0.20
COUNT_LEAST = 17  # design pixels
TICK = 0.44

# Panels
PANEL_RADIUS, TRAY_RADIUS, BUTTON_RADIUS, BUBBLE_RADIUS = 14, 20, 10, 18
PANEL_ROOM = 28  # around a panel, for its shadow or its glow
SEAT_HEAD, OWN_COLUMN = 58, 132
BAR_HEIGHT = 20
ZOOM_WIDTH = 320

# Motion, milliseconds
ZOOM_AFTER = 350
FLIP = 320
FLIP_LIFT, FLIP_LAND = 80, 60  # before and after the turn of a flip
TAKE, STAGGER = 380, 60
MOVE = 240
SIDEWAYS = 260
POP = 220
DROP = 300
BAR = 280
OVERSHOOT = 0.05  # how much larger a card is that is about to lie down
ALARM = 0.18  # how strong the red edge of the table is at a bust
BANNER = 260
SHAKE, SHAKES, SHAKE_BY = 240, 3, 6
BUST = 360
BUST_STAGGER = 40
FLASH = 300
PULSE = 1600
PULSE_FRAME = 66
PULSE_LOW, PULSE_HIGH = 0.55, 0.90
FADE = 120  # instead of all motion, where it is not wanted
RESIZE_REST = 150  # after the last change of size everything is drawn anew
ARC = 0.08  # of the height of the table: how high a card flies
REFUSAL_SHOWN = 6000
REFUSAL_LEFT = 700  # after the pointer has gone: time enough to come to the link
