// What was sealed, and why nobody can aim the dice: four steps, and how far this table is.

import type { TableView } from '@mad-king/server/protocol';
import type { ReactNode } from 'react';
import { useOnlineWords } from '../../language/online.ts';
import { useLanguage } from '../../language/texts.ts';
import { Wax } from './wax.tsx';
import './panels.css';

/** Groups of four are easier to compare. */
export const inFours = (mark: string): string => mark.match(/.{1,4}/g)?.join(' ') ?? mark;

export const useTime = (): ((milliseconds: number) => string) => {
  const language = useLanguage();
  return (milliseconds) =>
    new Date(milliseconds).toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });
};

export const FairDice = ({ table }: { table: TableView }) => {
  const { fair } = useOnlineWords();
  const time = useTime();
  const { seal, chairs } = table;
  const people = chairs.filter(({ by }) => by === 'person' || by === 'bot');
  const promised = people.filter(({ mark }) => mark !== null).length;
  const { steps } = fair;
  return (
    <section className="online__panel fairdice">
      <h2 className="eyebrow">{fair.title}</h2>
      <ol>
        <Step isDone title={steps.secret} text={steps.secretText(time(seal.since))}>
          <Wax state="closed" />
        </Step>
        <Step isDone={promised > 0} title={steps.numbers} text={steps.numbersText(promised, people.length)}>
          {promised > 0 && <Wax state="closed" icon="dice" />}
        </Step>
        <Step title={steps.shown} text={steps.shownText} />
        <Step title={steps.told} text={steps.toldText} />
      </ol>
      <p className="online__mark">
        <small className="eyebrow">{fair.markBy}</small>
        <code>{inFours(seal.mark)}</code>
      </p>
    </section>
  );
};

interface StepProps {
  isDone?: boolean;
  title: string;
  text: string;
  children?: ReactNode;
}

const Step = ({ isDone = false, title, text, children }: StepProps) => (
  <li data-done={isDone}>
    <span className="fairdice__seal">{children}</span>
    <span>
      <b>{title}</b>
      <small>{text}</small>
    </span>
  </li>
);
