"""The graphics kit of the tables, free of any game, and a folder for the table of each game.

A table composes a `picture.Picture` (spots of pieces, decor) from a view; `view.TableView` levels itself to it and plays the
waves between two pictures with the one `animator`. `table.Table` is what a game's folder completes: what is composed, which
movements a step makes, what a click or a key means. `art` and `faces` draw, `layout` and `metrics` measure, `buttons`,
`bubble`, `banner`, `zoom` and `chronicle` lie on top, `focus` and `accessible` are for keyboard and screen reader.
"""
