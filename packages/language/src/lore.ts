// What is told of a hero in one language: names, and what is said about it. The rules never read it.

/** The languages heroes are told in. Names in the data are English. */
export const LANGUAGES = ['en', 'pl', 'pt-BR', 'cs'] as const;
/** One of LANGUAGES. */
export type LanguageId = (typeof LANGUAGES)[number];

/** What is told of one hero in one language. */
export interface Lore {
  /** What it is like to play the hero, in one line. */
  line: string;
  /** How its keywords, and the uses of its pieces that have a name, are said: messages by their ids. */
  phrases?: Readonly<Record<string, string>>;
  /** Names as printed. */
  official?: Names;
  /** Names of ours, for what is not printed in this language. English names are in the data; only their plurals are here. */
  own?: Names;
}

/** Lore in another language than English. Everything has one name, official or our own. */
export interface Translation extends Lore {
  official: Names;
  own: Names;
}

/** A name that never changes its form, or one that does. */
export type Noun = string | NounForms;

/** A case that is not given is that of the name itself; a plural that is not given, the accusative. */
export interface NounForms {
  /** Nominative singular, as printed. */
  name: string;
  /** Accusative and genitive singular. */
  acc?: string;
  gen?: string;
  /** After numbers but 1, by their plural category in this language: "2 Kunszty", "5 Kunsztów"; "2 Time Bombs". */
  few?: string;
  many?: string;
  other?: string;
}

/** The forms of a noun, also of one that has a single form. */
export const formsOf = (noun: Noun): NounForms => (typeof noun === 'string' ? { name: noun } : noun);

/** By the ids of the data. Upgrade cards bear the name of their ability; tokens on several leaflets are named with the shared cards. */
export interface Names {
  hero?: string;
  abilities?: Readonly<Record<string, string>>;
  cards?: Readonly<Record<string, string>>;
  tokens?: Readonly<Record<string, Noun>>;
  symbols?: Readonly<Record<string, string>>;
}

/** Names of the cards in every deck, and of the tokens on several leaflets. */
export interface SharedLore {
  official?: Pick<Names, 'cards' | 'tokens'>;
  own?: Pick<Names, 'cards' | 'tokens'>;
}
