"""A live match: seats, clocks, undo, chat and bots' turns on one append-only log. It knows nothing of the web."""
