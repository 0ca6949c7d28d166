// Moments in which something is at stake: an announced ability, a roll of an effect, damage that is about to land, and a target.

import type { Game, GameView } from '@mad-king/engine';
import { gainOf } from '../../src/screens/game/stakes/toll.ts';
import type { StoredGame } from '../../src/state/saves.ts';
import { foresee } from '../../src/worker/forecast.ts';
import { momentGame } from './moment.ts';

const answersIn = ({ decision }: GameView): number =>
  decision?.options.filter(({ kind }) => kind === 'play' || kind === 'use').length ?? 0;
const isWindow = (seen: GameView): boolean => seen.decision?.ask === 'respond';

/** Some card would spare whoever is asked this much. */
const HELPS = 2;
const someHelp = (game: Game): boolean => {
  const forecasts = foresee(game);
  const passing = forecasts.find(({ move }) => move.kind === 'pass');
  return passing !== undefined && forecasts.some((one) => gainOf(one, passing) >= HELPS);
};

/** Moon Elf has announced an attack, two cards could change its dice, and one of them helps. */
export const announced = (): StoredGame =>
  momentGame({
    heroes: ['barbarian', 'moon-elf'],
    isSo: (seen, game) =>
      isWindow(seen) &&
      game.active === 1 &&
      answersIn(seen) > 1 &&
      game.stack.some((frame) => frame.op === 'window' && frame.kind === 'announcement') &&
      someHelp(game),
  });
/** Blind has rolled a number on which the ability fails. */
export const blind = (): StoredGame =>
  momentGame({
    heroes: ['barbarian', 'moon-elf'],
    isSo: (seen) => {
      const roll = seen.rolls.at(-1);
      const source = roll?.about?.source;
      const fails = roll?.values[0] !== undefined && roll.values[0] < 3;
      return (
        isWindow(seen) &&
        source?.of === 'token' &&
        source.token === 'blind' &&
        fails &&
        seen.decision?.options.some((move) => move.kind === 'play' && move.card === 'six-it') === true
      );
    },
  });
/** Nothing but answers stands between the Paladin and the damage. */
export const damage = (): StoredGame =>
  momentGame({
    heroes: ['paladin', 'barbarian'],
    isSo: (seen, { stack }) =>
      isWindow(seen) &&
      answersIn(seen) > 1 &&
      seen.rolls.at(-1)?.purpose !== 'defence' &&
      seen.incoming.some(({ to, what, amount }) => to === 0 && what === 'damage' && amount > 4) &&
      stack.some((frame) => frame.op === 'window' && frame.kind === 'last'),
  });
/** Of three opponents one holds Evasive. */
export const target = (): StoredGame =>
  momentGame({
    heroes: ['barbarian', 'moon-elf', 'paladin', 'ninja'],
    mode: 'koth',
    isSo: (seen) => seen.decision?.ask === 'target' && seen.seats[1].tokens.evasive > 0 && !seen.seats[1].out,
  });
/** An ability is ready and may fail, since its owner is blind; there is still an attempt, of two. */
export const entangled = (): StoredGame =>
  momentGame({
    heroes: ['barbarian', 'moon-elf'],
    isSo: (seen) =>
      seen.decision?.ask === 'roll' &&
      seen.attempts === 1 &&
      seen.attemptsMax === 2 &&
      seen.seats[0].tokens.blind > 0 &&
      seen.decision.options.some((move) => move.kind === 'activate' && move.ability === 'smack'),
  });
/** The same board before the roll. */
export const beforeTheRoll = (): StoredGame =>
  momentGame({
    heroes: ['barbarian', 'moon-elf'],
    isSo: (seen) =>
      seen.decision?.ask === 'main' && seen.phase === 'main1' && seen.seats[0].tokens.entangle > 0,
  });
