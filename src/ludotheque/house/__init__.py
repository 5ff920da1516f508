"""Hosting: tables that live in a store, who watches them, machines at their seats."""

from ludotheque.house.house import House
from ludotheque.house.listeners import CutOff, Frame, Listener

__all__ = ["CutOff", "Frame", "House", "Listener"]
