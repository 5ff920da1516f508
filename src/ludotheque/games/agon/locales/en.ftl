agon-name = Agon

agon-blurb = Two queens race to the throne, six guards each. No chance, no secrets.
agon-page-lead = Bring your queen to the throne, her six guards around her.
agon-page-minutes = 20 to 40 min

agon-ask-lay = Lay a guard on an empty edge cell (@cell).
agon-ask-slide = Slide a piece: from-to.
agon-ask-place = { $man-id ->
    [queen] Place the captured queen: { $cells }-to.
   *[guard] { $cells-n ->
        [one] Place the captured guard: { $cells }-to.
       *[other] Place one of the captured guards ({ $cells }): from-to.
    }
}

agon-man-queen = queen
agon-man-guard = guard
agon-verb-pass = pass

agon-act-lay = lay a guard on { $to }
agon-act-slide = { $man } from { $from } to { $to }
agon-act-place = { $man-id ->
    [queen] place the queen from { $from } on { $to }
   *[guard] place the guard from { $from } on { $to }
}
agon-act-pass = pass

agon-over = The game is over.

agon-end-throned = The queen sits on the throne amid her six guards.
agon-end-ringed = Six guards stand around a throne without their queen: their owner loses.
agon-end-repeated = The same position stood for the third time.
agon-end-idle = A hundred moves went by without an inward slide or a capture.
agon-end-capped = The game reached 2,500 moves.

agon-log-lay = { $seat-is ->
    [you] You lay a guard on { $to }.
   *[other] { $seat } lays a guard on { $to }.
}
agon-log-slide = { $seat-is ->
    [you] { $man-id ->
        [queen] Your queen slides from { $from } to { $to }.
       *[guard] Your guard slides from { $from } to { $to }.
    }
   *[other] { $seat }: { $man } from { $from } to { $to }.
}
agon-log-place = { $man-id ->
    [queen] { $seat-is ->
        [you] Your captured queen is placed: from { $from } to { $to }.
       *[other] { $seat }’s captured queen is placed: from { $from } to { $to }.
    }
   *[guard] { $seat-is ->
        [you] Your captured guard is placed: from { $from } to { $to }.
       *[other] { $seat }’s captured guard is placed: from { $from } to { $to }.
    }
}
agon-log-pass = { $seat-is ->
    [you] You cannot move anything: you pass.
   *[other] { $seat } cannot move anything and passes.
}
agon-log-captured = { $seat-is ->
    [you] Captured from you: { $men }.
   *[other] Captured from { $seat }: { $men }.
}
agon-part-caught = { $man } on { $at }
agon-log-end = { $winner-is ->
    [you] { $cause } You win.
    [other] { $cause } { $winner } wins.
   *[nobody] { $cause } Nobody wins.
}

agon-letter-queen = Q
agon-letter-guard = G
agon-legend = { $Q } queen, { $G } guard: { $first }; { $q }, { $g }: { $second }; ({ $g }): captured; ◎: throne
agon-legend-owner = { $seat-is ->
    [you] you
   *[other] { $seat }
}

