"""One folder a game. The registry finds them; nothing here names one."""
