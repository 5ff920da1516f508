// node load_boardgame.cjs PORT TABLES MOVES_A_SECOND SECONDS
// The peer's own clients, four a table. Of each move: how long until the three others have it.
// A rate of 0 means as fast as it goes: each table plays on when all four have seen the last move.
// A line {"begin":true} says when it begins to measure, the last line what it has found.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Bench } = require("./game.cjs");

const [port, tables, rate, seconds] = process.argv.slice(2).map(Number);
const others = [];
const seats = [];
const now = () => performance.now();
let isMeasuring = false;
let isEnded = false; // before its time, by SIGTERM
let moves = 0;

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null;
}

function summary(values) {
  return { p50: percentile(values, 0.5), p99: percentile(values, 0.99), p999: percentile(values, 0.999) };
}

async function open(table) {
  const clients = [0, 1, 2, 3].map((seat) =>
    Client({
      game: Bench, numPlayers: 4, debug: false, matchID: `bench-${table}`, playerID: String(seat),
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } }),
    }),
  );
  const here = { clients, count: 0, sent: 0, mover: 0, heard: 0, isFree: true };
  clients.forEach((client, seat) => {
    client.start();
    client.subscribe((state) => {
      if (!state || state.G.count < here.count || !here.sent || here.isFree) return;
      if (state.G.count !== here.count || state._undone) return;
      if (seat === here.mover || client.seen === here.count) return;
      client.seen = here.count;
      if (isMeasuring) others.push(now() - here.sent);
      if (++here.heard === 3) {
        if (isMeasuring) moves += 1;
        here.isFree = true;
        if (!rate) setImmediate(() => move(here));
      }
    });
  });
  seats.push(here);
  for (let tries = 0; tries < 200; tries++) {
    if (clients.every((client) => client.getState())) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`table ${table} did not open`);
}

function move(here) {
  if (!here.isFree) return;
  const state = here.clients[0].getState();
  here.mover = Number(state.ctx.currentPlayer);
  here.isFree = false;
  here.heard = 0;
  here.count = state.G.count + 1;
  here.sent = now();
  here.clients[here.mover].moves.act(here.count);
}

async function main() {
  process.once("SIGTERM", () => (isEnded = true));
  for (let table = 0; table < tables; table += 25)
    await Promise.all(Array.from({ length: Math.min(25, tables - table) }, (_, k) => open(table + k)));
  const warm = 3000;
  const end = now() + warm + seconds * 1000;
  setTimeout(() => {
    isMeasuring = true;
    moves = 0;
    console.log(JSON.stringify({ begin: true }));
  }, warm);
  if (!rate) seats.forEach(move);
  let turn = 0;
  let due = now();
  while (now() < end && !isEnded) {
    while (rate && due <= now()) {
      due += 1000 / rate;
      move(seats[turn++ % seats.length]);
    }
    await new Promise((done) => setTimeout(done, 2));
  }
  console.log(JSON.stringify({ moves, moves_s: moves / seconds, others: summary(others), seats: 4 * tables }));
  process.exit(0);
}

main();
