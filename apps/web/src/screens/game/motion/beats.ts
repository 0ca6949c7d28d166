// What happened, as a few things worth showing, in their order.

import type { GameEvent } from '@mad-king/engine';
import type { DamageType, TeamName } from '@mad-king/language';

export type Beat =
  | { kind: 'turn'; seat: number }
  | { kind: 'ability'; seat: number; ability: string }
  /** `ability`: what an upgrade goes to; other cards go to the discard pile. */
  | { kind: 'card'; seat: number; card: string; ability: string | null }
  /** `from` -1: from nobody in particular. */
  | { kind: 'damage'; from: number; to: number; amount: number; type: DamageType }
  /** Damage of which nothing was left. */
  | { kind: 'parried'; seat: number }
  | { kind: 'heal'; seat: number; amount: number }
  | { kind: 'cp'; seat: number; change: number }
  | { kind: 'token'; seat: number; token: string; change: number }
  | { kind: 'draw'; seat: number; n: number }
  | { kind: 'fall'; seat: number }
  | { kind: 'over'; winner: TeamName | null };

type Settled = Extract<GameEvent, { type: 'settled' }>['settlement']['players'][number];

const ofSettled = ({ seat, lines, final, fixed, shielded, healed }: Settled): Beat[] => {
  const hits = lines.filter(({ what, amount }) => what === 'damage' && amount > 0);
  const worst = hits.reduce((a, b) => (b.amount > a.amount ? b : a), hits[0]);
  const amount = final + fixed - shielded;
  const beats: Beat[] = [];
  if (amount > 0)
    beats.push({ kind: 'damage', from: worst?.from ?? -1, to: seat, amount, type: worst?.type ?? 'normal' });
  else if (hits.length > 0 && shielded === 0) beats.push({ kind: 'parried', seat });
  if (healed > 0) beats.push({ kind: 'heal', seat, amount: healed });
  return beats;
};

/** `teams`: of the seats. */
export const beatsOf = (events: readonly GameEvent[], teams: readonly TeamName[]): Beat[] => {
  const beats: Beat[] = [];
  /** Teams whose next change of health a settlement has told already. */
  const told = new Set<TeamName>();
  for (const event of events)
    switch (event.type) {
      case 'turn':
        beats.push({ kind: 'turn', seat: event.seat });
        break;
      case 'activated':
        beats.push({ kind: 'ability', seat: event.seat, ability: event.ability });
        break;
      case 'defends':
        if (event.ability !== null) beats.push({ kind: 'ability', seat: event.seat, ability: event.ability });
        break;
      case 'played':
      case 'sold':
        beats.push({ kind: 'card', seat: event.seat, card: event.card, ability: null });
        break;
      case 'upgraded':
        // a card that was played as an upgrade has one way to go
        dropLast(beats, (beat) => beat.kind === 'card' && beat.card === event.card);
        beats.push({ kind: 'card', seat: event.seat, card: event.card, ability: event.ability });
        break;
      case 'settled':
        for (const player of event.settlement.players) {
          beats.push(...ofSettled(player));
          if (player.final + player.fixed > 0 || player.healed > 0) told.add(teams[player.seat]);
        }
        break;
      case 'health':
        if (!told.delete(event.team)) beats.push(ofHealth(teams.indexOf(event.team), event.to - event.from));
        break;
      case 'cp':
        addUp(beats, { kind: 'cp', seat: event.seat, change: event.change });
        break;
      case 'tokens':
        if (event.change !== 0)
          beats.push({ kind: 'token', seat: event.seat, token: event.token, change: event.change });
        break;
      case 'transferred':
      case 'moved':
        beats.push({ kind: 'token', seat: event.to, token: event.token, change: 1 });
        break;
      case 'drew':
        if (event.n > 0) beats.push({ kind: 'draw', seat: event.seat, n: event.n });
        break;
      case 'defeated':
        for (const seat of event.seats) beats.push({ kind: 'fall', seat });
        break;
      case 'over':
        beats.push({ kind: 'over', winner: event.winner });
        break;
    }
  return beats;
};

const ofHealth = (seat: number, change: number): Beat =>
  change > 0
    ? { kind: 'heal', seat, amount: change }
    : { kind: 'damage', from: -1, to: seat, amount: -change, type: 'pure' };

/** CP that come and go one by one are one thing to see. */
const addUp = (beats: Beat[], cp: Extract<Beat, { kind: 'cp' }>): void => {
  const last = beats.at(-1);
  if (last?.kind !== 'cp' || last.seat !== cp.seat) beats.push(cp);
  else last.change += cp.change;
};

const dropLast = (beats: Beat[], matches: (beat: Beat) => boolean): void => {
  const at = beats.findLastIndex(matches);
  if (at >= 0) beats.splice(at, 1);
};

/** Milliseconds until the next beat may begin. */
const LEAD: Record<Beat['kind'], number> = {
  turn: 350,
  ability: 500,
  card: 550,
  damage: 420,
  parried: 300,
  heal: 300,
  cp: 160,
  token: 200,
  draw: 160,
  fall: 500,
  over: 0,
};
/** All that one choice brings begins within this time, however much it is. */
const LONGEST = 1800;

/** When each beat begins, in milliseconds from now. */
export const startsOf = (beats: readonly Beat[]): number[] => {
  const total = beats.reduce((sum, { kind }) => sum + LEAD[kind], 0);
  const pace = Math.min(1, LONGEST / Math.max(1, total));
  let at = 0;
  return beats.map(({ kind }) => {
    const begin = at;
    at += LEAD[kind] * pace;
    return begin;
  });
};
