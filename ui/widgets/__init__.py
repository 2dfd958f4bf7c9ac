"""Widgets that Designer forms promote to, and what they are drawn with. They know neither forms nor screens."""
