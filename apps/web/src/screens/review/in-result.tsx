// What a review has found, told at the end of its game: the line of chances, and what the choices came to.

import { accountOf } from '@mad-king/after/review';
import { useMemo } from 'react';
import { go } from '../../router.ts';
import { Chances } from './chances.tsx';
import type { Found } from './found.ts';
import { Figures } from './head.tsx';
import { mistakesOf } from './mistakes.ts';
import './review.css';
import './charts.css';
import './in-result.css';

interface InResultProps {
  found: Found;
  /** By seat. */
  heroes: readonly string[];
}

export const InResult = ({ found: { code, seat, review, looks }, heroes }: InResultProps) => {
  const { line, verdicts } = review;
  const account = useMemo(() => accountOf(line.points, verdicts, line.teams, seat), [line, verdicts, seat]);
  const mistakes = useMemo(() => mistakesOf(verdicts, seat, looks), [verdicts, seat, looks]);
  const decisions = line.decisions.filter((one) => one.seat === seat).length;
  return (
    <div className="inresult">
      <Figures review={review} account={{ ...account, decisions }} />
      <Chances
        review={review}
        account={account}
        seat={seat}
        heroes={line.points[0].chances.map((_, team) => heroes[line.teams.indexOf(team)])}
        mistakes={mistakes}
        turn={null}
        open={null}
        onOpen={() => go({ screen: 'review', code, seat })}
      />
    </div>
  );
};
