"""Options under which a random game stays short, for the conformance suite."""

OPTIONS = {"round_limit": 4}
