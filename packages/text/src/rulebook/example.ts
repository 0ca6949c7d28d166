// The worked example of final damage (EX-1): what is played, what it comes to, and why.

import type { RuleId } from '../language.ts';
import type { example } from '../messages/en/example.ts';
import { plain, type Said, text } from '../segments.ts';
import { abilityName, cardName, heroName, tokenName, type Voice } from '../voice.ts';

/** What a language writes for it. */
export type ExampleTexts = typeof example;

/** What a step does to the sum: is it added or subtracted, does it wait as a half, is it the result? */
export type StepKind = 'add' | 'subtract' | 'half' | 'back' | 'halves' | 'end';

/** A step of the worked example. */
export interface ExampleStep {
  id: keyof ExampleTexts['steps'];
  kind: StepKind;
  label: string;
  /** "+18", "−3", "½". */
  amount: string;
  text: string;
  rule: RuleId;
}

/** An attack, worked out step by step. */
export interface WorkedExample {
  title: string;
  /** Ids of heroes. */
  attacker: string;
  defender: string;
  attacks: string;
  defends: string;
  subtotal: number;
  steps: ExampleStep[];
}

const ATTACKER = 'barbarian';
const DEFENDER = 'paladin';
const SUBTOTAL = 17;

type Fixed = Omit<ExampleStep, 'label' | 'text' | 'amount'> & { amount: string | null };
const STEPS: readonly Fixed[] = [
  { id: 'attack', kind: 'add', amount: '+18', rule: 'R13.2' },
  { id: 'sentBack', kind: 'back', amount: '½', rule: 'R13.5' },
  { id: 'protect', kind: 'half', amount: '½', rule: 'R13.4' },
  { id: 'defence', kind: 'subtract', amount: '−3', rule: 'R13.3' },
  { id: 'modifier', kind: 'add', amount: '+5', rule: 'R12.3' },
  { id: 'prevention', kind: 'subtract', amount: '−3', rule: 'R13.3' },
  { id: 'second', kind: 'half', amount: '½', rule: 'R13.4' },
  { id: 'halves', kind: 'halves', amount: '9 · 9 · 9', rule: 'R13.4' },
  { id: 'end', kind: 'end', amount: null, rule: 'R13.8' },
];

export const exampleOf = (v: Voice, { title, attacks, defends, end, steps }: ExampleTexts): WorkedExample => {
  const names = namesIn(v);
  const said = (message: string): string => plain(v.say(message, names));
  return {
    title: said(title),
    attacker: ATTACKER,
    defender: DEFENDER,
    attacks: said(attacks),
    defends: said(defends),
    subtotal: SUBTOTAL,
    steps: STEPS.map((step) => ({
      ...step,
      label: said(steps[step.id].label),
      text: said(steps[step.id].text),
      amount: step.amount ?? end,
    })),
  };
};

/** Names are the game's, in whatever language: they stand in the messages by id. */
const namesIn = (v: Voice): Record<string, Said> => {
  const named: Record<string, string> = {
    barbarian: heroName(v, ATTACKER),
    paladin: heroName(v, DEFENDER),
    overpower: abilityName(v, ATTACKER, 'overpower'),
    getSome: cardName(v, ATTACKER, 'get-some'),
    defense: `${abilityName(v, DEFENDER, 'divine-defense')} III`,
    absolution: cardName(v, DEFENDER, 'absolution'),
    protect: tokenName(v, 'protect'),
    retribution: tokenName(v, 'retribution'),
    concussion: tokenName(v, 'concussion'),
  };
  return Object.fromEntries(Object.entries(named).map(([id, name]) => [id, text(name)]));
};
