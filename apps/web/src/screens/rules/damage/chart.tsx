// The picture of the sum: bars, the subtotal on a shield, the halves, and what everybody loses.

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Filled } from '../../../components/filled.tsx';
import { DamageSign } from '../../../components/marks.tsx';
import { Seal } from '../../../components/seal.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { heroMet } from '../../../language/met.ts';
import { useRulesPage } from '../../../language/rulebook.ts';
import { useLanguage } from '../../../language/texts.ts';
import { TABLES } from '../../../state/modes.ts';
import type { Bar, Half, Sum } from './sum.ts';

interface ChartProps {
  sum: Sum;
  /** The step one is at. */
  at: number;
}

/** Reached, reached just now, or not yet. */
const stateOf = (step: number, at: number): string => (step > at ? 'is-ahead' : step === at ? 'is-now' : '');

export const Chart = ({ sum, at }: ChartProps) => {
  const { words } = useRulesPage();
  const { damage } = words;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (at > 0) place.current?.querySelector('.is-now')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <section
      ref={place}
      className="sumchart"
      aria-label={damage.sum}
      style={{ '--most': sum.most } as CSSProperties}
    >
      <Stage n={1} title={damage.first} help={damage.firstHelp} className="sumchart__first">
        <ol className="bars">
          {sum.bars.map((bar) => (
            <BarRow key={bar.at} bar={bar} state={stateOf(bar.at, at)} />
          ))}
          <li className={`bar bar--left ${stateOf(sum.halvedAt, at)}`} style={placed(0, sum.subtotal)}>
            <span className="bar__bar">{sum.subtotal}</span>
            <span className="bar__label">{damage.left}</span>
          </li>
        </ol>
      </Stage>
      <div className={`sumchart__total ${stateOf(sum.halvedAt, at)}`}>
        <DamageSign type="normal" />
        <b>{sum.subtotal}</b>
        <small>{damage.subtotal}</small>
      </div>
      <Stage n={2} title={damage.halves} help={damage.halvesHelp(sum.subtotal)} className="sumchart__then">
        <ol className="halves">
          {sum.halves.map((half) => (
            <HalfRow key={half.at} half={half} sum={sum} at={at} />
          ))}
        </ol>
      </Stage>
      <Ends sum={sum} state={stateOf(sum.endAt, at)} />
    </section>
  );
};

interface StageProps {
  n: number;
  title: string;
  help: string;
  className: string;
  children: ReactNode;
}

const Stage = ({ n, title, help, className, children }: StageProps) => (
  <div className={className}>
    <h2>
      <span className="sumchart__n">{n}</span>
      <span>
        {title} <small>{help}</small>
      </span>
    </h2>
    {children}
  </div>
);

const placed = (from: number, to: number): CSSProperties => ({ '--from': from, '--to': to }) as CSSProperties;

const BarRow = ({ bar, state }: { bar: Bar; state: string }) => {
  const { step, sign, value, from, to, at } = bar;
  const kind = value < 0 ? 'out' : at === 0 ? 'in' : 'add';
  return (
    <li className={`bar bar--${kind} ${state}`} style={placed(from, to)}>
      <span className="bar__bar">
        {at > 0 && sign}
        {Math.abs(value)}
      </span>
      <span className="bar__label">{step.label}</span>
    </li>
  );
};

/** The tokens of the example, by the step that spends them. */
const TOKENS: Partial<Record<string, string>> = {
  sentBack: 'retribution',
  protect: 'protect',
  second: 'protect',
};

const HalfRow = ({ half, sum, at }: { half: Half; sum: Sum; at: number }) => {
  const { book, words } = useRulesPage();
  const { damage } = words;
  const hero = heroMet(book.example.defender);
  const token = hero?.tokens.find(({ id }) => id === TOKENS[half.step.id]);
  const isTaken = at >= sum.halvedAt;
  const isNow = at === half.at || at === sum.halvedAt;
  const state = half.at > at ? 'is-ahead' : isNow ? 'is-now' : '';
  return (
    <li className={`half ${half.isBack ? 'half--back' : ''} ${state}`}>
      {hero !== undefined && token !== undefined && (
        <Seal token={token.id} kind={token.kind} hero={hero.id} />
      )}
      <b>{half.step.label}</b>
      <span className="half__eq">
        {isTaken ? (
          <Filled
            words={damage.halved(sum.subtotal, `${Math.floor(sum.subtotal / 2)}½`)}
            places={{ result: <strong>{half.amount}</strong> }}
          />
        ) : (
          '½'
        )}
      </span>
      <span className="half__v">
        {isTaken && (half.isBack ? damage.goesBack(half.amount) : damage.prevents(half.amount))}
      </span>
    </li>
  );
};

const Ends = ({ sum, state }: { sum: Sum; state: string }) => {
  const { book, words } = useRulesPage();
  const { attacker, defender } = book.example;
  const { subtotal, halves, rest, attackerLoses, defenderLoses } = sum;
  const prevented = halves.filter(({ isBack }) => !isBack).map(({ amount }) => ` − ${amount}`);
  const signed = rest < 0 ? `−${-rest}` : rest;
  return (
    <div className={`ends ${state}`}>
      <End hero={defender} count={`${subtotal}${prevented.join('')} = ${signed}`} loss={defenderLoses} />
      <End hero={attacker} count={`${words.damage.half(subtotal)} = ${attackerLoses}`} loss={attackerLoses} />
    </div>
  );
};

const End = ({ hero, count, loss }: { hero: string; count: string; loss: number }) => {
  const { words } = useRulesPage();
  const language = useLanguage();
  const { health } = TABLES.duel;
  return (
    <div className="end" data-hero={hero}>
      <b>{count}</b>
      <span>
        <Filled
          words={words.damage.takes(rosterHero(hero).names[language])}
          places={{ n: <strong>{loss}</strong> }}
        />
      </span>
      <small>{words.damage.health(health, health - loss)}</small>
    </div>
  );
};
