// SHA-256 (FIPS 180-4) and HMAC (RFC 2104) with it, since the rules run where there is no library for it and must not wait for one.

/** The fractional parts of the square roots (cube roots) of the first primes, as the standard derives its constants. */
const roots = (n: number, power: number): Uint32Array => {
  const words = new Uint32Array(n);
  for (let prime = 2, found = 0; found < n; prime++) {
    let divides = false;
    for (let d = 2; d * d <= prime && !divides; d++) divides = prime % d === 0;
    if (!divides) words[found++] = fraction(prime, power);
  }
  return words;
};

/**
 * The first 32 bits behind the point of the root. None of them is so near to a whole number that floating point could err: it
 * would have to be wrong by a thousand of its smallest steps.
 */
const fraction = (prime: number, power: number): number =>
  Math.floor((prime ** (1 / power) % 1) * 0x1_0000_0000);

const START = roots(8, 2);
const ROUND = Int32Array.from(roots(64, 3));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Takes in the block of bytes at `at`. Plain variables: a game that is replayed does this a hundred times. */
const mix = (state: Uint32Array, bytes: Uint8Array, at: number, w: Int32Array): void => {
  for (let i = 0, b = at; i < 16; i++, b += 4)
    w[i] = (bytes[b] << 24) | (bytes[b + 1] << 16) | (bytes[b + 2] << 8) | bytes[b + 3];
  for (let i = 16; i < 64; i++) {
    const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let a = state[0] | 0;
  let b = state[1] | 0;
  let c = state[2] | 0;
  let d = state[3] | 0;
  let e = state[4] | 0;
  let f = state[5] | 0;
  let g = state[6] | 0;
  let h = state[7] | 0;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
};

/** UTF-8 without a global that not everybody has. */
const bytesOf = (text: string): number[] => {
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) as number;
    let more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    // The first byte begins with as many ones as there are bytes, the others with one.
    bytes.push(more === 0 ? code : ((0xff00 >> (more + 1)) & 0xff) | (code >> (6 * more)));
    while (more-- > 0) bytes.push(0x80 | ((code >> (6 * more)) & 63));
  }
  return bytes;
};

const BLOCK = 64;

/** As eight words. `state` has taken in `before` bytes already, whole blocks. Nobody hashes 512 MB. */
const digest = (bytes: ArrayLike<number>, state = START.slice(), before = 0): Uint32Array => {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  putWord(padded, length - 4, (before + bytes.length) << 3);
  const w = new Int32Array(64);
  for (let at = 0; at < length; at += BLOCK) mix(state, padded, at, w);
  return state;
};

const putWord = (bytes: Uint8Array, at: number, word: number): void => {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
};

const bytesOfWords = (words: Uint32Array): Uint8Array => {
  const bytes = new Uint8Array(words.length * 4);
  for (let i = 0; i < words.length; i++) putWord(bytes, i * 4, words[i]);
  return bytes;
};

/** Of a text, as 64 hexadecimal digits. */
export const sha256 = (text: string): string =>
  Array.from(digest(bytesOf(text)), (word) => word.toString(16).padStart(8, '0')).join('');

/** A key, taken in once for all texts: the state of either hash after its first block. Plain data. */
export interface HmacKey {
  readonly inner: readonly number[];
  readonly outer: readonly number[];
}

export const hmacKey = (key: string): HmacKey => {
  const given = bytesOf(key);
  const bytes = given.length > BLOCK ? bytesOfWords(digest(given)) : given;
  const after = (mask: number): number[] => {
    const state = START.slice();
    const block = Uint8Array.from({ length: BLOCK }, (_, i) => (bytes[i] ?? 0) ^ mask);
    mix(state, block, 0, new Int32Array(64));
    return Array.from(state);
  };
  return { inner: after(0x36), outer: after(0x5c) };
};

/** Of a text, as eight words. */
export const hmacSha256 = ({ inner, outer }: HmacKey, text: string): Uint32Array => {
  const within = digest(bytesOf(text), Uint32Array.from(inner), BLOCK);
  return digest(bytesOfWords(within), Uint32Array.from(outer), BLOCK);
};
