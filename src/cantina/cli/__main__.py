"""`python -m cantina.cli`."""

from cantina.cli import main

main()
