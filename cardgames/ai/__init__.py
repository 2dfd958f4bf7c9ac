"""Seats that think, for any game. They see views only."""
