// The card that has been touched in a Main Phase: play it, sell it, or put it back.

import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Key } from '../../../components/marks.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { UndoButton } from '../responses/index.ts';
import { useSitting } from '../sitting.tsx';
import { signOf, take } from '../take.ts';
import type { Touched } from './use-touched-card.ts';

export const CardQuestion = (touched: Touched) => {
  const t = useTexts();
  const { card, name, play } = touched;
  return (
    <section className="asking asking--main" aria-label={t.table.arena}>
      <div className="prompt" role="status" aria-live="polite">
        <p className="prompt__scroll">
          <span>{play === undefined ? t.table.askSell(name) : t.table.askCard(name, card.cost)}</span>
        </p>
      </div>
      <CardAnswers {...touched}>
        <UndoButton />
      </CardAnswers>
    </section>
  );
};

export const CardAnswers = ({ card, play, sell, putBack, children }: Touched & { children?: ReactNode }) => {
  const t = useTexts();
  const { voice } = useSpeaker();
  const { table, seat } = useSitting();
  const { cp } = table.view.seats[seat];
  const label = voice.m.words.cp;
  useKeys({
    ' ': play && (() => take(play)),
    s: sell && (() => take(sell)),
    Escape: putBack,
  });
  return (
    <div className="prompt__acts">
      {play !== undefined && (
        <button type="button" className="btn btn--gold" {...signOf(play)} onClick={() => take(play)}>
          <Icon name="card" />
          <span>{t.table.play}</span>
          <small className="btn__cp">{`${label} ${cp} → ${cp - card.cost}`}</small>
          <Key>{t.keys.space}</Key>
        </button>
      )}
      {sell !== undefined && (
        <button type="button" className="btn btn--line" {...signOf(sell)} onClick={() => take(sell)}>
          <span>{t.table.sell}</span>
          <small className="btn__cp">{`${label} ${cp} → ${cp + 1}`}</small>
          <Key>S</Key>
        </button>
      )}
      <button type="button" className="btn btn--ghost" onClick={putBack}>
        {t.table.putBack}
        <Key>{t.keys.escape}</Key>
      </button>
      {children}
    </div>
  );
};
