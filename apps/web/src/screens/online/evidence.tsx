// The numbers behind the answers about the dice, two by two: what was promised and what was shown, what follows and what is written.

import { readRecord } from '@mad-king/engine';
import { commitmentOf, type Fairness, readFairness, seedOf } from '@mad-king/fair';
import type { TableView } from '@mad-king/server/protocol';
import { useOnlineWords } from '../../language/online.ts';
import { inFours, useTime } from './fair-dice.tsx';

export interface Evidence extends Fairness {
  /** As it follows from the rest, and as it stands in the record. */
  seed: { made: string; written: string };
}

/** Null: the record says nothing of its dice that could be read. */
export const evidenceOf = (text: string): Evidence | null => {
  try {
    const record = readRecord(text);
    const fairness = readFairness(record);
    if (fairness === null) return null;
    const { rules, secret, shares } = fairness;
    const made = seedOf(record.setup, rules, secret, shares);
    return { ...fairness, seed: { made, written: record.setup.seed } };
  } catch {
    return null;
  }
};

/** The record with one die turned to its next face: what was thrown can no longer follow from the seed. */
export const withOtherDie = (text: string, at: number): string =>
  text.replace(/^(fair dice )(.*)$/m, (_, begin: string, dice: string) => {
    const places = [...dice].flatMap((sign, i) => (sign === ' ' ? [] : [i]));
    const place = places[at % places.length];
    return `${begin}${dice.slice(0, place)}${(Number(dice[place]) % 6) + 1}${dice.slice(place + 1)}`;
  });

/** Of 64; the whole of it when one points there. */
const DIGITS = 8;
const Mark = ({ value }: { value: string | null }) => (
  <code title={value ?? undefined}>{value === null ? '—' : `${inFours(value.slice(0, DIGITS))} …`}</code>
);

interface PairsProps {
  of: string;
  evidence: Evidence;
  table: TableView;
}

/** What one of the questions was answered by; nothing where words say it all. */
export const Pairs = ({ of, evidence, table: { seal, chairs } }: PairsProps) => {
  const { fair } = useOnlineWords();
  const time = useTime();
  if (of === 'secret')
    return (
      <dl className="pairs">
        <dt>{fair.sealedAt(time(seal.since))}</dt>
        <dd>
          <Mark value={seal.mark} />
        </dd>
        <dt>{fair.mark}</dt>
        <dd>
          <Mark value={commitmentOf(evidence.secret)} />
        </dd>
      </dl>
    );
  if (of === 'nonces')
    return (
      <dl className="pairs">
        {evidence.shares.map((share, seat) =>
          share === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            <div key={seat}>
              <dt>{chairs[seat]?.name}</dt>
              <dd>
                <span className="sr">{fair.promised}</span>
                <Mark value={share.commitment} />
                {' → '}
                <span className="sr">{fair.shown}</span>
                <Mark value={share.nonce} />
              </dd>
            </div>
          ),
        )}
      </dl>
    );
  if (of !== 'seed') return null;
  return (
    <dl className="pairs">
      <dt>{fair.stirred}</dt>
      <dd>
        <Mark value={evidence.seed.made} />
      </dd>
      <dt>{fair.written}</dt>
      <dd>
        <Mark value={evidence.seed.written} />
      </dd>
    </dl>
  );
};
