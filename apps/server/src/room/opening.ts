// New tables: the first, and those of a rematch, where everybody sits one seat on; and the start of a game.

import { randomBytes } from 'node:crypto';
import { commitmentOf, fairSetup, type Share, sealed } from '@mad-king/fair';
import { drawKey, lots } from '../lots.ts';
import type { Settings } from '../protocol.ts';
import type { Shelf } from '../rules.ts';
import type { Session } from '../store/store.ts';
import type { Deed, Deeds, Sitting } from '../table/deed.ts';
import { finalHeroes } from '../table/picking.ts';
import type { Table } from '../table/table.ts';
import { type RoomState, winners } from './state.ts';

/** 128 bits, for links that are keys. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** Letters and digits that nobody takes for one another. */
const CODE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;

export const newCode = (): string => {
  const draw = lots(drawKey());
  return Array.from({ length: CODE_LENGTH }, () => CODE[draw(CODE.length)]).join('');
};

/** As typed: in any case, with gaps. */
export const readCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

const NOBODY: Sitting = { session: null, isBot: false, name: '', level: null };

const opening = (data: Omit<Deeds['open'], 'code' | 'secret' | 'mark'>): Deed => {
  const secret = drawKey();
  return {
    kind: 'open',
    seat: data.host,
    data: { ...data, code: newCode(), secret, mark: commitmentOf(secret) },
  };
};

export const firstOpening = (settings: Settings, { id, isBot }: Session, name: string): Deed =>
  opening({
    settings,
    chairs: Array.from({ length: settings.seats }, (_, seat) =>
      seat === 0 ? { session: id, isBot, name, level: null } : NOBODY,
    ),
    host: 0,
    series: { game: 1, of: settings.length, won: Array.from({ length: settings.seats }, () => 0) },
    heroes: [],
  });

/** The id of the table after this one: always the same, so that opening it twice opens one. */
export const nextId = ({ secret }: Table): string =>
  Buffer.from(sealed(secret, ['next table']), 'hex')
    .subarray(0, 16)
    .toString('base64url');

const oneOn = <T>(list: readonly T[]): T[] =>
  list.map((_, seat) => list[(seat + list.length - 1) % list.length]);

/** Sides change: everybody moves one seat on, heroes stay where they are. */
export const rematchOpening = (state: RoomState): Deed => {
  const { settings, chairs, host, series, setup } = state.table;
  const won = winners(state);
  const wins = series.won.map((n, seat) => n + (won.includes(seat) ? 1 : 0));
  const needed = Math.ceil(series.of / 2);
  const isDecided = wins.some((n) => n >= needed);
  const next = isDecided
    ? { game: 1, of: series.of, won: wins.map(() => 0) }
    : { game: series.game + 1, of: series.of, won: oneOn(wins) };
  return opening({
    settings,
    chairs: oneOn(
      chairs.map(({ session, isBot, name, level, language }) => ({ session, isBot, name, level, language })),
    ),
    host: host < 0 ? host : (host + 1) % chairs.length,
    series: next,
    heroes: settings.heroes === 'open' ? (setup?.heroes ?? []) : [],
  });
};

/** Everything is promised and shown: the seed follows. */
export const startDeed = (table: Table, shelf: Shelf): Deed => {
  const { settings, chairs, secret } = table;
  const shares = chairs.map(({ mark, nonce }): Share => (mark === null ? null : { commitment: mark, nonce }));
  const heroes = finalHeroes(
    table,
    shares.map((share) => share?.nonce ?? null),
  );
  const isMirror = new Set(heroes).size < heroes.length;
  const options = isMirror ? { ...settings.options, allowMirror: true } : settings.options;
  const rules = shelf.markFor(heroes);
  const played = { mode: settings.mode, heroes, ...(Object.keys(options).length > 0 ? { options } : {}) };
  return {
    kind: 'start',
    seat: -1,
    data: { setup: fairSetup(played, rules, secret, shares), rules, shares },
  };
};
