// boardgame.io's own server under the load of bench/load.py: `node boardgame_io.mjs serve PORT`, `node boardgame_io.mjs load PORT TABLES RATE SECONDS`.
// The game is as small as one can be (a count that two players raise in turns), kept in memory as its server does unless told otherwise.
// `node boardgame_io.mjs moves SECONDS` plays the same game in one process, without a server, and prints how many moves a second were made.
// The load prints one line of JSON: moves sent, delays in milliseconds from sending to the other player's message, tables that differ.

import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.cwd(), "package.json"));

const game = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { raise: ({ G }) => ({ count: G.count + 1 }) },
};

async function serve(port) {
  const { Server, Origins } = require("boardgame.io/server");
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  await server.run({ port, lobbyConfig: { apiPort: port + 1 } }); // on one port its lobby is not found with the Koa of today
}

class Table {
  constructor(id) {
    Object.assign(this, { id, sockets: [], stateId: -1, turn: 0, sent: null, moves: 0 });
  }
}

async function load(port, tables, rate, seconds) {
  const { io } = require("socket.io-client");
  const api = `http://127.0.0.1:${port + 1}/games/count`;
  const all = [];
  for (let at = 0; at < tables; at += 50) {
    all.push(...(await Promise.all(Array.from({ length: Math.min(50, tables - at) }, () => lay(api)))));
  }
  const delays = [];
  for (let at = 0; at < all.length; at += 50) await Promise.all(all.slice(at, at + 50).map((table) => visit(io, port, table, delays)));
  await pause(1000);
  const start = performance.now();
  let number = 0;
  for (let late = 0; late < seconds; late = (performance.now() - start) / 1000) {
    while (number < late * rate) {
      const table = ready(all);
      if (!table) break;
      move(table);
      number += 1;
    }
    await pause(2);
  }
  const spent = (performance.now() - start) / 1000;
  await pause(5000);
  const astray = all.filter((table) => table.stateId !== table.moves).length;
  process.stdout.write(`${JSON.stringify({ moves: number, spent, delays, astray })}\n`, () => process.exit(0));
}

async function lay(api) {
  const post = async (path, body) => (await fetch(api + path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json();
  const { matchID } = await post("/create", { numPlayers: 2 });
  const table = new Table(matchID);
  table.keys = [];
  for (const seat of ["0", "1"]) table.keys.push((await post(`/${matchID}/join`, { playerID: seat, playerName: seat })).playerCredentials);
  return table;
}

async function visit(io, port, table, delays) {
  for (const seat of [0, 1]) {
    const socket = io(`http://127.0.0.1:${port}/count`, { transports: ["websocket"], forceNew: true });
    table.sockets.push(socket);
    socket.on("sync", (_, sync) => told(table, seat, sync.state, delays));
    socket.on("update", (_, state) => told(table, seat, state, delays));
    await new Promise((done) => socket.on("connect", done));
    socket.emit("sync", table.id, String(seat), table.keys[seat], 2);
  }
}

function told(table, seat, state, delays) {
  if (state._stateID <= table.stateId) return;
  if (table.sent !== null && seat === table.mover) return; // the other one's message counts
  if (table.sent !== null) delays.push(performance.now() - table.sent);
  table.sent = null;
  table.stateId = state._stateID;
  table.turn = Number(state.ctx.currentPlayer);
}

function ready(all) {
  for (let tries = 0; tries < all.length; tries += 1) {
    const table = all[Math.floor(Math.random() * all.length)];
    if (table.sent === null && table.stateId >= 0) return table;
  }
}

function move(table) {
  table.sent = performance.now();
  table.mover = table.turn;
  table.moves += 1;
  const seat = String(table.turn);
  const action = { type: "MAKE_MOVE", payload: { type: "raise", args: [], playerID: seat, credentials: table.keys[table.turn] } };
  table.sockets[table.turn].emit("update", action, table.stateId, table.id, seat);
}

function moves(seconds) {
  const { Client } = require("boardgame.io/client");
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  const play = (limit) => {
    const start = process.cpuUsage();
    let made = 0;
    for (let spent = 0; spent < limit; made += 100) {
      for (let at = 0; at < 100; at += 1) client.moves.raise();
      const { user, system } = process.cpuUsage(start);
      spent = (user + system) / 1e6;
      if (made % 1000 === 0) client.reset(); // its log of moves grows without end
    }
    return made / limit;
  };
  play(0.2);
  process.stdout.write(`${JSON.stringify({ moves: play(seconds) })}\n`, () => process.exit(0));
}

const pause = (time) => new Promise((done) => setTimeout(done, time));
const [what, ...numbers] = process.argv.slice(2);
await { serve, load, moves }[what](...numbers.map(Number));
