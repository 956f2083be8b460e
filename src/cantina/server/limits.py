"""Limits of the server, in one place: each is generous for a family behind one address, and says why it is there."""

DAY = 24 * 3600  # seconds

UNUSED = (
    400 * DAY
)  # a token that nobody used for so long is nobody's: those who play once a year, at Christmas, come back in time
NOTED = DAY  # how exactly it is kept when a token was used; each note is a write
