// For whoever runs, says or prices what is written in the language: lines of a text by number, requirements of dice, forms of nouns.

export * from './lines.ts';
export { formsOf } from './lore.ts';
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
