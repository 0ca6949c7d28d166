import { newRecord, writeRecord } from '@mad-king/engine';
import { MODES } from '@mad-king/language';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, findCode, LinkError, recordOf, WATCH } from '../src/link.ts';
import { library, playedBySquires, setupOf } from './games.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const faultOf = async (code: string): Promise<string> =>
  recordOf(code).then(
    () => 'none',
    (error) => (error instanceof LinkError ? error.fault : String(error)),
  );

describe('a game in a link', () => {
  test('comes out as it went in, whatever the mode, and short', async () => {
    for (const mode of MODES) {
      const record = playedBySquires(setupOf(mode, 1));
      const code = await codeOf(record);
      expect(writeRecord(await recordOf(code))).toBe(writeRecord(record));
      expect(code).toMatch(/^[\w-]+$/);
      expect(code.length, `${mode}, ${record.choices.length} choices`).toBeLessThan(
        mode === 'duel' ? 1500 : 3500,
      );
    }
  });

  test('is found in an address, with what follows it left out', () => {
    expect(findCode(`https://example.org/play/${WATCH}1abc/17`)).toBe('1abc');
    expect(findCode('1abc')).toBeNull();
  });

  test('says what is wrong with it', async () => {
    const code = await codeOf(playedBySquires(setupOf('duel', 2)));
    expect(await faultOf('')).toBe('foreign');
    expect(await faultOf(`2${code.slice(1)}`)).toBe('foreign');
    expect(await faultOf(code.slice(0, -3))).toBe('damaged');
    expect(await faultOf(`${code}AAAA`)).toBe('damaged');
    expect(await faultOf(`${code.slice(0, 90)} ${code.slice(91)}`)).toBe('damaged');
    expect(await faultOf(`1${'A'.repeat(30_000)}`)).toBe('too-long');
    expect(await faultOf(await codeOf({ ...newRecord(library, setupOf('duel', 1)), choices: [''] }))).toBe(
      'none',
    );
  });

  test('does not unfold into more than a record can be', async () => {
    const record = newRecord(library, setupOf('duel', 1));
    const long = { ...record, fair: [{ text: 'x'.repeat(10_000_000), line: 0 }] };
    const code = await codeOf(long);
    expect(code.length).toBeLessThan(20_000);
    expect(await faultOf(code)).toBe('too-long');
  });

  test('never passes for another game after a letter was changed', async () => {
    const record = playedBySquires(setupOf('duel', 3));
    const code = await codeOf(record);
    const text = writeRecord(record);
    await fc.assert(
      fc.asyncProperty(fc.nat(code.length - 1), fc.nat(LETTERS.length - 1), async (at, letter) => {
        const changed = code.slice(0, at) + LETTERS[letter] + code.slice(at + 1);
        const read = await recordOf(changed).then(writeRecord, () => null);
        expect(read === null || read === text).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
