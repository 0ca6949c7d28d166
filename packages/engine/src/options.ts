// Per-game settings (ED-N3): what they may be, and what an edition presets.

import { SetupError } from './errors.ts';
import type { Options } from './state/game.ts';

export type Edition = 'marvel' | 'v2.2';

/** What somebody may ask for: some of the options, and an edition for the others. */
export type GivenOptions = Partial<Options> & { edition?: Edition };

/** ED-N3: the defaults, and what the older edition presets (ED-N2). */
const DEFAULTS: Options = {
  health: 50,
  priority: 'turnOrder',
  timing: 'claim',
  healing: 'accumulate',
  ultimateTargetDie: 'locked',
  alterResponseDice: true,
  interruptRollCards: false,
  allowMirror: false,
  promo: false,
};
const EDITIONS: Record<Edition, Partial<Options>> = {
  marvel: {},
  'v2.2': { priority: 'clockwise', timing: 'simple' },
};
/** The values of each option, its default first. */
export const OPTIONS: { [K in keyof Options]: readonly Options[K][] } = {
  health: [50, 35, 25],
  priority: ['turnOrder', 'clockwise'],
  timing: ['claim', 'simple'],
  healing: ['accumulate', 'immediate'],
  ultimateTargetDie: ['locked', 'attackerSide'],
  alterResponseDice: [true, false],
  interruptRollCards: [false, true],
  allowMirror: [false, true],
  promo: [false, true],
};

/** All options of a game, from those that were asked for; SetupError if one cannot be. */
export const readOptions = (given: GivenOptions = {}): Options => {
  const { edition = 'marvel', ...rest } = given;
  if (!Object.hasOwn(EDITIONS, edition))
    throw new SetupError(`there is no edition "${edition}"; choose marvel or v2.2`);
  for (const [name, value] of Object.entries(rest)) {
    const allowed = Object.hasOwn(OPTIONS, name)
      ? (OPTIONS[name as keyof Options] as readonly unknown[])
      : null;
    if (allowed === null)
      throw new SetupError(
        `there is no option "${name}"; options are ${Object.keys(OPTIONS).join(', ')}, edition`,
      );
    if (!allowed.includes(value))
      throw new SetupError(`option ${name} cannot be "${String(value)}"; it is ${allowed.join(' or ')}`);
  }
  return { ...DEFAULTS, ...EDITIONS[edition], ...rest };
};
