// What would have been better, in one line; nothing of a choice that is still to be found.

import { Suspense } from 'react';
import { useAfterWords } from '../../language/after.ts';
import { useTexts } from '../../language/texts.ts';
import { What } from '../game/coach/words.tsx';
import type { Piece } from '../theatre/stops.ts';
import { Mark } from './mark.tsx';
import type { Mistake } from './mistakes.ts';
import { useAsked } from './rows.ts';
import { Scene } from './scene.tsx';
import './charts.css';

export const Better = ({ piece, mistake }: { piece: Piece; mistake: Mistake }) => {
  const { review: w } = useAfterWords();
  const t = useTexts();
  if (mistake.isHidden) return null;
  return (
    <p className="better">
      <Mark kind={mistake.grade} rank={mistake.rank} />
      <b>−{t.percent(mistake.cost / 100, 1).join('')}</b>
      <span>
        {w.instead}{' '}
        <Suspense>
          <Scene piece={piece} mistake={mistake}>
            <Best />
          </Scene>
        </Suspense>
      </span>
    </p>
  );
};

const Best = () => <What row={useAsked().rows[0]} />;
