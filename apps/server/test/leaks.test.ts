// The traffic of 50 games in all modes, for every seat and a spectator, searched for what they may not know: others' cards, the order
// of decks, seed, secret, sessions.

import { type Game, type GameEvent, NONE } from '@mad-king/engine';
import type { Mode } from '@mad-king/language';
import * as rules from '@mad-king/rules';
import { expect, test } from 'vitest';
import type { StateMessage } from '../src/protocol.ts';
import { dice } from './support/duel.ts';
import { begunTable, type Guest, isOwnTeam, QuietHouse, sessionOf } from './support/quiet-house.ts';

const GAMES = 10;
const CHOICES = 100;

const MODES: [mode: Mode, seats: number][] = [
  ['duel', 2],
  ['2v2', 4],
  ['koth', 3],
  ['3v3', 6],
  ['2v2v2', 6],
];

/** Heroes that look into hands and decks, steal, hide things, and others. */
const HEROES =
  'black-widow loki doctor-strange monk cursed-pirate seraph ninja gunslinger artificer huntress vampire-lord thor'.split(
    ' ',
  );

/** By seat: the ids of all cards that everybody, or this viewer, has seen. */
type Seen = Set<string>[];

const idsOf = (g: Game, cards: readonly number[]): string[] => cards.map((card) => g.cast.cards[card].id);

/** Cards that lie open, were declared, or were looked at by the viewer. */
const note = (g: Game, viewer: number, seen: Seen): void => {
  for (const [s, seat] of g.seats.entries()) {
    const declared = g.stack.flatMap((frame) =>
      frame.op === 'action' && frame.seat === s && frame.card !== NONE ? [frame.card] : [],
    );
    const looked = seat.seen.flatMap((card, i) =>
      i % 2 === 0 && viewer !== NONE && seat.seen[i + 1] & (1 << viewer) ? [card] : [],
    );
    const open = isOwnTeam(g, s, viewer) ? [...seat.hand] : [];
    for (const id of idsOf(g, [...seat.discard, ...seat.upgrades, ...declared, ...looked, ...open]))
      seen[s].add(id);
  }
};

const isAscending = (cards: readonly number[]): boolean =>
  cards.every((card, i) => i === 0 || cards[i - 1] <= card);

/** Cards nobody may place lie in one order, whatever their true one. */
const expectNoOrder = ({ game: { game } }: StateMessage, viewer: number): void => {
  for (const [s, seat] of game.seats.entries()) {
    const looked = game.stack.map((frame) =>
      frame.op === 'text' && frame.hand.self === s ? frame.looked : 0,
    );
    const deck = seat.deck.slice(0, seat.deckLeft);
    if (viewer !== NONE && game.seats[viewer].team === seat.team) {
      expect(isAscending(deck.slice(0, deck.length - Math.max(0, ...looked)))).toBe(true);
      continue;
    }
    const isOpen = (card: number): boolean =>
      seat.seen.some((entry, i) => i % 2 === 0 && entry === card) ||
      game.stack.some((frame) => frame.op === 'action' && frame.seat === s && frame.card === card);
    expect(isAscending([...seat.hand.filter((card) => !isOpen(card)), ...deck])).toBe(true);
  }
  expect(game.random).toEqual([0, 0, 0, 0]);
  expect(game.keyed).toBeNull();
  if (game.asked !== viewer) expect(game.choices).toEqual([]);
};

/** What others did names a card only if the viewer has seen it there; what the own team looks at is its own affair. */
const expectSeen = (event: GameEvent, isOwn: (seat: number) => boolean, seen: Seen): void => {
  const { seat, card, cards } = event as { seat?: number; card?: string | null; cards?: string[] };
  if (seat === undefined || isOwn(seat) || ('shown' in event && event.shown)) return;
  for (const id of [...(cards ?? []), ...(card ? [card] : [])])
    expect(seen[seat], JSON.stringify(event)).toContain(id);
};

interface Viewer {
  seat: number;
  guest: Guest;
  seen: Seen;
  /** How many messages were looked at. */
  read: number;
}

/** Reads what came since the last time; gives how many states. */
const readAll = (g: Game, viewer: Viewer, never: readonly string[]): number => {
  const fresh = viewer.guest.told.slice(viewer.read);
  viewer.read += fresh.length;
  note(g, viewer.seat, viewer.seen);
  const isOwn = (seat: number): boolean => isOwnTeam(g, seat, viewer.seat);
  let states = 0;
  for (const line of fresh) {
    for (const secret of never) expect(line).not.toContain(secret);
    const message = JSON.parse(line.slice(line.indexOf(' ') + 1)) as { type: string };
    if (message.type !== 'state' || g.result !== null) continue;
    states++;
    expectNoOrder(message as StateMessage, viewer.seat);
    for (const event of (message as StateMessage).events) expectSeen(event, isOwn, viewer.seen);
  }
  return states;
};

test.each(MODES)('%s of %i', { timeout: 240_000 }, async (mode, seats) => {
  let states = 0;
  for (let n = 0; n < GAMES; n++) {
    const heroes = HEROES.map((_, i) => HEROES[(i + n * seats) % HEROES.length]).slice(0, seats);
    const rows = await begunTable({ mode, seats, quick: n % 2 === 0 }, heroes);
    const [{ table }] = rows;
    const { secret } = JSON.parse(rows[0].text) as { secret: string };
    const { setup } = JSON.parse(rows.at(-1)?.text ?? '') as { setup: { seed: string } };
    const world = new QuietHouse();
    await world.store.append(rows.map((row) => ({ row, due: null })));
    const viewers = [...heroes.keys(), NONE].map((seat): Viewer => {
      const session = seat === NONE ? { id: 'stranger'.padEnd(22, 'x'), isBot: false } : sessionOf(seat);
      return { seat, guest: world.guest(session), seen: heroes.map(() => new Set()), read: 0 };
    });
    for (const { guest } of viewers) await guest.say({ type: 'follow', table });
    const never = [secret, setup.seed, ...heroes.map((_, seat) => sessionOf(seat).id)];
    const draw = dice(n + seats);
    for (let made = 0; made < CHOICES; made++) {
      const { game } = world.live(table);
      if (game.result !== null) break;
      await world.moveFor(table, game.asked, rules.notate(game, game.choices[draw(game.choices.length)]));
      if (made % 5 === 0) await world.advance(2000);
      for (const viewer of viewers) states += readAll(world.live(table).game, viewer, never);
    }
    expect(world.troubles).toEqual([]);
  }
  expect(states).toBeGreaterThan(GAMES * 100);
});
