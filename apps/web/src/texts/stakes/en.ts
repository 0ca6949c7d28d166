// What is at stake and what can be done about it, in English. Loaded with the first question.

import { plural } from '../format.ts';

export const stakes = {
  /** What is asked. */
  ask: {
    announced: (who: string, ability: string) => `${who} announces ${ability}. Change the dice?`,
    ownAnnounced: (ability: string) => `You announced ${ability}. Change anything first?`,
    dice: (who: string) => `The dice of ${who} lie there. Change them?`,
    ownDice: 'Your dice lie there. Change them?',
    rolled: (source: string, dice: string, comes: string) => `${source} rolled ${dice}: ${comes}. Change it?`,
    rolledBare: (source: string, dice: string) => `${source} rolled ${dice}. Change it?`,
    coming: (n: number) => `${n} damage is coming at you. Your answer?`,
    damage: (n: number) => `${n} damage is about to land. Your answer?`,
    damageTo: (who: string, n: number) => `${who}: ${n} damage is about to land. Your answer?`,
    attack: (who: string, ability: string) => `${who} uses ${ability}. Your answer?`,
    ownAttack: (ability: string) => `You use ${ability}. Add anything?`,
    none: (phase: string, who: string | null) =>
      `${who === null ? 'Your' : `${who}’s`} ${phase}: do anything now?`,
  },
  /** Giving in. */
  goOn: (ability: string) => `Go on with ${ability}`,
  letCome: (ability: string) => `Let ${ability} come`,
  letFail: (ability: string) => `Let ${ability} fail`,
  leave: (dice: string) => `Leave it at ${dice}`,
  take: (n: number) => `Take the ${n} damage`,
  letLand: (n: number) => `Let the ${n} damage land`,
  nothing: 'Nothing now',
  /** What comes of dice. */
  fails: (ability: string) => `${ability} fails`,
  goesOn: (ability: string) => `${ability} goes on`,
  noEffect: 'nothing happens',
  attackOff: (ability: string) => `${ability} comes to nothing`,
  asItLies: 'If nobody changes the dice',
  /** The ability in the arena. */
  announces: (who: string) => `${who} announces`,
  uses: (who: string) => `${who} uses`,
  youAnnounce: 'You announce',
  youUse: 'You activated',
  madeBy: 'made by',
  /** What an answer is and leaves. */
  both: (a: string, b: string) => `${a} and ${b}`,
  price: (n: number, of: number) => `${n} of ${of} CP`,
  free: 'free',
  turns: (card: string, from: number, to: number) => `${card} ${from} → ${to}`,
  onDie: (name: string, die: string) => `${name} on the ${die}`,
  reroll: (dice: string) => `Re-roll ${dice}`,
  rerollNone: 'Re-roll nothing',
  youKeep: (n: string) => `you keep ${n}`,
  youKeepAbout: (n: string) => `you keep about ${n}`,
  keepsAll: (who: string, n: string) => `${who} keeps ${n}`,
  keeps: (who: string, from: string, to: string) => `${who} ${from} → ${to}`,
  unit: 'damage',
  noDamage: 'no damage',
  damage: (n: string) => `${n} damage`,
  same: 'no change',
  dice: (n: number) => plural('en', n, { one: 'die', other: 'dice' }),
  mayStop: (token: string, chance: string) => `${token} may stop it: ${chance}`,
  cannotStop: 'no open token stops it',
  others: (who: string, cards: number, cp: number) =>
    `${who}, with ${plural('en', cards, { one: 'card', other: 'cards' })} and ${cp} CP, may still answer.`,
};

export type Stakes = typeof stakes;
