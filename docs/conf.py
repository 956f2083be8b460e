"""How Sphinx makes the site from these pages: `make site`."""

import cantina

project = "Cantina"
author = "The Cantina authors"
version = release = cantina.__version__
extensions = ["myst_parser"]
exclude_patterns = ["examples"]
html_theme = "furo"
html_title = "Cantina"
html_copy_source = False
html_show_copyright = False
myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 4
