// What was sealed, and why nobody can aim the dice.

import type { TableView } from '@mad-king/server/protocol';
import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { useLanguage } from '../../language/texts.ts';

/** Groups of four are easier to compare. */
export const inFours = (mark: string): string => mark.match(/.{1,4}/g)?.join(' ') ?? mark;

export const useTime = (): ((milliseconds: number) => string) => {
  const language = useLanguage();
  return (milliseconds) =>
    new Date(milliseconds).toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });
};

export const FairDice = ({ table: { seal } }: { table: TableView }) => {
  const { fair } = useOnlineWords();
  const time = useTime();
  return (
    <section className="online__panel">
      <h2 className="eyebrow">
        <Icon name="seal" /> {fair.title}
      </h2>
      <p>{fair.sealed(time(seal.since))}</p>
      <p>{fair.numbers}</p>
      <p>{fair.after}</p>
      <p className="online__mark">
        <small>{fair.mark}, SHA-256</small>
        <code>{inFours(seal.mark)}</code>
      </p>
    </section>
  );
};
