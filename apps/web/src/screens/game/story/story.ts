// The present turn as a story: what has happened in it, what is going on, and what is still to come.

import type { GameEvent, GameView } from '@mad-king/engine';
import { PHASES, type PhaseName } from '@mad-king/language';
import { lanesOf } from '../arena/lanes.ts';
import { OF_THE_ATTACK, retell } from './retell.ts';
import type { Step } from './step.ts';

export interface Told {
  step: Step;
  when: 'before' | 'now' | 'next';
}

/** Phases that are a step even if nothing happens in them. */
const AHEAD: readonly PhaseName[] = ['income', 'offence', 'main2'];

const empty = (seat: number, at: number) => ({ seat, at, until: at, dice: null, tokens: [] });

/** Whoever is attacked can defend, and has not yet. */
const defenceAhead = (view: GameView, steps: readonly Step[], at: number): Step[] => {
  const { attack } = view;
  const last = steps.findLast(({ kind }) => kind === 'ability' || kind === 'defence' || kind === 'damage');
  if (!attack?.isAttack || attack.target === null || last?.kind !== 'ability') return [];
  const lane = lanesOf(view).find(({ to }) => to === attack.target);
  if (lane === undefined || lane.type !== 'normal') return [];
  return [{ ...empty(attack.target, at), kind: 'defence' }];
};

/** `newsFrom`: the first event that is news; what has just come is the present even if its phase is over. */
export const storyOf = (
  view: GameView,
  events: readonly GameEvent[],
  newsFrom: number = events.length,
): Told[] => {
  const start = events.findLastIndex(({ type }) => type === 'turn');
  if (start < 0) return [];
  const at = events.length;
  const present = events.findLastIndex(({ type }) => type === 'phase');
  const steps = retell(
    events.slice(start),
    start,
    view.seats.map(({ team }) => team),
  );
  const phaseStep = (phase: PhaseName): Step => ({ ...empty(view.active, at), kind: 'phase', phase });
  const last = steps.at(-1)?.until ?? -1;
  const isPresent = last > present || (OF_THE_ATTACK.includes(view.phase) && steps.length > 0);
  const isNews = last >= newsFrom;
  if (!isPresent && !isNews) steps.push(phaseStep(view.phase));
  const now = PHASES.indexOf(view.phase);
  const ahead = AHEAD.filter((phase) => {
    const at = PHASES.indexOf(phase);
    return at > now || (at === now && !isPresent && isNews);
  });
  const next = view.result !== null ? [] : [...defenceAhead(view, steps, at), ...ahead.map(phaseStep)];
  return [
    ...steps.map((step, i): Told => ({ step, when: i === steps.length - 1 ? 'now' : 'before' })),
    ...next.map((step): Told => ({ step, when: 'next' })),
  ];
};

/** As many of them as there is room for: the present one, what lies just before it, then what comes. */
export const inSight = (story: readonly Told[], most: number): readonly Told[] => {
  const now = story.findIndex(({ when }) => when === 'now');
  const ahead = Math.min(story.length - now - 1, Math.max(0, Math.floor((most - 1) / 2)));
  const first = Math.max(0, now + 1 + ahead - most);
  return story.slice(first, first + most);
};
