// Every way on from the end of a game but another one: to look at it again, to try again, to share it, to learn from it.

import { type ReactNode, Suspense, useState } from 'react';
import { afterPart } from '../../../components/after-part.ts';
import { Glass } from '../../../components/glass.tsx';
import { type CourtSymbol, Icon } from '../../../components/icon.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { useTexts } from '../../../language/texts.ts';
import { go, type Moment } from '../../../router.ts';
import type { OpenTable } from '../../../state/table.ts';
import type { Found } from '../../review/found.ts';
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
  found: Found | null;
  more?: ReactNode;
}

/** Who could try again: the people here; where there are none, everybody. */
const learners = ({ players }: OpenTable): number[] => {
  const people = players.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
  return people.length > 0 ? people : players.map((_, seat) => seat);
};

interface Start {
  turn: number;
  seat: number;
  at: Moment;
}

/** From where one would try again: before the costliest choice, if a review knows it; else where nothing was lost yet. */
const startOf = (table: OpenTable, found: Found | null): Start | null => {
  const seats = learners(table);
  if (found !== null && found.costliest !== null && seats.includes(found.seat)) {
    const { turn, at } = found.costliest;
    return { turn, seat: found.seat, at: { choice: at } };
  }
  const { view, events } = table;
  const point = turningPoint(
    events,
    view.seats.map(({ team }) => team),
    seats,
  );
  return point && { turn: point.turn, seat: point.seat, at: { event: point.event } };
};

const solve = (): void => go({ screen: 'puzzle' });

export const Ways = ({ table, turns, found, more }: WaysProps) => {
  const t = useTexts();
  const { ways: w } = t.result;
  const [shared, setShared] = useState<string | null>(null);
  const start = startOf(table, found);
  const left = found?.left ?? null;
  const review = async (): Promise<void> => {
    const [seat] = learners(table);
    go({ screen: 'review', code: await ownCode(), seat });
  };
  const share = async (): Promise<void> => setShared(await ownCode());
  const tryAgain = async (): Promise<void> => {
    if (start === null) return;
    const { at, seat } = start;
    go({ screen: 'watch', code: await ownCode(), at, takesOver: seat });
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
      <Way
        icon="search"
        name={w.review}
        text={left === null ? w.reviewText : left > 0 ? w.find(left) : w.found}
        onTake={() => void review()}
      />
      {start !== null && (
        <Way
          icon="recap"
          name={w.tryAgain}
          text={w.tryAgainText(start.turn)}
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
