// A table that a server plays, with a small server of the test's own: it plays the rules, and tells the page what its seat knows.

import {
  clone,
  type Game,
  type GameEvent,
  known,
  load,
  notate,
  play,
  readChoice,
  save,
  start,
  viewEvents,
} from '@mad-king/engine';
import { PASS } from '@mad-king/engine/inside';
import type { ClientMessage, StateMessage } from '@mad-king/server/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadLibrary } from '../library.ts';
import { changeSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';

const server = vi.hoisted(() => ({ ask: (_: ClientMessage): Promise<unknown> => Promise.resolve() }));

vi.mock('./store.ts', async () => {
  const { create } = await import('zustand');
  const chair = { by: 'person', name: 'Ola', level: null };
  const table = {
    you: 0,
    chairs: [chair, { ...chair, name: 'Bia' }],
    settings: { mode: 'duel', options: {}, coach: true, clock: { kind: 'none' } },
    began: 1,
  };
  return {
    useOnline: create(() => ({ table, kept: null })),
    theLine: () => ({ ask: (m: ClientMessage) => server.ask(m) }),
  };
});

const { RemoteTable } = await import('./remote-table.ts');

const HEROES = ['barbarian', 'moon-elf'];
const library = await loadLibrary(HEROES);

/** Seat 0 is the page's; seat 1 takes what comes first. */
class House {
  game: Game;
  readonly events: GameEvent[] = [];
  readonly heard: ClientMessage[] = [];
  answered = 0;
  line = 0;
  private before: { game: Game; events: number } | null = null;
  readonly remote = new RemoteTable('t');

  constructor(seed: string) {
    const happened: GameEvent[] = [];
    this.game = start(library, { mode: 'duel', heroes: HEROES, seed, first: 0 }, happened);
    this.tell(happened);
    this.others();
    server.ask = (message) => this.hear(message);
    this.say(0);
  }

  private tell(happened: GameEvent[]): void {
    this.events.push(...viewEvents(this.game, 0, happened));
  }

  private others(): void {
    while (this.game.asked === 1) {
      const happened: GameEvent[] = [];
      const { choices } = this.game;
      play(this.game, 1, choices.includes(PASS) ? PASS : choices[0], happened);
      this.tell(happened);
    }
  }

  private say(from: number): void {
    const { game } = this;
    const isAsked = game.asked === 0;
    const state: StateMessage = {
      type: 'state',
      table: 't',
      line: this.line,
      from,
      events: this.events.slice(from),
      game: save(game.result === null ? known(game, 0) : game),
      options: isAsked ? game.choices.map((choice) => notate(game, choice)) : [],
      question: isAsked ? this.answered + 1 : null,
      undo: this.before !== null && isAsked,
      orders: 'always',
      wishes: {},
      rules: '',
      against: null,
      clocks: null,
      opened: null,
    };
    this.remote.hear(structuredClone(state));
  }

  private async hear(message: ClientMessage): Promise<void> {
    this.heard.push(message);
    await Promise.resolve();
    const from = this.events.length;
    if (message.type === 'takeback' && this.before !== null) {
      this.game = this.before.game;
      this.events.length = this.before.events;
      this.before = null;
      this.answered++;
      this.line++;
      this.say(this.events.length);
      return;
    }
    if (message.type !== 'choose' || message.question !== this.answered + 1) throw new Error('stale');
    const before = { game: clone(this.game), events: from };
    const happened: GameEvent[] = [];
    play(this.game, 0, readChoice(this.game, message.text), happened);
    this.tell(happened);
    this.answered++;
    const hasTold =
      this.game.asked !== 0 || happened.some(({ type }) => type === 'rolled' || type === 'drew');
    this.before = hasTold ? null : before;
    this.others();
    this.say(from);
  }
}

const open = () => {
  const state = useTable.getState();
  if (state.status !== 'open') throw new Error(`the table is ${state.status}`);
  return state;
};

/** Milliseconds. */
const QUICKLY = { interval: 1, timeout: 2000 };

/** One is asked, or it is over; nobody stops to read. */
const settled = async ({ remote }: House): Promise<void> => {
  await vi.waitFor(() => {
    remote.hurry();
    const { sent, view } = open();
    expect(sent).toBe(false);
    expect(view.decision !== null || view.result !== null).toBe(true);
  }, QUICKLY);
};

beforeEach(() => {
  useTable.setState({ status: 'closed' }, true);
  changeSettings({ askWhen: 'affected', goesOn: false });
});

test('a whole duel goes to the server choice by choice, and shows what came of each', async () => {
  const house = new House('a');
  await settled(house);
  let chosen = 0;
  for (let i = 7; open().view.result === null; i = (i * 31 + 11) % 1009) {
    const options = open().view.decision?.options ?? [];
    house.remote.choose(options[i % options.length].text, []);
    chosen++;
    await settled(house);
  }
  const made = house.heard.filter(({ type }) => type === 'choose').length;
  // Nobody was asked for what needs no asking, and what was meant for the question after a window followed by itself.
  expect(made).toBeGreaterThan(chosen);
  expect(open().view.result).toEqual(expect.objectContaining({ winner: expect.anything() }));
  expect(save(load(library, save(house.game))).game).toEqual(save(house.game).game);
  expect(open().events).toEqual(house.events);
  expect(open().revealed).not.toBeNull();
});

test('what has come of an attack can be read before one is asked', async () => {
  const house = new House('e');
  await settled(house);
  let paused = 0;
  for (let i = 3; paused === 0 && open().view.result === null; i = (i * 31 + 11) % 1009) {
    const options = open().view.decision?.options ?? [];
    const [from, asked] = [open().events.length, house.answered];
    house.remote.choose(options[i % options.length].text, []);
    await vi.waitFor(() => expect(house.answered).toBeGreaterThan(asked), QUICKLY);
    await vi.waitFor(() => expect(open().view.decision !== null || open().wait !== null).toBe(true), QUICKLY);
    const { view, wait, events } = open();
    if (wait !== null && wait > 0 && view.decision === null) {
      paused++;
      expect(events.slice(from).map(({ type }) => type)).toContain('settled');
    }
    await settled(house);
  }
  expect(paused).toBe(1);
  expect(open().wait).toBeNull();
});

test('a click that comes twice is one choice', async () => {
  const house = new House('b');
  await settled(house);
  const [first] = open().view.decision?.options ?? [];
  house.remote.choose(first.text, []);
  house.remote.choose(first.text, []);
  expect(house.heard).toHaveLength(1);
  expect(open().sent).toBe(true);
  await settled(house);
});

test('a choice that told nothing is taken back', async () => {
  const house = new House('c');
  await settled(house);
  const before = open().view;
  const sale = before.decision?.options.find(({ kind }) => kind === 'sell');
  expect(sale).toBeDefined();
  house.remote.choose(sale?.text ?? '', []);
  await settled(house);
  expect(open().view.seats[0].handSize).toBe(before.seats[0].handSize - 1);
  expect(open().canUndo).toBe(true);
  house.remote.undo();
  await vi.waitFor(() => expect(open().view.seats[0].handSize).toBe(before.seats[0].handSize));
  expect(house.heard.at(-1)?.type).toBe('takeback');
  expect(open().canUndo).toBe(false);
  expect(open().view.decision).toEqual(before.decision);
});

test('what is refused leaves the question open', async () => {
  const house = new House('d');
  await settled(house);
  house.answered++;
  house.remote.choose(open().view.decision?.options[0].text ?? '', []);
  await vi.waitFor(() => expect(open().sent).toBe(false));
  expect(open().view.decision).not.toBeNull();
});
