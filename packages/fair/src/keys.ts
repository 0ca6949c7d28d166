// Secrets and nonces, and the commitments to them. A key is text: 64 hexadecimal digits, and it is the digits that are hashed,
// so that anyone can do the same with what a record shows.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const KEY_BYTES = 32;

/** Draws a secret or a nonce. `fill` puts chance into the bytes: `crypto.getRandomValues`, which pages without https have too. */
export const newKey = (fill: (bytes: Uint8Array<ArrayBuffer>) => unknown): string => {
  const bytes = new Uint8Array(KEY_BYTES);
  fill(bytes);
  if (bytes.every((byte) => byte === 0))
    throw new Error('a key needs chance: the bytes were left as they were');
  return bytesToHex(bytes);
};

/** Keys, commitments and seeds look alike. */
export const isKey = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** SHA-256 of a key as text: what is shown first. */
export const commitmentOf = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)));

/** Whether a key fits what was promised. */
export const keeps = (commitment: string, key: string): boolean =>
  isKey(key) && commitmentOf(key) === commitment;

/** A digest of several things under a key. JSON tells them apart whatever they contain. */
export const sealed = (key: string, things: readonly unknown[]): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(JSON.stringify(things))));
