// The card language: the words heroes are written in, and the data they make. Tools for whoever reads that data are in inside.ts.

export * from './errors.ts';
export * from './hero.ts';
export {
  LANGUAGES,
  type LanguageId,
  type Lore,
  type Names,
  type Noun,
  type NounForms,
  type SharedLore,
  type Translation,
} from './lore.ts';
export * from './nodes.ts';
export * from './profile.ts';
export * from './vocabulary.ts';
export * from './words/amounts.ts';
export * from './words/conditions.ts';
export * from './words/effects.ts';
export * from './words/parts.ts';
