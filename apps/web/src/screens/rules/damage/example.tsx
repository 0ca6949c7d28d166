// How the damage of one attack is counted, as a picture one steps through: bars that add and subtract, then the halves, then what
// lands. What is not reached yet is drawn dimly, so that the end is known and the way is the lesson.

import { useState } from 'react';
import { Arms } from '../../../components/arms.tsx';
import { Crown } from '../../../components/crown.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Key } from '../../../components/marks.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useRulesPage } from '../../../language/rulebook.ts';
import { useLanguage } from '../../../language/texts.ts';
import { addressOf } from '../../../router.ts';
import { TABLES } from '../../../state/modes.ts';
import { Chart } from './chart.tsx';
import { sumOf } from './sum.ts';
import './damage.css';
import './small.css';

export const DamageExample = () => {
  const { book } = useRulesPage();
  const { example } = book;
  const sum = sumOf(example);
  const [at, setAt] = useState(0);
  const last = example.steps.length - 1;
  const next = (): void => setAt((now) => Math.min(last, now + 1));
  const back = (): void => setAt((now) => Math.max(0, now - 1));
  useKeys({
    ' ': next,
    ArrowRight: next,
    ArrowLeft: back,
  });
  return (
    <div className="sum">
      <Against />
      <Chart sum={sum} at={at} />
      <aside className="sum__side">
        <Steps at={at} onStep={setAt} />
        <div className="sum__foot">
          <Why at={at} />
          <Nav at={at} last={last} onNext={() => (at === last ? setAt(0) : next())} onBack={back} />
        </div>
        <Elsewhere />
      </aside>
    </div>
  );
};

const Against = () => {
  const { book } = useRulesPage();
  const { title, attacker, defender, attacks, defends } = book.example;
  return (
    <header className="vs">
      <Side hero={attacker} does={attacks} />
      <h1>{title}</h1>
      <Side hero={defender} does={defends} isRight />
    </header>
  );
};

const Side = ({ hero, does, isRight = false }: { hero: string; does: string; isRight?: boolean }) => {
  const language = useLanguage();
  return (
    <div className={isRight ? 'vs__side vs__side--right' : 'vs__side'} data-hero={hero}>
      <svg className="glass" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon className="g9" points="0,0 100,0 95,50 100,100 0,100" />
        <polygon className="g7" points="0,0 66,0 58,100 0,100" />
        <polygon className="g5" points="0,0 24,0 16,100 0,100" />
        <polygon className="g4" points="0,0 14,0 0,80" />
      </svg>
      <span className="vs__arms">
        <Crown hero={hero} health={TABLES.duel.health} />
        <Arms hero={hero} />
      </span>
      <div>
        <h2 className="arms-name">{rosterHero(hero).names[language]}</h2>
        <p>{does}</p>
      </div>
    </div>
  );
};

const Steps = ({ at, onStep }: { at: number; onStep: (at: number) => void }) => {
  const { book, words } = useRulesPage();
  return (
    <ol className="sumsteps" aria-label={words.damage.steps}>
      {book.example.steps.map(({ id, label, amount, kind }, i) => (
        <li key={id}>
          <button
            type="button"
            className={`sumsteps__one sumsteps__one--${kind} ${i < at ? 'is-done' : ''}`}
            aria-current={i === at ? 'step' : undefined}
            onClick={() => onStep(i)}
          >
            <span className="sumsteps__n">{i + 1}</span>
            <span className="sumsteps__label">{label}</span>
            <b>{amount}</b>
          </button>
        </li>
      ))}
    </ol>
  );
};

const Why = ({ at }: { at: number }) => {
  const { book, words } = useRulesPage();
  const { label, text, rule } = book.example.steps[at];
  return (
    <div className="parch sum__why" role="status">
      <p className="sum__who">
        <span className="jester" role="img" aria-label={words.damage.jester}>
          <Icon name="jester" />
        </span>
        <b>{label}</b>
      </p>
      <p>
        {text}{' '}
        <a className="link" href={addressOf({ screen: 'rules', at: rule })}>
          {rule}
        </a>
      </p>
    </div>
  );
};

interface NavProps {
  at: number;
  last: number;
  onNext: () => void;
  onBack: () => void;
}

const Nav = ({ at, last, onNext, onBack }: NavProps) => {
  const { damage } = useRulesPage().words;
  return (
    <div className="sum__nav">
      <button type="button" className="btn btn--ghost" disabled={at === 0} onClick={onBack}>
        <Icon name="arrow" className="i--left" />
        {damage.back}
        <Key>←</Key>
      </button>
      <span>{damage.of(at + 1, last + 1)}</span>
      <button type="button" className="btn btn--gold" onClick={onNext}>
        {at === last ? damage.again : damage.next}
        <Icon name={at === last ? 'undo' : 'arrow'} className={at === last ? '' : 'i--right'} />
        <Key>→</Key>
      </button>
    </div>
  );
};

const Elsewhere = () => {
  const { book, words } = useRulesPage();
  return (
    <p className="sum__try">
      <a className="link" href={addressOf({ screen: 'rules', at: 'R13', show: true })}>
        {words.damage.play}
      </a>
      <a className="link" href={addressOf({ screen: 'rules', at: 'R13' })}>
        R13 {book.rule('R13')?.title}
      </a>
    </p>
  );
};
