// A language that nobody speaks, made from English: every word a third longer and accented, every text of the page in brackets. What
// it shows on a screen without accents was never translated, what it cuts off is too narrow for some language, and two brackets
// side by side are a sentence put together from pieces.

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'č',
  d: 'ď',
  e: 'ě',
  i: 'í',
  l: 'ł',
  n: 'ń',
  o: 'ö',
  r: 'ř',
  s: 'š',
  t: 'ţ',
  u: 'ů',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Č',
  D: 'Ď',
  E: 'Ě',
  I: 'Í',
  L: 'Ł',
  N: 'Ń',
  O: 'Ö',
  R: 'Ř',
  S: 'Š',
  T: 'Ţ',
  U: 'Ů',
  Y: 'Ý',
  Z: 'Ž',
};

const WORD = /\{\w+\}|[\p{L}\d][\p{L}\d'’.-]*[\p{L}\d]|\p{L}/gu;
const VOWEL = /[aeiouy]/i;
/** One letter in so many is added: a text becomes a third longer. */
const EVERY = 3;

/** Numbers of rules and the like stay what they are, `R14.3`, `2v2`, and so do the places in a text: `{dice}`. */
const isWord = (word: string): boolean => !/^(?:[A-Z]{1,4}-?\d[\d.]*|\d\w*|\{\w+\})$/.test(word);

/** What there is to translate in a text. */
export const wordsIn = (text: string): string[] => (text.match(WORD) ?? []).filter(isWord);

/** Every word of some length has a letter that gets an accent. */
export const isAccented = (word: string): boolean => ![...word].some((letter) => letter in ACCENTS);

/** Plain text. */
export const pseudo = (text: string): string => {
  /** Letters that are owed: short words leave theirs to the next. */
  let due = 0;
  const longer = (word: string): string =>
    [...word]
      .map((letter) => {
        due++;
        const accented = ACCENTS[letter] ?? letter;
        if (due < EVERY || !VOWEL.test(letter)) return accented;
        due -= EVERY;
        return accented + accented;
      })
      .join('');
  return text.replaceAll(WORD, (word) => (isWord(word) ? longer(word) : word));
};

/** A message: what is between braces is for the machine, but for the cases of plural and select. */
export const pseudoMessage = (message: string): string => {
  let at = 0;
  const text = (): string => {
    let out = '';
    let words = '';
    for (;;) {
      const letter = message[at];
      if (letter === undefined || letter === '}') return out + pseudo(words);
      if (letter === '{') {
        out += pseudo(words) + argument();
        words = '';
      } else {
        words += letter;
        at++;
      }
    }
  };
  const argument = (): string => {
    const begun = at;
    const head = /^\{[\w-]+\}|^\{\s*[\w-]+\s*,\s*(?:plural|select)\s*,/.exec(message.slice(at))?.[0];
    if (head === undefined) throw new Error(`no message: "${message}" at ${begun}`);
    at += head.length;
    if (head.endsWith('}')) return head;
    let out = head;
    while (message[at] !== '}') {
      const key = /^\s*(?:=\d+|[\w-]+)\s*\{/.exec(message.slice(at))?.[0];
      if (key === undefined) throw new Error(`no message: "${message}" at ${at}`);
      at += key.length;
      out += `${key}${text()}}`;
      at++;
      out += /^\s*/.exec(message.slice(at))?.[0] ?? '';
      at += /^\s*/.exec(message.slice(at))?.[0].length ?? 0;
    }
    at++;
    return `${out}}`;
  };
  const out = text();
  if (at < message.length) throw new Error(`no message: "${message}" at ${at}`);
  return out;
};

/** Of the page: where it begins and where it ends can be seen. */
export const BEGINS = '⟦';
export const ENDS = '⟧';
