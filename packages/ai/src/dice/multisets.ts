// Dice as multisets. What five dice show, order aside, is one of 252 results; what one keeps of them is one of 462 hands of
// zero to five dice. Everything about rolling can be computed exactly on these (no sampling).

/** Faces of a die. */
export const FACES = 6;
/** Dice of an offensive roll. */
export const DICE = 5;

/** Hands by index, smallest first; each a list of counts of the values 1 to 6. */
const hands: number[][] = [];
/** What a die of each value adds to the code of a hand; hands by their codes. */
const CODES = Array.from({ length: FACES }, (_, face) => (DICE + 1) ** face);
const HAND_OF = new Int16Array((DICE + 1) ** FACES);
const codeOf = (counts: readonly number[]): number =>
  counts.reduce((code, n, face) => code + n * CODES[face], 0);

const enumerate = (size: number): void => {
  const counts = [0, 0, 0, 0, 0, 0];
  const fill = (face: number, left: number): void => {
    if (face === FACES - 1) {
      counts[face] = left;
      HAND_OF[codeOf(counts)] = hands.length;
      hands.push(counts.slice());
      return;
    }
    for (let n = left; n >= 0; n--) {
      counts[face] = n;
      fill(face + 1, left - n);
    }
  };
  fill(0, size);
};

/** FIRST[s]: index of the first hand of s dice. */
export const FIRST: number[] = [];
for (let size = 0; size <= DICE; size++) {
  FIRST.push(hands.length);
  enumerate(size);
}
/** How many hands of zero to five dice there are. */
export const HANDS = hands.length;
/** How many results of five dice there are. */
export const RESULTS = HANDS - FIRST[DICE];

/** Counts of the values 1 to 6 in a hand. */
export const countsOf = (hand: number): readonly number[] => hands[hand];

/** The hand of these dice, or of those of them that the bits of a mask name. */
export const handOf = (values: readonly number[], mask = -1): number => {
  let code = 0;
  for (let i = 0; i < values.length; i++) if (mask & (1 << i)) code += CODES[values[i] - 1];
  return HAND_OF[code];
};

/** The values of a hand, ascending. */
export const valuesOf = (hand: number): number[] =>
  hands[hand].flatMap((n, face) => Array.from({ length: n }, () => face + 1));

/** WITH[hand * 6 + face]: the hand with one more die of that face; -1 for hands of five. */
export const WITH = new Int16Array(HANDS * FACES).fill(-1);
/** WITHOUT[hand * 6 + face]: the hand with one die of that face less; -1 if it has none. */
export const WITHOUT = new Int16Array(HANDS * FACES).fill(-1);
for (let hand = 0; hand < FIRST[DICE]; hand++)
  for (let face = 0; face < FACES; face++) {
    const counts = hands[hand].slice();
    counts[face]++;
    const more = HAND_OF[codeOf(counts)];
    WITH[hand * FACES + face] = more;
    WITHOUT[more * FACES + face] = hand;
  }

/** For every result of five dice: the different hands that can be kept of it, the result itself last. */
export const KEEPS: Int16Array[] = [];
for (let hand = FIRST[DICE]; hand < HANDS; hand++) {
  const found = new Set<number>([hand]);
  const open = [hand];
  for (let at = 0; at < open.length; at++)
    for (let face = 0; face < FACES; face++) {
      const less = WITHOUT[open[at] * FACES + face];
      if (less >= 0 && !found.has(less)) {
        found.add(less);
        open.push(less);
      }
    }
  KEEPS.push(Int16Array.from([...found].sort((a, b) => a - b)));
}
