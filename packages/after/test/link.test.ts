import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type GameRecord, newRecord, writeRecord } from '@mad-king/engine';
import { MODES, type Mode } from '@mad-king/language';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, findCode, LinkError, recordOf, WATCH } from '../src/link.ts';
import { fromPieces, PIECES, toPieces } from '../src/pieces.ts';
import { library, playedBySquires, setupOf } from './games.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const faultOf = async (code: string): Promise<string> =>
  recordOf(code).then(
    () => 'none',
    (error) => (error instanceof LinkError ? error.fault : String(error)),
  );

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** With a seed as long as the page draws them. */
const played = (mode: Mode, n: number): GameRecord => {
  const setup = setupOf(mode, n);
  return playedBySquires({ ...setup, seed: digest(setup.seed).slice(0, 36) });
};

/** A code of this text, made by whoever knows how. */
const packed = (version: string, content: string | Uint8Array): string =>
  version + deflateSync(content, { level: 9 }).toString('base64url');

/** What was made once, and must open for ever: the first choices of a game, and a setup with letters that are not ASCII. */
const OF_OLD =
  '1eJxdj8FywjAMRO_6Cg13MSQ2hN9RkBJEXMd1bODzmdTTHnparfawb79WUZSqATZVwQNPRTN2B8g16IbD4Pmk0k_-emN3nS7j5L0bRFnGUc4n2JQLzjVuweKsuflo8cEAhO8ejrs4WLDrnW-vBXt3bifji8NC5a4ULCokLNlSUKoJEs5aisWZEptAQlnr2CL6HxK-LyBtyE_fERJ-V7stJJlfZNZA9vLuD8P_QmR9ruG5D4cPXzRQrg';
const OF_OLD_NOT_ASCII =
  '1eJwlx7ENgCAQBdD-pmAEIiisc3gfo0FIQBZwLHr2svB17y4CJR2JGiBqDpkjzLdQ7QlNOWdZQ5Zo_c7Gxy1Ea40TsIQgq6YGftTRc0tnPlD_5zNfTPQBL_Ygmg';
const IN_PIECES =
  '2eJxrSClNzWlUSkwrSS1SMFRqMjc3STRITTFKM7FITjS2SDNLSjMxMTZPSU1MSUpKMTVoTi_NK87JzEtPLWrOy8zLSmxp62uf37as7VN5Yk62bklGqm5OZl4q16kdW1p3dH0Gmc7V3velsDQzOVs3pSix_Hdf28y2GW2filLL8nPKUot-AAC5PzdX';

