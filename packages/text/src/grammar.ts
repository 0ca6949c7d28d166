// What a sentence needs once its parts stand together: the form of a verb, the place of a clitic, a comma before "if".

/**
 * "Gaste" alone, but "você pode gastar"; "hoď", but "můžeš hodit". Messages write such verbs in both forms, `gaste|gastar`, and put into ⟨…⟩
 * what takes the second one. Words come one after the other, since names stand between them.
 */
export const placeForms = (): ((words: string) => string) => {
  let depth = 0;
  const place = (mark: string, first?: string, second?: string): string => {
    if (first !== undefined && second !== undefined) return depth > 0 ? second : first;
    depth = Math.max(0, depth + (mark === '⟨' ? 1 : -1));
    return '';
  };
  return (words) => words.replace(VERB, place);
};
const VERB = /[⟨⟩]|([\p{L}-]+)\|([\p{L}-]+)/gu;

/**
 * Czech "si" and "se" stand second in their clause: "dober~si", but "poté si dober". Messages join such a word with `~`
 * and mark with `^` what takes the first place; a clause that ends in a comma does not.
 */
export const placeClitics = (words: string): string =>
  words
    .replace(/ +~/g, '~')
    .replace(/(?<!,)\^(\s*)((?:(?!(?:a|nebo) )\p{L}+ ){0,2}\p{L}+)~(\p{L}+)/gu, '$1$3 $2')
    .replace(/\^/g, '')
    .replace(/~/g, ' ');

/** A clause that begins with "if" is set off from the adverb before it. */
const IF_AFTER = /\b(then if|então se)(?= )/giu;
/** Polish and Czech set it off from everything but these. */
const JESLI = /(?<=[\p{L}\p{N})])(?<!(?<!\p{L})(?:i|a|ani|albo|lub|tylko)) (?=jeśli )/giu;
const POKUD = /(?<=[\p{L}\p{N})])(?<!(?<!\p{L})(?:a|i|ani|nebo|jen)) (?=pokud )/giu;
export const setOffIf = (words: string): string =>
  words
    .replace(IF_AFTER, (pair) => pair.replace(' ', ', '))
    .replace(JESLI, ', ')
    .replace(POKUD, ', ');
