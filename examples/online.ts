// An online client: opens a table at a server, seats a computer opposite, and plays by the engine's own rules on what the server tells.
//   npm start, then: node online.js http://localhost:4173
// All that is said between them: docs/PROTOCOL.md. Pages do the same over a WebSocket.

import process from 'node:process';
import { policy } from '@mad-king/ai';
import { compile, load, notate, type SavedGame, view } from '@mad-king/engine';
import { commitmentOf, newKey } from '@mad-king/fair';
import { loadHero, sharedCards } from '@mad-king/heroes/registry';

/** The part of what a server tells that matters here. */
type Told =
  | { type: 'done'; table: string }
  | { type: 'refused'; sentence: string }
  | { type: 'table'; table: { stage: 'gathering' | 'sealing' | 'playing' | 'over' } }
  | { type: 'state'; question: number | null; game: SavedGame }
  | { type: 'beat' };

const [server = 'http://localhost:4173'] = process.argv.slice(2);

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const post = async <T>(path: string, body: object, headers = {}): Promise<T> => {
  const request = { method: 'POST', body: JSON.stringify(body), headers };
  const answer = await fetch(`${server}${path}`, request).catch(() => stop(`no server answers at ${server}`));
  return (await answer.json()) as T;
};
const { token } = await post<{ token: string }>('/api/session', { bot: true });
const headers = { authorization: `Bearer ${token}` };

/** Says something; a refusal comes with a sentence that explains it. */
const say = async (message: { type: string } & Record<string, unknown>): Promise<string> => {
  const told = await post<Told[]>('/api/message', message, headers);
  for (const answer of told) if (answer.type === 'refused') stop(answer.sentence);
  const done = told.find((answer) => answer.type === 'done');
  return done?.table ?? '';
};

async function* listen(table: string): AsyncGenerator<Told> {
  const { body } = await fetch(`${server}/api/stream?table=${table}&have=0&line=0`, { headers });
  let rest = '';
  for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

const settings = { mode: 'duel', heroes: 'open', quick: true, options: { health: 25 } };
const table = await say({ type: 'open', name: 'Merry Badger', settings });
await say({ type: 'computer', table, seat: 1, level: 'squire' });
await say({ type: 'pick', table, heroes: ['barbarian'] });
await say({ type: 'pick', table, seat: 1, heroes: ['pyromancer'] });
// Dice that neither side can choose: a number is promised now and shown when everybody has promised one.
const nonce = newKey((bytes) => crypto.getRandomValues(bytes));
await say({ type: 'ready', table, mark: commitmentOf(nonce) });

// A server plays with the heroes of the game alone, in the order of their names.
const library = compile({
  heroes: await Promise.all(['barbarian', 'pyromancer'].map(loadHero)),
  sharedCards,
});
const player = policy('squire', { seed: 'badger' });
let answered = 0;
for await (const told of listen(table)) {
  if (told.type === 'table' && told.table.stage === 'sealing') await say({ type: 'show', table, nonce });
  if (told.type !== 'state') continue;
  const game = load(library, told.game); // what my seat knows, as a game
  const { seats, result } = view(game, 0);
  if (result !== null) {
    console.log(
      `Barbarian ${seats[0].health}, Pyromancer ${seats[1].health} after ${answered} choices of mine`,
    );
    break;
  }
  if (told.question === null || told.question <= answered) continue;
  const text = notate(game, player.choose(game));
  await say({ type: 'choose', table, question: told.question, text });
  answered = told.question;
}
