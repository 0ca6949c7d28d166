// For whom something is good, as far as its words tell: more than 0 for whoever the text belongs to.

import type { Effect } from '@mad-king/language';

/** `isNegative`: a token one would rather not have. */
export const leaningOf = (effects: readonly Effect[], isNegative: (token: string) => boolean): number =>
  effects.reduce((sum, effect) => sum + leanOf(effect, isNegative), 0);

const leanOf = (effect: Effect, isNegative: (token: string) => boolean): number => {
  const toSelf = !('who' in effect) || effect.who === 'self';
  switch (effect.do) {
    case 'deal':
    case 'lose-cp':
    case 'discard':
      return toSelf ? -1 : 1;
    case 'heal':
    case 'cp':
    case 'draw':
    case 'prevent':
      return toSelf || effect.who === 'that' ? 1 : -1;
    case 'gain':
    case 'inflict':
      return (isNegative(effect.token) ? -1 : 1) * (toSelf ? 1 : -1);
    case 'remove':
      return (isNegative(effect.token) ? 1 : -1) * (toSelf ? 1 : -1);
    case 'add':
    case 'undefendable':
    case 'steal-cp':
    case 'steal-health':
    case 'reflect':
    case 'survive':
      return 1;
    case 'skip':
    case 'cancel-ability':
      return -1;
    case 'if':
      return leaningOf(effect.yes, isNegative) + leaningOf(effect.no, isNegative);
    default:
      return 0;
  }
};
