"""What every card game is: actions, chance, events, refusals, options and the registry that finds the games."""
