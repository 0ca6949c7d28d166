// Every way on from the end of a game but another one: to look at it again, to try again, to share it, to learn from it.

import { type ReactNode, Suspense, useState } from 'react';
import { afterPart } from '../../../components/after-part.ts';
import { Glass } from '../../../components/glass.tsx';
import { type CourtSymbol, Icon } from '../../../components/icon.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { useTexts } from '../../../language/texts.ts';
import { go } from '../../../router.ts';
import type { OpenTable } from '../../../state/table.ts';
import { turningPoint } from './turning-point.ts';
import { ownCode, watch } from './watch.ts';

const ShareDialog = afterPart(() => import('../../share/share-dialog.tsx').then((m) => m.ShareDialog));

/** What differs where others play along from elsewhere. */
export interface Afterwards {
  /** In place of another game at this screen. */
  again: ReactNode;
  /** More ways. */
  more: ReactNode;
}

interface WaysProps {
  table: OpenTable;
  turns: number;
  more?: ReactNode;
}

/** Who could try again: the people here; where there are none, everybody. */
const learners = ({ players }: OpenTable): number[] => {
  const people = players.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
  return people.length > 0 ? people : players.map((_, seat) => seat);
};

const review = async (): Promise<void> => go({ screen: 'review', code: await ownCode() });

const solve = (): void => go({ screen: 'puzzle' });

export const Ways = ({ table, turns, more }: WaysProps) => {
  const t = useTexts();
  const { ways: w } = t.result;
  const [shared, setShared] = useState<string | null>(null);
  const { view, events } = table;
  const point = turningPoint(
    events,
    view.seats.map(({ team }) => team),
    learners(table),
  );
  const share = async (): Promise<void> => setShared(await ownCode());
  const tryAgain = async (): Promise<void> => {
    if (point === null) return;
    const { event, seat } = point;
    go({ screen: 'watch', code: await ownCode(), at: { event }, takesOver: seat });
  };
  useKeys({
    w: () => watch(),
    v: review,
    t: tryAgain,
    s: share,
    n: solve,
  });
  return (
    <nav className="ways-on" aria-label={w.title}>
      <Way icon="watch" name={t.result.watch} text={t.result.turns(turns)} onTake={() => void watch()} />
      <Way icon="search" name={w.review} text={w.reviewText} onTake={() => void review()} />
      {point !== null && (
        <Way
          icon="recap"
          name={w.tryAgain}
          text={w.tryAgainText(point.turn)}
          onTake={() => void tryAgain()}
        />
      )}
      <Way icon="share" name={w.share} text={w.shareText} onTake={() => void share()} />
      <Way icon="puzzle" name={w.puzzle} text={w.puzzleText} onTake={solve} />
      {more}
      {shared !== null && (
        <Suspense>
          <ShareDialog code={shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </nav>
  );
};

interface WayProps {
  icon: CourtSymbol;
  name: string;
  text: string;
  onTake: () => void;
}

export const Way = ({ icon, name, text, onTake }: WayProps) => (
  <button type="button" className="way" onClick={onTake}>
    <span className="way__pane pane">
      <Glass />
      <Icon name={icon} />
    </span>
    <span className="way__words">
      <b>{name}</b>
      <small>{text}</small>
    </span>
  </button>
);
