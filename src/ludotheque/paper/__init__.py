"""The games on paper, at their real size: PDF by typst, from what a game says of itself.

A game's `print/` folder has templates (`board.typ`, `cards.typ`, `sheets.typ`) and the pieces that
they show; what they share is in `typst/`.
"""

from ludotheque.paper.press import PAPERS, kinds, pages, score

__all__ = ["PAPERS", "kinds", "pages", "score"]
