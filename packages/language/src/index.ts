// The card language: the words heroes are written in, and the data they make.

export * from './errors.ts';
export * from './hero.ts';
export * from './lines.ts';
export * from './lore.ts';
export {
  hasSymbols,
  meets,
  meetsDice,
  mostOfAKind,
  type Need,
  packSymbols,
  parseNeed,
  showing,
  valueBits,
} from './need.ts';
export * from './nodes.ts';
export * from './profile.ts';
export * from './vocabulary.ts';
export * from './words/amounts.ts';
export * from './words/conditions.ts';
export * from './words/effects.ts';
export * from './words/parts.ts';
