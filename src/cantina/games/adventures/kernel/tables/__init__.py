"""Content compiled once per match into tables of small integers: a decision looks nothing up by name."""
