// SHA-256 (FIPS 180-4), since the rules run where there is no library for it and must not wait for one.

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

/** The first 32 bits behind the point of the root, by whole numbers: floating point does not reach that far. */
const fraction = (prime: number, power: number): number => {
  const wanted = BigInt(prime) << BigInt(32 * power);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** BigInt(power) <= wanted) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
};

const START = roots(8, 2);
const ROUND = roots(64, 3);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const mix = (state: Uint32Array, block: DataView, at: number, w: Uint32Array): void => {
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = state;
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
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] += word;
  });
};

/** UTF-8 without a global that not everybody has. */
const bytesOf = (text: string): number[] => {
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) as number;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return bytes;
};

/** Of a text, as 64 hexadecimal digits. */
export const sha256 = (text: string): string => {
  const bytes = bytesOf(text);
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(length - 4, bytes.length << 3);
  const state = START.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < length; at += 64) mix(state, view, at, w);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
};
