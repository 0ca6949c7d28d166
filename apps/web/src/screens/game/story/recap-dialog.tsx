// The last turns again: everybody's last one and the present one, a line for each step.

import type { GameView } from '@mad-king/engine';
import { Dialog } from '../../../components/dialog.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useStoryWords } from '../../../language/story-turn.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { closeOverlay } from '../../../state/overlay.ts';
import { useTable } from '../../../state/table.ts';
import { recapOf, type ToldTurn } from './recap.ts';
import type { Step } from './step.ts';
import { HealthChange, StepDice, TokenChanges } from './step-signs.tsx';
import './story.css';
import { useStepWords } from './use-step-words.tsx';

export const RecapDialog = () => {
  const t = useTexts();
  const words = useStoryWords();
  const table = useTable();
  if (table.status !== 'open') return null;
  const { view, events, news } = table;
  const turns = recapOf(view, events);
  return (
    <Dialog title={t.table.lastTurns} onClose={closeOverlay}>
      {turns.length === 0 && <p>{words.none}</p>}
      {turns.map((turn) => (
        <Turn key={turn.turn} view={view} told={turn} newsFrom={events.length - news} />
      ))}
    </Dialog>
  );
};

const Turn = ({ view, told, newsFrom }: { view: GameView; told: ToldTurn; newsFrom: number }) => {
  const t = useTexts();
  const words = useStoryWords();
  const language = useLanguage();
  const { hero } = view.seats[told.seat];
  const who = told.seat === view.seat ? t.home.you : rosterHero(hero).names[language];
  return (
    <section className="recap" data-hero={hero}>
      <h3 className="recap__turn">
        {t.turn(told.turn)} · {who}
        {told.isPresent && <small>{words.soFar}</small>}
      </h3>
      <ol>
        {told.steps.map((step) => (
          <Line
            key={`${step.at}/${step.kind}/${step.seat}`}
            view={view}
            step={step}
            isFresh={step.until >= newsFrom}
          />
        ))}
      </ol>
    </section>
  );
};

const Line = ({ view, step, isFresh }: { view: GameView; step: Step; isFresh: boolean }) => {
  const { icon, title, more } = useStepWords(view)(step);
  const health = step.kind === 'damage' || step.kind === 'heal' ? step.health : null;
  return (
    <li className="recap__line" data-fresh={isFresh ? true : undefined}>
      {icon}
      <span className="recap__words">
        <b>{title}</b>
        {more !== '' && <span>{more}</span>}
        <StepDice view={view} dice={step.dice} />
        <TokenChanges view={view} changes={step.tokens} />
        {health !== null && <HealthChange health={health} />}
      </span>
    </li>
  );
};
