// An answer to a question as a panel: what it is, what it costs and does, before → after, and one bar.

import type { ButtonHTMLAttributes } from 'react';
import { Arms } from '../../../components/arms.tsx';
import { Chance, Key } from '../../../components/marks.tsx';
import type { AnswerFace, Bar, Share, Swing } from './face.ts';

/** `button`: what pressing it does, and what marks it as a choice. */
export interface AnswerProps {
  face: AnswerFace;
  button: ButtonHTMLAttributes<HTMLButtonElement> & { [data: `data-${string}`]: string | undefined };
}

export const Answer = ({ face, button }: AnswerProps) => {
  const { icon, name, line, swing, bar, mark, hint, isQuiet = false } = face;
  return (
    <button
      type="button"
      {...button}
      className={`answer ${isQuiet ? 'answer--quiet' : ''} ${mark === undefined ? '' : 'answer--marked'}`}
    >
      {mark !== undefined && <span className="answer__mark">{mark}</span>}
      {icon !== undefined && <span className="answer__icon">{icon}</span>}
      <span className="answer__name">
        <b>{name}</b>
        {line !== undefined && <small>{line}</small>}
      </span>
      <span className="answer__end">
        {swing !== undefined && <SwingNumber swing={swing} />}
        {hint !== undefined && <Key>{hint}</Key>}
      </span>
      {bar !== undefined && <AnswerBar bar={bar} />}
    </button>
  );
};

const SwingNumber = ({ swing }: { swing: Swing | 'coming' }) => {
  if (swing === 'coming') return <span className="swing" aria-hidden="true" />;
  const { before, after, direction, unit, whose } = swing;
  return (
    <span className="swing" data-for={direction}>
      {whose !== undefined && (
        <>
          <Arms hero={whose.hero} />
          <span className="sr">{whose.name}</span>
        </>
      )}
      {before !== undefined && (
        <>
          <s>{before}</s>
          <i aria-hidden="true">→</i>
          <span className="sr">→</span>
        </>
      )}
      <b>{after}</b>
      {unit !== undefined && <small>{unit}</small>}
    </span>
  );
};

const AnswerBar = ({ bar }: { bar: Bar | 'coming' }) => {
  if (bar === 'coming') return <span className="answer__bar" aria-hidden="true" />;
  if (bar.kind === 'shares')
    return (
      <span className="answer__bar shares">
        {bar.shares.map((share, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shares keep their order
          <ShareOf key={i} share={share} />
        ))}
      </span>
    );
  const part = (n: number): string => `${(100 * Math.max(0, n)) / bar.most}%`;
  return (
    <span className="answer__bar keeps" data-hero={bar.hero}>
      <span className="keeps__bar" aria-hidden="true">
        <i style={{ width: part(bar.kept) }} />
        <i className="is-lost" style={{ width: part(bar.lost) }} />
      </span>
      <span>{bar.said}</span>
    </span>
  );
};

const ShareOf = ({ share: { chance, said, direction } }: { share: Share }) => (
  <span className="share" data-for={direction} style={{ flexGrow: chance }}>
    <Chance of={chance} />
    <span>{said}</span>
  </span>
);
