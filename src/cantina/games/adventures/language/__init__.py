"""The language of content files: the terms that all words share, and what an effect, a condition and a selector are."""
