// The ability that stands in the arena: announced, which nothing but the events tell, or under way.

import type { GameEvent, GameView } from '@mad-king/engine';

export interface Deed {
  by: number;
  ability: string;
  level: number;
  row: number;
  /** Null until it is known. */
  target: number | null;
  /** It attacks nobody. */
  isPeaceful: boolean;
  isAnnounced: boolean;
  /** The dice that made it, or an empty list if they have left the table. */
  dice: readonly number[];
}

/** What an announcement lasts until: its dice are altered (R15.4.4), it is activated, or another thing begins. */
const ENDING: ReadonlySet<GameEvent['type']> = new Set([
  'activated',
  'altered',
  'restarted',
  'phase',
  'extra-phase',
  'turn',
]);

type Announced = Extract<GameEvent, { type: 'announced' }>;

const announcementIn = (events: readonly GameEvent[]): Announced | undefined => {
  const last = events.findLast(
    (event) =>
      event.type === 'announced' ||
      ENDING.has(event.type) ||
      (event.type === 'rolled' && event.purpose === 'offence'),
  );
  return last?.type === 'announced' ? last : undefined;
};

/** The only opponent is the target of every attack. */
const onlyOpponent = ({ seats }: GameView, of: number): number | null => {
  const others = seats.flatMap(({ team, out }, seat) => (team !== seats[of].team && !out ? [seat] : []));
  return others.length === 1 ? others[0] : null;
};

export const deedOf = (view: GameView, events: readonly GameEvent[]): Deed | null => {
  const { attack, rolls, seats } = view;
  const dice = rolls.find(({ purpose }) => purpose === 'offence')?.values ?? [];
  if (attack !== null) {
    const { by, ability, level, row, target, isAttack } = attack;
    return { by, ability, level, row, target, isPeaceful: !isAttack, isAnnounced: false, dice };
  }
  const announced = view.phase === 'offence' ? announcementIn(events) : undefined;
  if (announced === undefined || announced.ability === null) return null;
  const { seat: by, ability, row } = announced;
  const target = onlyOpponent(view, by);
  const level = seats[by].levels[ability] ?? 1;
  return { by, ability, level, row, target, isPeaceful: false, isAnnounced: true, dice };
};
