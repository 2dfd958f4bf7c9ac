"""Our games in the frameworks that researchers use. Apart from the program: nothing of it knows of this, no package holds it."""
