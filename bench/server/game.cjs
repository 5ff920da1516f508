// A game of four with secrets, for boardgame.io: 3.6 kB of state, of which each sees his part.
const filler = (n) => Array.from({ length: n }, (_, k) => k * 7);

module.exports.Bench = {
  name: "bench",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({
    count: 0,
    stamp: 0,
    board: filler(420),
    secrets: Object.fromEntries(["0", "1", "2", "3"].map((seat) => [seat, filler(100)])),
  }),
  moves: {
    act: ({ G, playerID }, stamp) => {
      G.count += 1;
      G.stamp = stamp;
      G.board[G.count % G.board.length] += 1;
      G.secrets[playerID][G.count % 100] += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({ ...G, secrets: { [playerID]: G.secrets[playerID] } }),
};
