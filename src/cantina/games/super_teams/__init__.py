"""Star Wars: Super Teams, the race of eight ships."""
