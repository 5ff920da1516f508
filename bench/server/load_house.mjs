// node load_house.mjs URL[,URL...] GAME SEATS TABLES MOVES_A_SECOND SECONDS
// People at tables of four streams each: those who sit, and spectators. Of each act: how long
// until it is acknowledged (and so on disk), and until each of the others has it. A rate of 0
// means as fast as it goes: who is asked answers at once. Gaps and repeats are counted.
// Of several servers each viewer has one, those at a table in turn. A line
// {"begin":true} says when it begins to measure, the last line what it has found.
import { createHash, randomBytes } from "node:crypto";
import http from "node:http";

const [url, game, ...numbers] = process.argv.slice(2);
const [seats, tables, rate, seconds] = numbers.map(Number);
const STREAMS = 4;
const WARM = 3000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
const servers = url.split(",").map((one) => new URL(one));
const server = (viewer) => servers[viewer % servers.length];
const acks = [];
const others = [];
const trouble = { gaps: 0, refused: 0, over: 0 };
const asked = [];
const now = () => performance.now();
let isOpen = false; // whether all tables are
let isMeasuring = false;
let isEnded = false; // before its time, by SIGTERM
let moves = 0;

function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null;
}

function summary(values) {
  const sorted = values.sort((a, b) => a - b);
  const [p50, p99, p999] = [0.5, 0.99, 0.999].map((share) => percentile(sorted, share));
  return { p50, p99, p999 };
}

function call(method, path, body, cookie, viewer = 0) {
  const data = body && JSON.stringify(body);
  const { hostname, port, origin } = server(viewer);
  const headers = { Origin: origin, "Content-Type": "application/json" };
  if (cookie) headers.Cookie = cookie;
  if (data) headers["Content-Length"] = Buffer.byteLength(data);
  return new Promise((done, fail) => {
    const options = { agent, hostname, port, path: `/api/v1${path}`, method, headers };
    const request = http.request(options, (answer) => {
      let text = "";
      answer.on("data", (piece) => (text += piece));
      answer.on("end", () =>
        done({ status: answer.statusCode, headers: answer.headers, body: text && JSON.parse(text) }),
      );
    });
    request.on("error", fail);
    request.end(data);
  });
}

async function want(method, path, body, cookie, viewer) {
  const answer = await call(method, path, body, cookie, viewer);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer;
}

async function guest(name) {
  const answer = await want("PUT", "/me", { name, language: "en" });
  return answer.headers["set-cookie"][0].split(";")[0];
}

let commands = 0;
const command = (table, seat, expected_seq, body) => ({
  command_id: `load-${process.pid}-${commands++}`, expected_seq, seat, ...body,
});

async function open(number) {
  const here = { id: "", heads: new Map(), sent: 0, head: -1, isOver: false };
  const cookies = await Promise.all([...Array(seats).keys()].map((k) => guest(`p${number}-${k}`)));
  const nonces = cookies.map(() => randomBytes(16).toString("hex"));
  const pledges = nonces.map((nonce) => createHash("sha256").update(nonce).digest("hex"));
  const made = await want(
    "POST", "/tables", { game, seats, is_public: true, sit: { seat: 0, pledge: pledges[0] } }, cookies[0],
  );
  here.id = made.body.table;
  const path = `/tables/${here.id}/commands`;
  let head = (await want("GET", `/tables/${here.id}`, null, cookies[0])).body.head;
  const send = async (seat, body) => {
    const sent = command(here, seat, head, body);
    head = (await want("POST", path, sent, cookies[seat], seat)).body.head;
  };
  for (let seat = 1; seat < seats; seat++) {
    const named = { do: "sit", name: `p${number}-${seat}`, pledge: pledges[seat] };
    await send(seat, named);
  }
  await send(0, { do: "start" });
  for (let seat = 0; seat < seats; seat++) await send(seat, { do: "reveal", nonce: nonces[seat] });
  const watchers = Array.from({ length: STREAMS - seats }, () => "");
  for (const [k, cookie] of [...cookies, ...watchers].entries()) listen(here, k, cookie);
}

