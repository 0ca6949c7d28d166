// Programs as players (docs/PROTOCOL.md): the example bots play, and bots that fail lose their games and nothing else.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type GameEvent, play, start, view, viewEvents } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test, vi } from 'vitest';
import { lab } from '../src/lab.ts';
import { diceOf, randomChoice } from '../src/random-play.ts';
import { testFolder } from './support/folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const directory = testFolder();
const node = `"${process.execPath}"`;
const examples = join(import.meta.dirname, '../bots');

/** A bot that answers a decision with what the expression gives; `m` is the message, `n` the number of the process's answer. */
let bots = 0;
const bot = (expression: string, seen = ''): string => {
  const file = join(directory, `bot${bots++}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
    import { appendFileSync } from 'node:fs';
    let n = 0;
    for await (const line of createInterface({ input: process.stdin })) {
      const m = JSON.parse(line);
      ${seen}
      if (m.type !== 'decision') continue;
      n++;
      const answer = ${expression};
      if (answer !== undefined) console.log(typeof answer === 'string' ? answer : JSON.stringify(answer));
    }`,
  );
  return `cmd:${node} ${file}`;
};

/** A program may be slow to start where many tests run at once; where a bot is to be late, `more` says otherwise. */
const sim = async (policy: string, ...more: string[]) => {
  const patience = more.includes('--patience') ? [] : ['--patience', '30'];
  const words = [
    'sim',
    'barbarian',
    'paladin',
    '--policy-a',
    policy,
    '--games',
    '2',
    ...patience,
    ...more,
    '--json',
  ];
  const { stdout, stderr, code } = await lab(words);
  expect(code).toBe(0);
  return { ...JSON.parse(stdout), stderr };
};

const beatsChance = async (policy: string): Promise<void> => {
  const result = await sim(policy, '--games', '6');
  expect(result).toMatchObject({ games: 6, forfeits: [], stderr: '' });
  expect(result.winsA).toBeGreaterThanOrEqual(5);
  expect(await sim(policy, '--games', '6')).toEqual(result);
};

const hasPython = spawnSync('python3', ['--version']).status === 0;
test.skipIf(!hasPython)('the example in Python beats chance, and repeats itself', () =>
  beatsChance(`cmd:python3 ${join(examples, 'random_bot.py')}`),
);

test('the example in TypeScript beats chance, and repeats itself', () =>
  beatsChance(`cmd:${node} ${join(examples, 'greedy-bot.ts')}`));

test('either side may be a bot, also both, and teams', async () => {
  const greedy = `cmd:${node} ${join(examples, 'greedy-bot.ts')}`;
  const { winsA, winsB, draws } = await sim(greedy, '--policy-b', greedy);
  expect(winsA + winsB + draws).toBe(2);
  const words = [
    'sim',
    'barbarian,monk',
    'paladin,thor',
    '--mode',
    '2v2',
    '--games',
    '2',
    '--policy-b',
    greedy,
  ];
  const { stdout } = await lab([...words, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ forfeits: [], winsB: 2 });
});

test('a choice is an option number or a notation, with or without the id', async () => {
  for (const answer of [
    '{ choice: 0 }',
    '{ choice: m.options[0].text.toUpperCase() }',
    '{ id: m.id, choice: 0 }',
  ])
    expect(await sim(bot(answer), '--games', '1')).toMatchObject({ forfeits: [] });
});

const failing: [what: string, policy: string, reason: RegExp][] = [
  [
    'crashes',
    bot('(() => { throw new Error("oops") })()'),
    /it ended \(exit code 1\) instead of writing line 1/,
  ],
  [
    'ends',
    bot('n > 2 ? process.exit(0) : { choice: 0 }'),
    /it ended \(exit code 0\) instead of writing line 3/,
  ],
  [
    'is not there',
    'cmd:no-such-program',
    /exit code 127\) instead of writing line 1; its last words: .*not found/,
  ],
  ['stalls', bot('n > 1 ? undefined : { choice: 0 }'), /it wrote no line \d within 0.3 s/],
  [
    'babbles',
    bot('"hello there"'),
    /line 1: expected a JSON object such as {"choice": 0}, got "hello there"/,
  ],
  [
    'answers twice',
    bot('JSON.stringify({ id: m.id, choice: 0 }).repeat(2)'),
    /line 1: expected a JSON object/,
  ],
  [
    'chooses what is not there',
    bot('{ choice: 99 }'),
    /line 1: expected an option number from 0 to \d+ in answer to "main"/,
  ],
  [
    'chooses nonsense',
    bot('{ choice: "fly" }'),
    /line 1: expected one of the options of seat 1 in answer to "main" \(done, /,
  ],
  [
    'chooses nothing',
    bot('{ move: 1 }'),
    /line 1: expected {"choice": "a notation"} or {"choice": a number}, got /,
  ],
  ['is out of step', bot('{ id: m.id - 1, choice: 0 }'), /line 1: expected an answer to decision 1, got /],
  [
    'makes the other one concede',
    bot('{ choice: "concede " + (2 - m.seat) }'),
    /line 1: expected one of the options/,
  ],
  [
    'speaks out of turn',
    bot('{ choice: 0 }', 'if (m.type === "game") console.log("hi");'),
    /line 1.*got "hi"/,
  ],
  [
    'floods its output',
    bot('(() => { for (;;) console.log("spam".repeat(1000)); })()'),
    /line 1: expected a JSON object such as {"choice": 0}, got "spamspam/,
  ],
  [
    'floods its output before it is asked',
    bot('{ choice: 0 }', 'if (m.type === "hello") for (;;) console.log("spam");'),
    /line 1.*got "spam"/,
  ],
  [
    'complains without end',
    bot('(() => { for (;;) console.error("oh dear ".repeat(1000)); })()'),
    /it wrote no line 1 within 0.3 s/,
  ],
  ['does not read', `cmd:${node} -e "setInterval(() => {}, 1000)"`, /it wrote no line 1 within 0.3 s/],
  [
    'writes bytes that are no text',
    bot('void process.stdout.write(Buffer.from([0xff, 0xfe, 0x00, 0x0a]))'),
    /line 1: expected a JSON object such as {"choice": 0}, got /,
  ],
  [
    'never ends its line',
    bot('"x".repeat(70000)'),
    /line 1 has more than 65536 characters|line 1: expected a JSON object/,
  ],
];

