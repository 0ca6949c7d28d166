// Sits down at a table by its short code and plays at random, over a WebSocket.
// node online-bot.ts http://localhost:4173 CODE [NAME]

import { createHash, randomBytes } from 'node:crypto';
import WebSocket from 'ws';
import {
  type ClientMessage,
  PROTOCOL,
  type ServerMessage,
  type StateMessage,
  type TableView,
} from '../src/protocol.ts';

const [server, code, name = 'Random Bot'] = process.argv.slice(2);
const nonce = randomBytes(32).toString('hex');
const mark = createHash('sha256').update(nonce).digest('hex');

const made = await fetch(`${server}/api/session`, { method: 'POST', body: '{"bot":true}' });
const { token } = (await made.json()) as { token: string };
const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/socket`, {
  headers: { authorization: `Bearer ${token}` },
});
const said = new Set<string>();
const say = (message: ClientMessage): void => socket.send(JSON.stringify(message));
const sayOnce = (message: ClientMessage): void => {
  if (!said.has(message.type)) say(message);
  said.add(message.type);
};

const sitDown = ({ id: table, stage, you, chairs, settings }: TableView): void => {
  const mine = you === null ? null : chairs[you];
  if (stage === 'sealing') sayOnce({ type: 'show', table, nonce });
  if (stage !== 'gathering') return;
  if (mine === null) sayOnce({ type: 'sit', table, seat: chairs.findIndex(({ by }) => by === 'free'), name });
  else if (mine.hero === null && settings.heroes !== 'random')
    sayOnce({ type: 'pick', table, heroes: ['ninja'] });
  else if (!mine.ready) say({ type: 'ready', table, mark });
};

const play = ({ table, question, options, game }: StateMessage): void => {
  if (game.game.result !== null) {
    console.log('over');
    socket.close();
  } else if (question !== null)
    say({ type: 'choose', table, question, text: options[Math.floor(Math.random() * options.length)] });
};

socket.on('open', () => {
  say({ type: 'hello', protocol: PROTOCOL });
  say({ type: 'find', code, id: 1 });
});
socket.on('message', (data) => {
  const message = JSON.parse(data.toString()) as ServerMessage;
  if (message.type === 'done' && message.re === 1) say({ type: 'follow', table: message.table ?? '' });
  else if (message.type === 'table') sitDown(message.table);
  else if (message.type === 'state') play(message);
  else if (message.type === 'refused' && message.code !== 'stale') console.error(message.sentence);
});
