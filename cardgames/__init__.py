"""The engine package of Court Games: rules, opponents, matches and saves. No Qt anywhere below."""

__version__ = "0.1.0"