test.each(failing)('a bot that %s loses every game, and nothing else stops', async (_, policy, reason) => {
  // Patience enough to start, except where it is about patience.
  const patience = reason.source.includes('0.3 s') ? ['--patience', '0.3'] : [];
  const result = await sim(policy, ...patience);
  if (patience.length === 0) expect(result).toMatchObject({ winsA: 0, winsB: 2 });
  expect(result.forfeits).toHaveLength(2);
  expect(result.forfeits[0]).toMatchObject({ game: 0, side: 'A', policy });
  expect(result.forfeits[0].reason).toMatch(reason);
  expect(result.stderr).toContain(`game 1: side A (${policy}) lost: `);
  expect(result.stderr).toContain(`game 2: side A (${policy}) lost: `);
});

test('a bot that fails is started anew for the next game; one that behaves is started once', async () => {
  const log = join(directory, 'starts.txt');
  const noting = `appendFileSync(${JSON.stringify(log)}, m.type[0]);`;
  writeFileSync(log, '');
  await sim(bot('{ choice: 0 }', `if (m.type !== 'decision' && m.type !== 'events') ${noting}`));
  expect(readFileSync(log, 'utf8')).toBe('hgrgr');
  writeFileSync(log, '');
  await sim(bot('"no"', `if (m.type === 'hello' || m.type === 'game') ${noting}`));
  expect(readFileSync(log, 'utf8')).toBe('hghg');
});

test('a ladder starts a program once for twenty games', async () => {
  const log = join(directory, 'starts-of-ladder.txt');
  writeFileSync(log, '');
  const noting = bot(
    '{ choice: 0 }',
    `if (m.type === 'hello') appendFileSync(${JSON.stringify(log)}, m.type[0]);`,
  );
  const words = ['ladder', '--games', '22', '--heroes', 'barbarian', '--policies', `random,${noting}`];
  expect((await lab([...words, '--patience', '30'])).code).toBe(0);
  expect(readFileSync(log, 'utf8')).toBe('hh');
});

test.skipIf(process.platform === 'win32')('what a bot leaves behind holds nobody up', async () => {
  const began = performance.now();
  const [, well] = bot('{ choice: 0 }').split('cmd:');
  await sim(`cmd:(setsid sleep 40 &) ; exec ${well}`, '--games', '1');
  expect(performance.now() - began).toBeLessThan(30_000);
});

test('in King of the Hill the others play on', async () => {
  const words = [
    'sim',
    'barbarian',
    'paladin',
    'thor',
    '--mode',
    'koth',
    '--games',
    '3',
    '--policy-c',
    bot('"no"'),
  ];
  const { stdout } = await lab([...words, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ winsC: 0 });
  expect(JSON.parse(stdout).rounds).toBeGreaterThan(3);
});

test('a bot reads neither the seed nor what is hidden', async () => {
  const log = join(directory, 'read.txt');
  await sim(
    bot('{ choice: 0 }', `appendFileSync(${JSON.stringify(log)}, line + '\\n');`),
    '--seed',
    'secret',
  );
  const messages = readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(JSON.stringify(messages)).not.toContain('secret');
  const seats = messages.filter(({ type }) => type === 'game').map((message) => message.seats[0]);
  expect(seats).toEqual([0, 1]);
  let game = -1;
  for (const message of messages) {
    if (message.type === 'game') game++;
    if (message.type !== 'decision') continue;
    expect(message.seat).toBe(seats[game]);
    expect(message.view.seats[seats[game]].hand).not.toBeNull();
    expect(message.view.seats[1 - seats[game]].hand).toBeNull();
  }
});

test('everything a bot reads is in docs/PROTOCOL.md', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/PROTOCOL.md'), 'utf8');
  const dice = diceOf('protocol');
  const names = new Set<string>();
  const { heroes } = compile(content);
  for (let i = 0; i < 40; i++) {
    const pair = [heroes[i % heroes.length].id, heroes[(i + 5) % heroes.length].id];
    const events: GameEvent[] = [];
    const g = start(compile(content), { mode: 'duel', heroes: pair, seed: `protocol ${i}` }, events);
    while (g.result === null) {
      const seen = view(g, g.asked);
      for (const key of [...Object.keys(seen), ...Object.keys(seen.seats[0])]) names.add(key);
      play(g, g.asked, randomChoice(g, dice), events);
    }
    for (const event of viewEvents(g, 0, events))
      for (const key of [event.type, ...Object.keys(event)]) names.add(key);
  }
  expect([...names].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('a policy of another checkout plays as a program, as well as at home', async () => {
  const away = `cmd:${node} ${join(examples, 'policy-bot.ts')} squire`;
  const { stdout, code } = await lab([
    ...['sim', 'barbarian', 'monk', '--policy-a', away, '--policy-b', 'random', '--games', '3'],
    ...['--patience', '60', '--json'],
  ]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ games: 3, winsA: 3, forfeits: [] });
});
