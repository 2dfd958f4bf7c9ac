"""Numbers as they are printed."""


def figure(number: object) -> str:
    """A whole number, or one that is written out already, with a real minus sign."""
    return str(number).replace("-", "−")
