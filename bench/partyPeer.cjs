// A boardgame.io server with a game of one move, as a process of its own: the peer that bench/party.ts compares with.

const { Server, Origins } = require('boardgame.io/server');

const game = {
  name: 'party',
  setup: () => ({ count: 0, last: null }),
  turn: { activePlayers: { all: 'play' } },
  moves: {
    play: ({ G }, command) => ({ count: G.count + 1, last: command }),
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.env.PORT), lobbyConfig: { apiPort: Number(process.env.PORT) + 1 } }, () =>
  console.log(`http://localhost:${process.env.PORT}/`),
);