describe('a game in a link', () => {
  test('comes out as it went in, whatever the mode, and short', async () => {
    const lengths: Record<Mode, number[]> = { duel: [], '2v2': [], '3v3': [], '2v2v2': [], koth: [] };
    for (const mode of MODES)
      for (let n = 1; n <= (mode === 'duel' ? 40 : 15); n++) {
        const record = played(mode, n);
        const code = await codeOf(record);
        expect(writeRecord(await recordOf(code))).toBe(writeRecord(record));
        expect(code).toMatch(/^2[\w-]+$/);
        lengths[mode].push(code.length);
      }
    const duels = lengths.duel.sort((a, b) => a - b);
    expect(duels[duels.length / 2]).toBeLessThanOrEqual(850);
    expect(Math.max(...Object.values(lengths).flat())).toBeLessThanOrEqual(2300);
  });

  test('opens as long as there are pages', async () => {
    const text = writeRecord(await recordOf(OF_OLD));
    expect(digest(text)).toBe('113fa43aa1c021ac9092d9e531bdffe59215cde20867a93d4a3f108ccf2c0236');
    expect(writeRecord(await recordOf(IN_PIECES))).toBe(text);
    expect((await recordOf(OF_OLD_NOT_ASCII)).setup.seed).toBe('źdźbło');
    // A table with another digest would open links that were made as other games.
    expect(digest(PIECES.join('|'))).toBe('30f59be97e81e17070c64963b9269f49cdea3e4ae977b48d0c7f7117bd3298ca');
  });

  test('may have any seed', async () => {
    const record = newRecord(library, setupOf('duel', 1));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (seed) => {
        const read = await recordOf(await codeOf({ ...record, setup: { ...record.setup, seed } }));
        expect(read.setup.seed).toBe(seed);
      }),
    );
  });

  test('is found in an address, with what follows it left out', () => {
    expect(findCode(`https://example.org/play/${WATCH}1abc/17`)).toBe('1abc');
    expect(findCode(`https://example.org/play/#/review/1abc/s2`)).toBe('1abc');
    expect(findCode('1abc')).toBeNull();
    expect(findCode('duel of a barbarian and a monk')).toBeNull();
  });

  test('is found alone, and in a sentence', async () => {
    const code = await codeOf(played('duel', 2));
    expect(findCode(` ${code}\n`)).toBe(code);
    expect(findCode(`Look: https://example.org/${WATCH}${code}.`)).toBe(code);
    expect(findCode(`(https://example.org/${WATCH}${code}), and then`)).toBe(code);
    expect(findCode(`„https://example.org/${WATCH}${code}”`)).toBe(code);
  });

  test('says what is wrong with it', async () => {
    const code = await codeOf(played('duel', 2));
    expect(await faultOf('')).toBe('foreign');
    expect(await faultOf(`3${code.slice(1)}`)).toBe('foreign');
    expect(await faultOf(`1${code.slice(1)}`)).toBe('damaged');
    expect(await faultOf(`2${OF_OLD.slice(1)}`)).toBe('damaged');
    expect(await faultOf(`2${OF_OLD_NOT_ASCII.slice(1)}`)).toBe('damaged');
    expect(await faultOf(`${code}AAAA`)).toBe('damaged');
    expect(await faultOf(`${code.slice(0, 90)} ${code.slice(91)}`)).toBe('damaged');
    expect(await faultOf(packed('2', Uint8Array.of(128, 128 + PIECES.length)))).toBe('damaged');
    expect(await faultOf(packed('1', 'mode dual\n'))).toMatch(/there is no mode "dual"/);
    expect(await faultOf(`2${'A'.repeat(30_000)}`)).toBe('too-long');
    expect(await faultOf(await codeOf({ ...newRecord(library, setupOf('duel', 1)), choices: [''] }))).toBe(
      'none',
    );
  });

  test('has no more choices than a page can show', async () => {
    const record = newRecord(library, setupOf('duel', 1));
    const withChoices = (n: number) => ({ ...record, choices: Array<string>(n).fill('pass') });
    expect(await faultOf(await codeOf(withChoices(20_000)))).toBe('none');
    expect(await faultOf(await codeOf(withChoices(20_001)))).toBe('too-long');
  });

  test('does not unfold into more than a record can be', async () => {
    const record = newRecord(library, setupOf('duel', 1));
    const long = { ...record, fair: [{ text: 'x'.repeat(10_000_000), line: 0 }] };
    const code = await codeOf(long);
    expect(code.length).toBeLessThan(20_000);
    expect(await faultOf(code)).toBe('too-long');
    const setup = writeRecord(record).split('\n').slice(1).join('\n');
    const pieces = 's what-status-effects\n'.repeat(100_000);
    expect(toPieces(pieces).length).toBe(100_000);
    expect(await faultOf(packed('2', toPieces(setup + pieces)))).toBe('too-long');
    for (const version of ['1', '2']) {
      const text = setup + '- x9999\n'.repeat(20_000);
      const content = version === '1' ? text : toPieces(text);
      expect(await faultOf(packed(version, content))).toMatch(/at most 100000 choices/);
    }
  });

  test('never passes for another game after damage, at any place', async () => {
    const record = played('duel', 3);
    const code = await codeOf(record);
    const text = writeRecord(record);
    const isHarmless = async (changed: string): Promise<boolean> => {
      const read = await recordOf(changed).then(writeRecord, () => null);
      return read === null || read === text;
    };
    const letterAfter = (letter: string): string => LETTERS[(LETTERS.indexOf(letter) + 1) % LETTERS.length];
    for (let at = 0; at < code.length; at++) {
      const [before, letter, after] = [code.slice(0, at), code[at], code.slice(at + 1)];
      expect(await isHarmless(before + letterAfter(letter) + after), `changed at ${at}`).toBe(true);
      expect(await isHarmless(before + after), `without letter ${at}`).toBe(true);
      expect(await isHarmless(before + after.slice(0, 1) + letter + after.slice(1)), `swapped at ${at}`).toBe(
        true,
      );
      expect(await faultOf(before), `cut at ${at}`).toBe(at === 0 ? 'foreign' : 'damaged');
    }
  });
});

describe('pieces', () => {
  test('are told apart, and give back any text that begins like a record', () => {
    expect(PIECES.length).toBeLessThanOrEqual(128);
    expect(new Set(PIECES).size).toBe(PIECES.length);
    const part = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary-ascii' }));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = `mode ${parts.join('')}`;
        expect(fromPieces(toPieces(text))).toBe(text);
      }),
    );
  });
});
