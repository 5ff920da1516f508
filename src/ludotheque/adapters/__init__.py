"""Ludothèque's games as other programs know games; no rules in here."""
