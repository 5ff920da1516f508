"""The games as OpenSpiel games: `pyspiel.load_game("ludotheque_agent(map=toy,players=2)")`.

Importing this module registers `ludotheque_<name>` for every game of the house. Parameters are
`players`, `preset` and the game's options; one that is left at "" or -1 is as the preset says.

Chance nodes are explicit. Of several seats asked at once the lowest answers first. An information
state is the seat's event log (`eventlog`); an observation is its view, as the game encodes it.

A state keeps one bytes field: pyspiel copies and pickles a state's `__dict__`, and an unpickled
row would drop writes. First comes the row; then, pickled, what was told so far to those
seats whose log was asked for. The rest of a log is the fold of the history since.
"""

from __future__ import annotations

import hashlib
import json
import pickle
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ludotheque.adapters import eventlog
from ludotheque.adapters.eventlog import turn_of
from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, SPECTATOR
from ludotheque.core.errors import LudothequeError
from ludotheque.core.extras import library
from ludotheque.core.game import Game
from ludotheque.core.options import Flag, Number, Value
from ludotheque.core.position import Variant
from ludotheque.core.protocols import Chance, Encoding
from ludotheque.core.rng import seeded
from ludotheque.core.rows import Rows
from ludotheque.core.view import View, view_of
from ludotheque.games import discovery

pyspiel: Any = library("pyspiel", "openspiel")
SpielGame: Any = pyspiel.Game
SpielState: Any = pyspiel.State

PREFIX = "ludotheque_"
LOG_BITS = 128


class Told(NamedTuple):
    """A seat's log up to a point: how long the history was, the row then, and the text."""

    moves: int
    row: bytes
    text: str