function listen(here, viewer, cookie) {
  const headers = { Accept: "text/event-stream", ...(cookie && { Cookie: cookie }) };
  const path = `/api/v1/tables/${here.id}/stream`;
  const { hostname, port } = server(viewer);
  http.get({ hostname, port, path, headers, agent: false }, (answer) => {
    let rest = "";
    answer.setEncoding("utf8");
    answer.on("data", (piece) => {
      rest += piece;
      for (let end; (end = rest.indexOf("\n\n")) >= 0; rest = rest.slice(end + 2)) {
        const block = rest.slice(0, end);
        if (!/^event: frame$/m.test(block)) continue;
        take(here, viewer, cookie, JSON.parse(/^data: (.*)$/m.exec(block)[1]));
      }
    });
  });
}

function take(here, viewer, cookie, frame) {
  const known = here.heads.get(viewer) ?? -1;
  for (const [k, event] of frame.seen.entries())
    if (event.seq !== known + 1 + k) trouble.gaps += 1;
  here.heads.set(viewer, Math.max(known, frame.head));
  if (isMeasuring && here.sent && here.by !== viewer && frame.head >= here.awaited)
    others.push(now() - here.sent);
  if (frame.status.is_over) {
    here.isOver = true;
    return;
  }
  if (viewer < seats && frame.status.asked.includes(viewer) && frame.actions?.length) {
    const turn = { here, viewer, cookie, frame };
    if (rate || !isOpen) asked.push(turn);
    else act(turn);
  }
}

async function act({ here, viewer, cookie, frame }) {
  const seal = frame.choices.findIndex((choice) => choice.kind === "seal" || choice.kind === "let");
  const pick = seal >= 0 ? seal : Math.floor(Math.random() * frame.actions.length);
  const body = command(here, viewer, frame.head, { do: "act", actions: [frame.actions[pick]] });
  const started = now();
  const isAlone = frame.status.asked.length === 1;
  if (isAlone) Object.assign(here, { sent: started, awaited: frame.head + 1, by: viewer });
  else here.sent = 0;
  let answer = await call("POST", `/tables/${here.id}/commands`, body, cookie, viewer);
  while (answer.body.code === "unfinished") {
    const drafted = { seat: viewer, actions: body.actions };
    const more = (await want("POST", `/tables/${here.id}/draft`, drafted, cookie, viewer)).body.additions;
    body.actions.push(more[Math.floor(Math.random() * more.length)]);
    answer = await call("POST", `/tables/${here.id}/commands`, body, cookie, viewer);
  }
  if (answer.status !== 200) {
    trouble.refused += 1;
    return;
  }
  if (isMeasuring) {
    acks.push(now() - started);
    moves += 1;
  }
}

async function main() {
  process.once("SIGTERM", () => (isEnded = true));
  for (let table = 0; table < tables; table += 10)
    await Promise.all(Array.from({ length: Math.min(10, tables - table) }, (_, k) => open(table + k)));
  const end = now() + WARM + seconds * 1000;
  setTimeout(() => {
    isMeasuring = true;
    moves = 0;
    console.log(JSON.stringify({ begin: true }));
  }, WARM);
  isOpen = true;
  if (!rate) asked.splice(0).forEach(act);
  let due = now();
  while (now() < end && !isEnded) {
    while (rate && asked.length && due <= now()) {
      due = Math.max(due + 1000 / rate, now() - 100);
      act(asked.shift());
    }
    await new Promise((done) => setTimeout(done, 2));
  }
  const told = { moves, moves_s: moves / seconds, acks: summary(acks), others: summary(others) };
  console.log(JSON.stringify({ ...told, ...trouble }));
  process.exit(0);
}

main();
