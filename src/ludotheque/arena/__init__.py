"""The arena: machines against machines, seats rotated and seeds fixed, on all cores."""
