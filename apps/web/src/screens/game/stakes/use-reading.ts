// What the dice of a roll on the table do, in words: each face of a single die, the lines that read several, and what comes of them as
// they lie.

import type { RollView } from '@mad-king/engine';
import type { Effect } from '@mad-king/language';
import { plain, type Said, textAt } from '@mad-king/text';
import { useSpeaker } from '../../../language/speaker.ts';
import { useStakeWords } from '../../../language/stakes.ts';
import type { Direction } from '../answers/index.ts';
import { useSitting } from '../sitting.tsx';
import type { Deed } from './deed.ts';
import { leaningOf } from './leaning.ts';
import { outcomesOf, readingLines, settled } from './outcomes.ts';

export interface ReadOutcome {
  values: readonly number[];
  isLying: boolean;
  said: Said;
  direction: Direction;
}

export interface Reading {
  /** Of a single die; empty for several. */
  outcomes: readonly ReadOutcome[];
  /** Of several dice: what is printed about them. */
  printed: Said;
  /** As they lie. */
  lying: { said: Said; direction: Direction; isFailure: boolean };
}

const isFailure = (effects: readonly Effect[]): boolean => effects.some((e) => e.do === 'cancel-ability');

/** Null if no text reads the dice. */
export const useReading = (): ((roll: RollView, deed: Deed | null) => Reading | null) => {
  const words = useStakeWords();
  const speaker = useSpeaker();
  const { view } = useSitting().table;
  const { catalogue } = speaker.voice;
  const isNegative = (token: string): boolean => catalogue.token(token)?.token.kind === 'negative';
  const team = view.seats[view.seat]?.team;
  return (roll, deed) => {
    if (roll.about === null) return null;
    const { source } = roll.about;
    const lines = readingLines(textAt(catalogue, source), roll);
    if (lines.length === 0) return null;
    const facesOf = (die: number): readonly (string | null)[] =>
      roll.foreign.includes(die)
        ? [null, null, null, null, null, null]
        : (catalogue.hero(view.seats[roll.owners[die]].hero)?.dice ?? []);
    const name = deed === null ? '' : deedName(deed);
    const mayFail = deed !== null && JSON.stringify(lines).includes('cancel-ability');
    const say = (effects: readonly Effect[]): Said => {
      if (mayFail && isFailure(effects)) return [{ text: words.fails(name) }];
      if (effects.length > 0) return speaker.lines(source, effects);
      return [{ text: mayFail ? words.goesOn(name) : words.noEffect }];
    };
    const isOurs = view.seats[roll.owners[0]].team === team;
    const toward = (effects: readonly Effect[]): Direction => {
      const lean = mayFail && effects.length === 0 ? 1 : leaningOf(effects, isNegative);
      return lean === 0 ? 'even' : lean > 0 === isOurs ? 'good' : 'bad';
    };
    const symbols = roll.values.map((value, die) => facesOf(die)[value - 1] ?? null);
    const now = settled(lines, { values: roll.values, symbols });
    return {
      outcomes:
        roll.values.length > 1
          ? []
          : outcomesOf(lines, facesOf(0), roll.values[0]).map(({ values, isLying, effects }) => ({
              values,
              isLying,
              said: say(effects),
              direction: toward(effects),
            })),
      printed: roll.values.length > 1 ? speaker.printed(source, lines) : [],
      lying: { said: say(now), direction: toward(now), isFailure: mayFail && isFailure(now) },
    };
  };

  function deedName(of: Deed): string {
    const { by, ability, level, row } = of;
    return plain(speaker.source({ of: 'ability', hero: view.seats[by].hero, ability, level, row, part: '' }));
  }
};
