// Heroes before the start: who may pick what, and when it is seen. Openly, hidden, dealt by lot, or drafted: everybody brings
// three, strikes one of the next seat's, and plays one of the two that are left.

import { sealed } from '@mad-king/fair';
import { HERO_IDS } from '@mad-king/heroes/registry';
import { lots } from '../lots.ts';
import type { DraftView } from '../protocol.ts';
import { refuse } from '../refusal.ts';
import { type Chair, isFree, type Table } from './table.ts';

const BRING = 3;

type DraftStage = DraftView['stage'];

/** In every mode the next seat in turn order is an opponent. */
const nextOf = ({ chairs }: Table, seat: number): number => (seat + 1) % chairs.length;
const beforeOf = ({ chairs }: Table, seat: number): number => (seat + chairs.length - 1) % chairs.length;

export const draftStage = ({ chairs }: Table): DraftStage => {
  if (chairs.some((chair) => isFree(chair) || chair.brought.length < BRING)) return 'bring';
  if (chairs.some(({ strikes }) => strikes === null)) return 'strike';
  return chairs.some(({ hero }) => hero === null) ? 'play' : 'done';
};

/** What a seat may still play in a draft. */
const leftOf = (table: Table, seat: number): string[] => {
  const struck = table.chairs[beforeOf(table, seat)].strikes;
  return table.chairs[seat].brought.filter((hero) => hero !== struck);
};

const areHeroes = (heroes: readonly string[], n: number): boolean =>
  heroes.length === n && new Set(heroes).size === n && heroes.every((hero) => HERO_IDS.includes(hero));

export const checkPick = (table: Table, seat: number, heroes: readonly string[]): void => {
  const { settings, chairs } = table;
  if (settings.heroes === 'random') refuse('bad-pick', 'Heroes are dealt by lot.');
  if (settings.heroes === 'draft') {
    checkDraft(table, seat, heroes);
    return;
  }
  if (!areHeroes(heroes, 1)) refuse('bad-pick', 'One hero is expected.');
  const isTaken = chairs.some(({ hero }, s) => s !== seat && hero === heroes[0]);
  if (settings.heroes === 'open' && isTaken && settings.options.allowMirror !== true) refuse('hero-taken');
};

const checkDraft = (table: Table, seat: number, heroes: readonly string[]): void => {
  const stage = draftStage(table);
  if (stage === 'bring' && !areHeroes(heroes, BRING))
    refuse('bad-pick', `${BRING} different heroes are expected.`);
  if (
    stage === 'strike' &&
    !(heroes.length === 1 && table.chairs[nextOf(table, seat)].brought.includes(heroes[0]))
  )
    refuse('bad-pick', 'One of the heroes that the next seat brought is expected.');
  if (stage === 'play' && !(heroes.length === 1 && leftOf(table, seat).includes(heroes[0])))
    refuse('bad-pick', 'One of the two heroes that are left is expected.');
  if (stage === 'done') refuse('bad-pick', 'The draft is over.');
};

/** As the log tells it; it was checked before. */
export const pick = (table: Table, seat: number, heroes: readonly string[]): void => {
  const chair = table.chairs[seat];
  if (table.settings.heroes !== 'draft') chair.hero = heroes[0];
  else {
    const stage = draftStage(table);
    if (stage === 'bring') chair.brought = [...heroes];
    else if (stage === 'strike') chair.strikes = heroes[0];
    else chair.hero = heroes[0];
  }
  letComputersDraft(table);
};

const deal = (key: string, from: readonly string[], n: number): string[] => {
  const draw = lots(key);
  const left = [...from];
  return Array.from({ length: n }, () => left.splice(draw(left.length), 1)[0]);
};

/** Computers draft by lots that follow from the sealed secret. */
export const letComputersDraft = (table: Table): void => {
  if (table.settings.heroes !== 'draft') return;
  const key = (seat: number, what: string): string => sealed(table.secret, ['draft', seat, what]);
  const each = (act: (chair: Chair, seat: number) => void): void => {
    for (const [seat, chair] of table.chairs.entries()) if (chair.level !== null) act(chair, seat);
  };
  each((chair, seat) => {
    if (chair.brought.length === 0) chair.brought = deal(key(seat, 'bring'), HERO_IDS, BRING);
  });
  if (draftStage(table) === 'strike')
    each((chair, seat) => {
      chair.strikes ??= deal(key(seat, 'strike'), table.chairs[nextOf(table, seat)].brought, 1)[0];
    });
  if (draftStage(table) === 'play')
    each((chair, seat) => {
      chair.hero ??= deal(key(seat, 'play'), leftOf(table, seat), 1)[0];
    });
};

export const forgetPicks = (chair: Chair): void => {
  chair.hero = null;
  chair.brought = [];
  chair.strikes = null;
};

/** A seat has picked all it must before it can be ready. */
export const hasPicked = (table: Table, seat: number): boolean =>
  table.settings.heroes === 'random' || table.chairs[seat].hero !== null;

/** The heroes that play: whoever has none gets one by lot, from the secret and all nonces. */
export const finalHeroes = (table: Table, nonces: readonly (string | null)[]): string[] => {
  const { chairs, settings, secret } = table;
  const key = sealed(secret, ['heroes', nonces]);
  const mayMirror = settings.options.allowMirror === true;
  const taken = chairs.flatMap(({ hero }) => (hero === null || mayMirror ? [] : [hero]));
  const pool = HERO_IDS.filter((hero) => !taken.includes(hero));
  const dealt = deal(key, pool, chairs.filter(({ hero }) => hero === null).length);
  return chairs.map(({ hero }) => hero ?? (dealt.shift() as string));
};

/** What a viewer may know of a draft. */
export const viewDraft = (table: Table, viewer: number): DraftView | null => {
  if (table.settings.heroes !== 'draft') return null;
  const stage = draftStage(table);
  const isBrought = stage !== 'bring';
  const isStruck = isBrought && stage !== 'strike';
  const own = table.chairs[viewer];
  const mine = { bring: own?.brought ?? [], strike: own?.strikes ? [own.strikes] : [] };
  return {
    stage,
    brought: table.chairs.map(({ brought }) => (isBrought ? [...brought] : [])),
    struck: table.chairs.map((_, seat) => (isStruck ? table.chairs[beforeOf(table, seat)].strikes : null)),
    mine: stage === 'bring' || stage === 'strike' ? [...mine[stage]] : own?.hero ? [own.hero] : [],
  };
};

/** The hero of a seat as a viewer may know it before the game. */
export const viewHero = (table: Table, seat: number, viewer: number): string | null => {
  const { settings, chairs, stage } = table;
  if (stage === 'playing' || stage === 'over') return table.setup?.heroes[seat] ?? null;
  const isOpen = settings.heroes === 'open' || seat === viewer;
  const isDrafted = settings.heroes === 'draft' && draftStage(table) === 'done';
  return isOpen || isDrafted ? chairs[seat].hero : null;
};
