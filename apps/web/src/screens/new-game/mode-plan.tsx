// A mode as a table seen from above, with its seats in the colours of their teams.

import type { Mode, TeamName } from '@mad-king/language';

type Seat = readonly [x: number, y: number, team: TeamName];

const PLANS: Record<Mode, { table: string; seats: readonly Seat[]; crown?: boolean }> = {
  duel: {
    table: 'M21,18H43Q47,18 47,22V32Q47,36 43,36H21Q17,36 17,32V22Q17,18 21,18Z',
    seats: [
      [8, 27, 'A'],
      [56, 27, 'B'],
    ],
  },
  '2v2': {
    table: 'M12,17H52V37H12Z',
    seats: [
      [20, 8, 'A'],
      [44, 8, 'A'],
      [20, 46, 'B'],
      [44, 46, 'B'],
    ],
  },
  '3v3': {
    table: 'M2,17H62V37H2Z',
    seats: [10, 32, 54].flatMap((x): Seat[] => [
      [x, 8, 'A'],
      [x, 46, 'B'],
    ]),
  },
  '2v2v2': {
    table: 'M20,15H44L54,34L44,42H20L10,34Z',
    seats: [
      [22, 8, 'A'],
      [42, 8, 'A'],
      [57, 26, 'B'],
      [47, 45, 'B'],
      [17, 45, 'C'],
      [7, 26, 'C'],
    ],
  },
  koth: {
    table: 'M14,46L32,12L50,46Z',
    seats: [
      [8, 30, 'A'],
      [56, 30, 'B'],
      [32, 46, 'C'],
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
        <circle key={`${x}-${y}`} data-team={team} cx={x} cy={y} r="8" />
      ))}
    </svg>
  );
};
