// Words as the search compares them: without accents and endings, and as ideas that several words share.

/** What a language tells the search about itself. */
export interface Asking {
  /** Words that say nothing about the matter: "can", "the", "how". */
  idle: string;
  /** Endings of words, which do not count. */
  endings: string;
  /** Letters after which a stem may be cut: 0 for never. Languages with many prefixes and endings need few. */
  stem: number;
  /** Words and phrases that mean the same, a group per entry, parted by commas. */
  alike: readonly string[];
}

/** A word of a text or a question: its stem, and the ideas it stands for. */
export interface Unit {
  stem: string;
  ideas: readonly number[];
}

export interface Reader {
  /** The units of a text; idle words are left out. */
  read(text: string): Unit[];
}

const ACCENTS = /[\u0300-\u036f]/g;

export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(ACCENTS, '').replaceAll('ł', 'l').replaceAll('½', ' 1/2 ');

export const wordsOf = (text: string): string[] =>
  fold(text).match(/1\/2|\d+v\d+(?:v\d+)?|[\p{L}\d]+/gu) ?? [];

/** The shortest stem that an ending may leave. */
const SHORTEST = 3;

interface Phrase {
  stems: readonly string[];
  idea: number;
}

export const reader = (asking: Asking): Reader => {
  const idle = new Set(wordsOf(asking.idle));
  const endings = wordsOf(asking.endings).sort((a, b) => b.length - a.length);
  const stemOf = (word: string): string => {
    const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST);
    const stem = ending === undefined ? word : word.slice(0, -ending.length);
    return asking.stem > 0 ? stem.slice(0, asking.stem) : stem;
  };
  const phrases = phrasesOf(asking.alike, (text) => wordsOf(text).map(stemOf));

  const read = (text: string): Unit[] => {
    const words = wordsOf(text);
    const stems = words.map(stemOf);
    const ideas = ideasOf(stems, phrases);
    return stems.flatMap((stem, at) =>
      idle.has(words[at]) && ideas[at].length === 0 ? [] : [{ stem, ideas: ideas[at] }],
    );
  };
  return { read };
};

/** The ideas of every word of a text. Inside a longer phrase a word does not stand for itself: "same time" is not "same". */
const ideasOf = (stems: readonly string[], phrases: Map<string, readonly Phrase[]>): number[][] => {
  const ideas = stems.map((): number[] => []);
  const longest = stems.map(() => 0);
  stems.forEach((stem, at) => {
    for (const { stems: parts, idea } of phrases.get(stem) ?? []) {
      if (!parts.every((part, i) => stems[at + i] === part)) continue;
      for (let i = at; i < at + parts.length; i++) {
        if (parts.length < longest[i]) continue;
        if (parts.length > longest[i]) ideas[i] = [];
        longest[i] = parts.length;
        ideas[i].push(idea);
      }
    }
  });
  return ideas;
};

/** Phrases by their first stem. */
const phrasesOf = (
  groups: readonly string[],
  stemsOf: (text: string) => string[],
): Map<string, readonly Phrase[]> => {
  const phrases = new Map<string, Phrase[]>();
  groups.forEach((group, idea) => {
    for (const text of group.split(',')) {
      const stems = stemsOf(text);
      if (stems.length > 0) phrases.set(stems[0], [...(phrases.get(stems[0]) ?? []), { stems, idea }]);
    }
  });
  return phrases;
};
