"""Actions as text, both ways.

    move green-1 havana           move green-1 tangier take      attack red-2 blue-1 leave
    bribe 1000 green-1, 300 red-2    take green-1    drop green-1    end
    let   protest   stand   consent   claim 800   give-up   uphold   refuse

Where a step leaves a choice of what becomes of the case (A9-c), a last word says it: `leave` it
where it lies, `take` or `carry` it, or carry it there and `drop` it. A bribe is read as its lots
and the seal, each of which can also be typed alone: `put 300 red-2`, `seal`.
"""

from __future__ import annotations

from ludotheque.core.errors import IllegalAction, MalformedAction
from ludotheque.core.record import Record
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent.acts import ways_with_case
from ludotheque.games.agent.maps import plain
from ludotheque.games.agent.names import agent_name, find_agent, find_space, space_name

WORDS = {
    "seal": e.SEAL,
    "end": e.END,
    "let": e.LET,
    "protest": e.PROTEST,
    "consent": e.CONSENT,
    "stand": e.STAND,
    "give-up": e.GIVE_UP,
    "refuse": e.REFUSE,
    "uphold": e.UPHOLD,
}
_TEXTS = {action: word for word, action in WORDS.items()}
CHOICES = ("leave", "take", "drop")
_CHOICES = {"leave": e.WITHOUT, "take": e.WITH, "carry": e.WITH, "drop": e.DROPPED}
FORMS = ("move", "attack", "bribe", "put", "take", "drop", "claim", *WORDS)


def format(view: Record, action: int) -> str:
    """An action as text."""
    public = view.public
    if action < e.TAKE:
        agent, there, target = step_of(public, action)
        goal = space_name(public, there) if target == e.NO_TARGET else agent_name(public, target)
        word = "move" if target == e.NO_TARGET else "attack"
        choice = _choice_word(public, action)
        return " ".join([word, agent_name(public, agent), goal, *([choice] if choice else [])])
    if action < e.LOT:
        word = "take" if action < e.DROP else "drop"
        return f"{word} {agent_name(public, (action - e.TAKE) % e.AGENTS)}"
    if action < e.SEAL:
        agent, hundreds = lot_of(public, action)
        return f"put {hundreds * e.UNIT} {agent_name(public, agent)}"
    if e.CLAIM < action < e.REFUSE:
        return f"claim {(action - e.CLAIM) * e.UNIT}"
    return _TEXTS[action]


def parse(view: Record, text: str) -> tuple[int, ...]:
    """The actions that a text means here."""
    public = view.public
    word, _, rest = text.strip().partition(" ")
    word, rest = word.casefold(), rest.strip()
    if plain(text) in WORDS:
        return (WORDS[plain(text)],)
    if word == "move":
        return (_parse_move(public, text, rest),)
    if word == "attack":
        return (_parse_attack(public, text, rest),)
    if word in ("take", "drop"):
        return ((e.TAKE if word == "take" else e.DROP) + find_agent(public, rest),)
    if word == "claim":
        hundreds = _hundreds(rest)
        if not 1 <= hundreds <= e.UNITS:
            raise IllegalAction("C2", "agent-refused-no-such-claim", action=text)
        return (e.CLAIM + hundreds,)
    if word in ("bribe", "put"):
        lots = sorted(_parse_bribe(view, rest))
        if word == "bribe":
            return (*lots, e.SEAL)
        if lots:
            return tuple(lots)
    raise MalformedAction("agent-malformed-form", text=repr(text), values=", ".join(FORMS))


def step_of(public: Record, action: int) -> tuple[int, int, int]:
    """The agent, the destination and the target, perhaps NO_TARGET, of a move or an attack."""
    act = (action - e.ATTACK if action >= e.ATTACK else action) // 3
    if action < e.ATTACK:
        return act // e.SPACES, act % e.SPACES, e.NO_TARGET
    return act // e.AGENTS, int(public.at[act % e.AGENTS]), act % e.AGENTS


