// The worked example as a picture draws it: bars that begin where the one before ended, then the halves, then what everybody loses.

import type { ExampleStep, WorkedExample } from '@mad-king/text/rulebook';

export interface Bar {
  step: ExampleStep;
  /** Number of the step. */
  at: number;
  sign: '+' | '−';
  value: number;
  /** Where it begins and ends, the smaller number first. */
  from: number;
  to: number;
}

export interface Half {
  step: ExampleStep;
  at: number;
  amount: number;
  /** It goes back to the attacker instead of being prevented. */
  isBack: boolean;
}

export interface Sum {
  bars: Bar[];
  halves: Half[];
  subtotal: number;
  /** The longest the bars come to. */
  most: number;
  /** Numbers of the steps at which the halves are taken, and everything lands. */
  halvedAt: number;
  endAt: number;
  /** What is left of the subtotal, below 0 too. */
  rest: number;
  attackerLoses: number;
  defenderLoses: number;
}

/** "+18", "−3". */
const numberOf = ({ amount }: ExampleStep): number => Number(amount.replace('−', '-'));

const barsOf = (steps: readonly ExampleStep[]): Bar[] => {
  let sum = 0;
  return steps.flatMap((step, at) => {
    if (step.kind !== 'add' && step.kind !== 'subtract') return [];
    const before = sum;
    const value = numberOf(step);
    sum += value;
    return {
      step,
      at,
      sign: value < 0 ? ('−' as const) : ('+' as const),
      value,
      from: Math.min(before, sum),
      to: Math.max(before, sum),
    };
  });
};

export const sumOf = ({ steps, subtotal }: WorkedExample): Sum => {
  const bars = barsOf(steps);
  const amount = Math.ceil(subtotal / 2);
  const halves = steps.flatMap((step, at) =>
    step.kind === 'half' || step.kind === 'back' ? [{ step, at, amount, isBack: step.kind === 'back' }] : [],
  );
  const rest = halves.reduce((left, half) => (half.isBack ? left : left - half.amount), subtotal);
  return {
    bars,
    halves,
    subtotal,
    most: Math.max(...bars.map(({ to }) => to)),
    halvedAt: steps.findIndex(({ kind }) => kind === 'halves'),
    endAt: steps.findIndex(({ kind }) => kind === 'end'),
    rest,
    attackerLoses: halves.reduce((loss, half) => (half.isBack ? loss + half.amount : loss), 0),
    defenderLoses: Math.max(0, rest),
  };
};
