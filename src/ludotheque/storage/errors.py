"""What can go wrong in a store, as types.

LudothequeError
├── StorageFailed        it could not be written or read: nothing has changed
│   └── StorageUnsure    ... or it may have been written: look again before you go on
├── StorageRefused       a store that is not opened: another house has it, it is newer, ...
├── UnknownTable
└── Conflict
    └── NotNext          an event that is not the next one: `.head` is the newest there is
"""

from __future__ import annotations

from ludotheque.core.errors import Conflict, LudothequeError


class StorageFailed(LudothequeError):
    """The store could not do it, and nothing has changed; `__cause__` is for who runs the house."""


class StorageUnsure(StorageFailed):
    """The store went away while it wrote: the log alone knows whether it is there."""


class StorageRefused(LudothequeError):
    """A store that is not opened."""


class UnknownTable(LudothequeError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("storage-no-table")


class NotNext(Conflict):
    """An event that does not follow the newest one."""

    def __init__(self, seq: int, head: int) -> None:
        super().__init__("storage-not-next", seq=seq, head=head)
        self.head = head
