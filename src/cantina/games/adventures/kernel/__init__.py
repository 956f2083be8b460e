"""The rules of Adventures: a position of small integers, a stack of frames for what is being resolved, and what moves them on."""