agon-plain-turn = { $seat-is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
agon-plain-queen = { $seat-is ->
    [you] Your queen: { $cells }.
   *[other] { $seat }’s queen: { $cells }.
}
agon-plain-queen-captured = { $seat-is ->
    [you] Your captured queen: { $cells }.
   *[other] { $seat }’s captured queen: { $cells }.
}
agon-plain-guards = { $seat-is ->
    [you] Your guards: { $cells }.
   *[other] { $seat }’s guards: { $cells }.
}
agon-plain-guards-captured = { $seat-is ->
    [you] Your captured guards: { $cells }.
   *[other] { $seat }’s captured guards: { $cells }.
}
agon-plain-ring = { $cells } in ring { $ring }
agon-plain-between = {"; "}
agon-plain-throne = { $cells }, the throne

agon-refused-laying-now = guards are being laid, one each in turn on empty edge cells: { $action }
agon-refused-all-laid = guards are laid only at the start of a game that begins so: { $action }
agon-refused-lay-taken = that edge cell is not empty: { $action }
agon-refused-lay-off-edge = guards are laid on the edge only: { $action }
agon-refused-place-first = a captured piece must be placed first: { $action }
agon-refused-not-captured = that piece is not captured, so it cannot be placed elsewhere: { $action }
agon-refused-queen-first = the captured queen is placed first: { $action }
agon-refused-place-taken = that cell is not empty: { $action }
agon-refused-not-to-throne = a captured queen may not be placed on the throne: { $action }
agon-refused-not-to-edge = at this table a captured queen is placed on the edge: { $action }
agon-refused-off-edge = a captured guard is placed on an empty cell of the edge: { $action }
agon-refused-place-in-pincer = the piece would stand in a pincer there, or complete one: { $action }
agon-refused-no-slide = a piece slides one step, in its ring or to the next ring inwards: { $action }
agon-refused-not-yours = none of your pieces stands there: { $action }
agon-refused-no-such-man = no such piece stands there: { $action }
agon-refused-taken = the cell is not empty: { $action }
agon-refused-guard-to-throne = only a queen may enter the throne: { $action }
agon-refused-into-pincer = that would be between two enemies, without capturing (or at a table where it is never allowed): { $action }
agon-refused-may-not-pass = you can move, so you may not pass: { $action }

agon-malformed-cell = not a cell: { $text } (a letter a-k and a number 1-11)
agon-malformed-move = not a move: { $text } (write from-to, @cell or { agon-verb-pass })
agon-malformed-position-fields = a position has 7 fields, not { $n }
agon-malformed-position-rows = a position has 11 rows, not { $n }
agon-malformed-position-row = not a row of the board: { $text }
agon-malformed-position-men = each player has one queen and six guards (fewer only while they are laid)
agon-malformed-position-throne = a guard never stands on the throne
agon-malformed-position-turn = the player to move is 1 or 2, not { $text }
agon-malformed-position-number = not a number up to { $limit }: { $text }
agon-malformed-position-captured = only one player can have captured pieces, and places them before anything else
agon-malformed-position-laying = while guards are laid, all stand on the edge, in turn, and nothing has moved
agon-malformed-position-quiet = these are not the quiet moves that led here: { $text }

agon-option-pincer = The shape of a pincer
agon-option-pincer-line = two enemies on opposite sides, in a straight line
agon-option-pincer-bend = also two enemies at 120 degrees
agon-option-pincer-ring = two enemies beside it in the same ring
agon-option-placement-costs-turn = Placing a captured piece takes up the turn
agon-option-queen-return = Where a captured queen goes
agon-option-queen-return-not-throne = any other empty cell but the throne
agon-option-queen-return-anywhere = any other empty cell, the throne too
agon-option-queen-return-edge = an empty cell of the edge
agon-option-queen-return-opponent = where the capturer chooses, the throne excepted
agon-option-placement = Where a captured piece may be placed
agon-option-placement-strict = not in a pincer, and not so that it completes one
agon-option-placement-lax = any empty cell of the right kind
agon-option-enter-pincer = Sliding into a pincer
agon-option-enter-pincer-to-capture = only to capture
agon-option-enter-pincer-never = never
agon-option-start = The start
agon-option-start-fixed = all pieces in place
agon-option-start-placed = the guards are laid in turn
agon-option-ring-loss = When six guards around the throne lose
agon-option-ring-loss-empty = when the throne is empty
agon-option-ring-loss-no-own-queen = when their own queen is not on it
agon-option-draws = Draws
agon-option-draws-standard = repetition, 100 idle moves, 2,500 moves
agon-option-draws-none = only at 2,500 moves

agon-preset-standard = the usual rules
agon-preset-page = pincers at 120 degrees too
agon-preset-fromager = placing a captured piece costs no turn
agon-preset-ludii = as Ludii plays it

## The page

agon-page-ask-lay = Lay a guard on a gold dot of the edge.
agon-page-ask-slide = Slide one of your pieces.
agon-page-ask-picked = { $man-id ->
    [queen] Slide your queen to a gold dot.
   *[guard] Slide this guard to a gold dot.
}
agon-page-ask-place = { $man-id ->
    [queen] Your queen is captured: place her on a gold dot.
   *[guard] { $cells-n ->
        [one] Your guard is captured: place it on a gold dot.
       *[other] Your guards are captured: place one on a gold dot.
    }
}
agon-page-ask-place-theirs = You captured the enemy queen: place her on a gold dot.
agon-page-help-lay = You take turns to lay a guard. Laying captures nothing.
agon-page-help-first = Aim: your queen on the throne, her six guards around her. Touch a piece ringed in gold.
agon-page-help-slide = Touch a piece ringed in gold: it moves one cell, in its own ring or one ring inwards.
agon-page-help-picked = The piece stays in its ring or enters the next one inwards.
agon-page-help-place-guard = It returns to the edge, neither into a pincer nor completing one.
agon-page-help-place-guards = Touch another captured guard to begin with that one.
agon-page-help-place-queen = She may neither land in a pincer nor complete one.
agon-page-help-place-lax = Any marked cell will do: placing a piece never captures.

agon-page-grid = Agon board
agon-page-keys = Arrow keys walk from cell to cell; Home, End, Page Up and Page Down go diagonally. Enter picks and puts, Escape takes back.
agon-page-throne = throne
agon-page-empty = empty
agon-page-man = { $seat-is ->
    [you] { $man-id ->
        [queen] my queen
       *[guard] my guard
    }
   *[other] { $man-id ->
        [queen] { $seat }’s queen
       *[guard] { $seat }’s guard
    }
}
agon-page-captured = captured
agon-page-picked = picked
agon-page-may-move = may move
agon-page-may-return = may be placed
agon-page-target = may go here
agon-page-last = last move

agon-page-ivory = ivory
agon-page-ebony = ebony
agon-page-pass = Pass
agon-page-stuck = { $man-id ->
    [queen] Your queen has nowhere to go. Touch a cell beside her to learn why.
   *[guard] This guard has nowhere to go. Touch a cell beside it to learn why.
}
agon-page-not-mine = That piece is not yours.
agon-page-touch-first = Touch one of your pieces first.

agon-page-caught = { $man-id ->
    [queen] Queen captured on { $at }
   *[guard] Guard captured on { $at }
}
agon-page-back-guard = { $seat-is ->
    [you] You must place it on the edge before anything else.
   *[other] { $seat } must place it on the edge before anything else.
}
agon-page-back-queen-not-throne = { $seat-is ->
    [you] You must place her first, anywhere but on the throne.
   *[other] { $seat } must place her first, anywhere but on the throne.
}
agon-page-back-queen-anywhere = { $seat-is ->
    [you] You must place her first, even on the throne if you like.
   *[other] { $seat } must place her first, perhaps even on the throne.
}
agon-page-back-queen-edge = { $seat-is ->
    [you] You must place her on the edge first.
   *[other] { $seat } must place her on the edge first.
}
agon-page-back-queen-opponent = Whoever captured her places her, anywhere but on the throne.
agon-page-idle = { $idle } moves in a row without an inward slide or a capture. At 100 the game is drawn.

agon-page-look-names = Names of cells
agon-page-look-facing = Seen from the other side
agon-page-look-mirrored = Mirrored
agon-page-look-pincers = Open pincers
agon-page-look-point = Point up
agon-page-look-point-narrow = on small screens
agon-page-look-point-always = always
agon-page-look-point-never = never

agon-page-over-acts = { $n ->
    [one] One move played
   *[other] { $n } moves played
}
agon-page-over-guards = guards captured
agon-page-over-queens = queens captured

## Paper
agon-print-board = Board
agon-print-men = Pieces
