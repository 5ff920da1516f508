// node boardgame.cjs PORT: the peer's server, with its default store, which keeps nothing.
const { Server } = require("boardgame.io/server");
const { Bench } = require("./game.cjs");

const server = Server({ games: [Bench], origins: [/127\.0\.0\.1/] });
server.run({ port: Number(process.argv[2]) });
