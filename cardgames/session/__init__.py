"""The controller: one match, who is asked, what is taken back, and the worker process that thinks."""
