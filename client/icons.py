"""The page's icons as PNG, from our SVG: what browsers want before they install a page.

python client/icons.py
"""

from __future__ import annotations

from pathlib import Path

import typst

PUBLIC = Path(__file__).resolve().parent / "public"
SIZES = {"icon": (192, 512), "icon-maskable": (192, 512)}
PAGE = """#set page(width: {size}pt, height: {size}pt, margin: 0pt, fill: none)
#image("{name}.svg", width: 100%, height: 100%)"""


def icons() -> dict[str, bytes]:
    """Each file by its name."""
    return {
        f"{name}-{size}.png": typst.compile(
            PAGE.format(name=name, size=size).encode(), root=PUBLIC, format="png", ppi=72.0
        )
        for name, sizes in SIZES.items()
        for size in sizes
    }


if __name__ == "__main__":
    for name, picture in icons().items():
        (PUBLIC / name).write_bytes(picture)