def lot_of(public: Record, action: int) -> tuple[int, int]:
    """The agent and the hundreds of dollars of a lot or an amount."""
    if action >= e.AMOUNT:
        return (action - e.AMOUNT) // e.UNITS, 1 + (action - e.AMOUNT) % e.UNITS
    agent, kind = divmod(action - e.LOT, e.KINDS)
    return agent, int(public.values[kind])


def _ways(public: Record, action: int) -> list[int]:
    """The choices that a step leaves."""
    agent, there, target = step_of(public, action)
    open_ways = ways_with_case(public, agent, there, target)
    return [choice for choice in range(3) if open_ways >> choice & 1]


def _choice_word(public: Record, action: int) -> str:
    """The word for a step's choice; none is needed when there is only one."""
    if _ways(public, action) == [action % 3]:
        return ""
    agent, _, _ = step_of(public, action)
    return "carry" if action % 3 == e.WITH and public.holder == agent else CHOICES[action % 3]


def _parse_move(public: Record, text: str, rest: str) -> int:
    agent, left = _first_agent(public, rest)
    words, choice = _split_choice(left)
    return _chosen(
        public, e.MOVE + 3 * (e.SPACES * agent + find_space(public, words)), choice, text
    )


def _parse_attack(public: Record, text: str, rest: str) -> int:
    agent, left = _first_agent(public, rest)
    words, choice = _split_choice(left)
    target = find_agent(public, words)
    return _chosen(public, e.ATTACK + 3 * (e.AGENTS * agent + target), choice, text)


def _first_agent(public: Record, text: str) -> tuple[int, str]:
    """The agent at the beginning of a text (`green-1`, `green 1`), and the rest."""
    words = text.split()
    n = 2 if len(words) > 1 and words[1].isdigit() else 1
    return find_agent(public, " ".join(words[:n])), " ".join(words[n:])


def _split_choice(text: str) -> tuple[str, int | None]:
    words = text.split()
    if len(words) > 1 and words[-1].casefold() in _CHOICES:
        return " ".join(words[:-1]), _CHOICES[words[-1].casefold()]
    return text, None


def _chosen(public: Record, first: int, choice: int | None, text: str) -> int:
    """The action with its choice; which must be said where there are several (A8, A9-c)."""
    agent, there, _ = step_of(public, first)
    if public.at[agent] == e.OUT or there == e.OUT:
        return first + (choice or 0)  # refused anyway, and it says why
    ways = _ways(public, first)
    if choice is not None:
        return first + choice
    if len(ways) > 1:
        words = [_choice_word(public, first + way) for way in ways]
        raise MalformedAction("agent-malformed-choice", text=repr(text), values=", ".join(words))
    return first + ways[0]


def _parse_bribe(view: Record, text: str) -> list[int]:
    """The lots of `1000+300 green-1, 500 red-2`; nothing, or `none`, is no lot at all."""
    public = view.public
    if plain(text) in ("", "none", "nothing"):
        return []
    lots: list[int] = []
    amounts: dict[int, int] = {}
    for part in text.split(","):
        sums, _, name = part.strip().partition(" ")
        agent = find_agent(public, name)
        for value in sums.split("+"):
            hundreds = _hundreds(value)
            if public.lots == e.FREE_LOTS:
                amounts[agent] = amounts.get(agent, 0) + hundreds
            elif hundreds and hundreds in public.values:
                kind = list(public.values).index(hundreds)
                lots.append(e.LOT + e.KINDS * agent + kind)
            else:
                raise IllegalAction("A2-a", "agent-refused-no-such-lot", action=text)
    for agent, hundreds in amounts.items():
        if not 1 <= hundreds <= e.UNITS:
            raise IllegalAction("A3", "agent-refused-lot-gone", action=text)
        lots.append(e.AMOUNT + e.UNITS * agent + hundreds - 1)
    return lots


def _hundreds(text: str) -> int:
    """Dollars as hundreds; whole ones only."""
    digits = text.strip().strip("$").replace("'", "")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 7) or int(digits) % e.UNIT:
        raise MalformedAction("agent-malformed-sum", text=repr(text))
    return int(digits) // e.UNIT
