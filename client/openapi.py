"""Print what is sent and answered by the server: `make types` makes the page's types of it."""

from __future__ import annotations

import json
from typing import cast

from ludotheque.web import openapi
from ludotheque.web.app import make_app
from ludotheque.web.hall import Hall

if __name__ == "__main__":
    app = make_app(cast(Hall, None))  # the routes alone: nobody asks anything
    print(json.dumps({**openapi.document(app), "paths": {}}))
