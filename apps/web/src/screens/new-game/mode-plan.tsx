// A mode as a table seen from above, with its seats in the colours of their teams.

import type { Mode } from '@mad-king/engine';

type Seat = readonly [x: number, y: number, team: 'a' | 'b' | 'c'];

const PLANS: Record<Mode, { table: string; seats: readonly Seat[]; crown?: boolean }> = {
  duel: {
    table: 'M21,18H43Q47,18 47,22V32Q47,36 43,36H21Q17,36 17,32V22Q17,18 21,18Z',
    seats: [
      [8, 27, 'a'],
      [56, 27, 'b'],
    ],
  },
  '2v2': {
    table: 'M12,17H52V37H12Z',
    seats: [
      [20, 8, 'a'],
      [44, 8, 'a'],
      [20, 46, 'b'],
      [44, 46, 'b'],
    ],
  },
  '3v3': {
    table: 'M2,17H62V37H2Z',
    seats: [10, 32, 54].flatMap((x): Seat[] => [
      [x, 8, 'a'],
      [x, 46, 'b'],
    ]),
  },
  '2v2v2': {
    table: 'M20,15H44L54,34L44,42H20L10,34Z',
    seats: [
      [22, 8, 'a'],
      [42, 8, 'a'],
      [57, 26, 'b'],
      [47, 45, 'b'],
      [17, 45, 'c'],
      [7, 26, 'c'],
    ],
  },
  koth: {
    table: 'M14,46L32,12L50,46Z',
    seats: [
      [8, 30, 'a'],
      [56, 30, 'b'],
      [32, 46, 'c'],
    ],
    crown: true,
  },
};

export const ModePlan = ({ mode }: { mode: Mode }) => {
  const { table, seats, crown } = PLANS[mode];
  return (
    <svg className="mode__seats" viewBox="0 0 64 54" aria-hidden="true">
      <path className="mode__table" d={table} />
      {crown && <path className="mode__crown" d="M23,15L21,2L27,7L32,0L37,7L43,2L41,15Z" />}
      {seats.map(([x, y, team]) => (
        <circle key={`${x}-${y}`} className={`team-${team}`} cx={x} cy={y} r="8" />
      ))}
    </svg>
  );
};