class HouseGame(SpielGame):
    """A game of the house with its options chosen; each game has a subclass."""

    game: Game
    encoding: Encoding

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game = self.game
        self.variant = _variant(game, parameters or {})
        self.start = self.variant.start().states
        decisions, draws = self.encoding.longest(self.start[0].public)
        self._most_draws = draws
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=game.max_chance if draws else 0,
            num_players=self.variant.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=decisions,
        )
        super().__init__(_type_of(game), info, _given(self.variant))

    def new_initial_state(self) -> HouseState:
        """The start, before any chance."""
        return HouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """An observer, or none for a kind of observation that no view holds."""
        if params:
            raise ValueError(f"an observer takes no parameters: {params!r}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(self, kind)

    def max_chance_nodes_in_history(self) -> int:
        return self._most_draws

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (str(self),)


class HouseState(SpielState):
    """One table; whatever it tells of itself to a player is made from that player's view."""

    def __init__(self, spiel: HouseGame) -> None:
        super().__init__(spiel)
        self._bytes = spiel.start.tobytes()

    @property
    def house(self) -> HouseGame:
        """The game with its options."""
        house: HouseGame = self.get_game()
        return house

    def states(self) -> Rows:
        """The row, as an array of its own."""
        game = self.house.game
        return np.frombuffer(bytearray(self._bytes[: game.State.itemsize]), game.State)

    def view(self, player: int) -> View:
        """What a player, or SPECTATOR, may know."""
        return view_of(self.house.game, self.states(), player)

    def current_player(self) -> int:
        turn = turn_of(self.states())
        if turn < 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def is_terminal(self) -> bool:
        return turn_of(self.states()) < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.house.game.weights_buffer()
        n = calls.odds(self.states(), 0, weights)
        total = int(weights[:n].sum())
        return [(k, float(Fraction(int(w), total))) for k, w in enumerate(weights[:n]) if w]

    def _legal_actions(self, player: int) -> list[int]:
        out = self.house.game.actions_buffer()
        return [int(a) for a in out[: calls.legal_in(self.states(), 0, player, out)]]

    def _apply_action(self, action: int) -> None:
        states = self.states()
        calls.act(states, 0, turn_of(states), action)
        self._bytes = states.tobytes() + self._bytes[states.nbytes :]

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.house.game
        if player == pyspiel.PlayerId.CHANCE:
            return game.draw_text(self.view(SPECTATOR).plain.public, action)
        return self.view(player).text(action)

    def returns(self) -> list[float]:
        house, out = self.house, np.zeros(self.house.game.most_seats)
        if self.is_terminal():
            calls.score(self.states(), 0, out)
        return [float(x) for x in out[: house.variant.seats]]

    def resample_from_infostate(self, player: int, sampler: Any) -> HouseState:
        """A random world that looks the same to the player.

        Its history is empty, since only the player's own past is known: his log goes on from
        there, and the logs of the others begin with what they would see in this world.
        """
        game = self.house.game
        world = game.states()
        rng = seeded(int(sampler() * 2.0**53))
        calls.imagine(self.view(player).views, 0, rng, world, 0)
        told = {seat: _imagined(game, world, seat) for seat in range(self.house.variant.seats)}
        for viewer in (player, SPECTATOR):
            told[viewer] = Told(0, world.tobytes(), self.log(viewer))
        other = self.house.new_initial_state()
        other._bytes = world.tobytes() + pickle.dumps(told)
        return other

    def log(self, player: int) -> str:
        """The player's event log."""
        size = self.house.game.State.itemsize
        rest = self._bytes[size:]
        told: dict[int, Told] = pickle.loads(rest) if rest else {}
        known = told.get(player, Told(0, self.house.start.tobytes(), ""))
        moves = self.history()[known.moves :]
        if moves:
            lines = [known.text] if known.text else []
            states = np.frombuffer(bytearray(known.row), self.house.game.State)
            for action in moves:
                lines += eventlog.step(self.house.game, states, action, player)
            known = Told(known.moves + len(moves), self._bytes[:size], "\n".join(lines))
            self._bytes = self._bytes[:size] + pickle.dumps({**told, player: known})
        return known.text

    def __str__(self) -> str:
        """Who is asked, and a mark that is equal exactly for equal states."""
        mark = hashlib.blake2b(self.states().tobytes(), digest_size=8).hexdigest()
        return f"{self.house.game.name}: {eventlog.asked_text(self.states())}, {mark}"


class Observer:
    """A view as vector and text; with perfect recall the event log as text and as its hash."""

    def __init__(self, house: HouseGame, kind: Any) -> None:
        self.game, self.kind = house.game, kind
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: np.ndarray[Any, Any] | None = None
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        if not kind.public_info or (kind.perfect_recall and not self.is_private):
            return  # text only
        encoding = house.encoding
        pieces = [("player", house.variant.seats), *encoding.SLOTS]
        if kind.perfect_recall:
            pieces.append(("log", LOG_BITS))
        self.tensor = np.zeros(sum(width for _, width in pieces), np.float32)
        self._vector = self.tensor[house.variant.seats :][: encoding.SIZE]
        start = 0
        for name, width in pieces:
            self.dict[name] = self.tensor[start : start + width]
            start += width

    def set_from(self, state: HouseState, player: int) -> None:
        """Fill `tensor`, of which the arrays in `dict` are the named parts."""
        if self.tensor is None:
            return
        self.dict["player"][:] = 0.0
        self.dict["player"][player] = 1.0
        viewer = player if self.is_private else SPECTATOR
        calls.vector(state.view(viewer).views, 0, self._vector)
        if self.kind.perfect_recall:
            digest = hashlib.blake2b(state.log(player).encode(), digest_size=LOG_BITS // 8)
            self.dict["log"][:] = np.unpackbits(np.frombuffer(digest.digest(), np.uint8))

    def string_from(self, state: HouseState, player: int) -> str:
        """The event log; without perfect recall, what in the vector is not zero."""
        viewer = player if self.is_private else SPECTATOR
        if not self.kind.public_info:
            return _own_text(state, viewer)
        if self.kind.perfect_recall:
            return f"seat {player + 1}\n{state.log(viewer)}"
        self.set_from(state, player)
        return " ".join(f"{name}={_slot_text(part)}" for name, part in self.dict.items())


def _slot_text(part: np.ndarray[Any, Any]) -> str:
    """The places of a slot that are not zero, with their values unless 1: `3,7:0.5`."""
    places = np.flatnonzero(part).tolist()
    return ",".join(f"{k}" if part[k] == 1.0 else f"{k}:{part[k]:.6g}" for k in places)


def _own_text(state: HouseState, viewer: int) -> str:
    """What a view describes that a spectator's does not."""
    common = msgspec.to_builtins(state.view(SPECTATOR).describe())
    described = msgspec.to_builtins(state.view(viewer).describe())
    own = {name: value for name, value in described.items() if common.get(name) != value}
    return json.dumps(own) if own else ""


def _imagined(game: Game, world: Rows, seat: int) -> Told:
    """Where the log of a seat in an imagined world begins: at its view, its past being unknown."""
    view = view_of(game, world, seat)
    if game.has_secrets:
        view.row.mine.trail = 0  # the hash of a past
    mark = hashlib.blake2b(bytes(view), digest_size=8).hexdigest()
    return Told(0, world.tobytes(), f"imagined {mark}")


def _type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    has_chance = isinstance(game.rules, Chance)
    information = kinds.Information
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Ludothèque: {game.name.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if has_chance
        else kinds.ChanceMode.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION
        if game.has_secrets
        else information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=game.has_secrets,
        parameter_specification={
            "players": game.fewest_seats,
            "preset": "standard",
            **{option.name: _unset(option) for option in game.options.options},
        },
    )


def _unset(option: Any) -> Value:
    """The value that stands for "as the preset says"; a flag has no third value: its default."""
    if isinstance(option, Flag):
        return option.default
    return -1 if isinstance(option, Number) or _is_numbered(option) else ""


def _is_numbered(option: Any) -> bool:
    """Whether it chooses among numbers, which OpenSpiel's text cannot tell from whole ones.

    Such a choice is a number to OpenSpiel: as it stands in the row, 0 for its first value.
    """
    return any(value.isdigit() for value in getattr(option, "values", ()))


def _variant(game: Game, parameters: dict[str, Any]) -> Variant:
    """The variant that OpenSpiel's parameters mean."""
    chosen = {}
    try:
        for option in game.options.options:
            value = parameters.get(option.name, _unset(option))
            if value != _unset(option):
                chosen[option.name] = option.decode(value) if _is_numbered(option) else value
        preset = parameters.get("preset", "standard")
        return Variant(game, preset, parameters.get("players"), chosen)
    except (LudothequeError, IndexError) as error:
        raise pyspiel.SpielError(str(error)) from None


def _given(variant: Variant) -> dict[str, Any]:
    """The parameters that make this variant again, by which pyspiel saves and names a game."""
    standard, changed = variant.game.options.resolve(), {}
    for option in variant.game.options.options:
        value = variant.options[option.name]
        if value != standard[option.name]:
            changed[option.name] = option.encode(value) if _is_numbered(option) else value
    return {"players": variant.seats, **changed}


def register(game: Game, encoding: Encoding) -> None:
    """Make OpenSpiel know a game as `ludotheque_<name>`."""
    parts = {"game": game, "encoding": encoding}
    kind = type(f"{game.name.capitalize()}Game", (HouseGame,), parts)
    pyspiel.register_game(_type_of(game), kind)


for _game in map(discovery.find, discovery.names()):
    if _game.encoding:
        register(_game, _game.encoding)
