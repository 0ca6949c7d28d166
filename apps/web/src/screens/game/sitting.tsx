// What every part of the table reads: the game as one sees it, what is asked, what can be chosen by touching things, and which
// dice are picked out.

import type { IllegalReason, Move } from '@mad-king/engine';
import type { Hero } from '@mad-king/language';
import type { DecisionText, Said } from '@mad-king/text';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useSpeaker } from '../../language/speaker.ts';
import type { Wish } from '../../state/refusal.ts';
import { type OpenTable, reasonAgainst } from '../../state/table.ts';
import { type Picking, usePicking } from './arena/use-picking.ts';
import { playableCards } from './hand/playable.ts';
import { type Offers, offersOf } from './offers.ts';
import { type Arranged, arrange, situationOf } from './prompt/arrange.ts';
import { isAnsweredByPanels } from './stakes/panels.ts';

export interface Sitting {
  table: OpenTable;
  /** Whose board and hand lie before one; -1 for a spectator. */
  seat: number;
  /** The seat of who looks; -1 where that is nobody's. */
  you: number;
  decision: DecisionText;
  offers: Offers;
  /** What an option says, by its notation. */
  labels: ReadonlyMap<string, Said>;
  /** The choices as buttons. */
  arranged: Arranged;
  /** What the keys 1 to 9 choose: the buttons of the prompt first, then the cards that can be played. */
  numbers: readonly Move[];
  /** Why this cannot be done now; null if it can. */
  why: Why;
}

export type Why = (wish: Wish) => IllegalReason | null;

const NUMBERS = 9;

export const keyOf = (numbers: readonly Move[], move: Move | undefined): string | undefined => {
  const at = numbers.findIndex(({ text }) => text === move?.text);
  return at < 0 ? undefined : String(at + 1);
};

/** Tells one question from the next. */
export const questionOf = ({ id, step, view }: OpenTable): string => `${id}/${step}/${view.seat}`;

const NO_TABLE = 'parts of the table need a table around them';

const Context = createContext<Sitting | null>(null);
/** Apart from the rest: picking out a die changes the dice, the odds and the prompt, and nothing else is drawn anew. */
const PickingContext = createContext<Picking | null>(null);

export const useSitting = (): Sitting => {
  const sitting = use(Context);
  if (sitting === null) throw new Error(NO_TABLE);
  return sitting;
};

/** Why something at this table cannot be done; away from any table there is nothing to refuse. */
export const useWhy = (): Why => use(Context)?.why ?? noReason;
const noReason: Why = () => null;

/** Which dice are picked out. */
export const usePicked = (): Picking => {
  const picking = use(PickingContext);
  if (picking === null) throw new Error(NO_TABLE);
  return picking;
};

/** The hero of a seat; all of them are known, since the game was made of them. */
export const useHeroAt = (seat: number): Hero => {
  const { table } = useSitting();
  const { catalogue } = useSpeaker().voice;
  const id = table.view.seats[seat].hero;
  const hero = catalogue.hero(id);
  if (hero === undefined) throw new Error(`there is no hero "${id}"`);
  return hero;
};

interface SittingProviderProps {
  table: OpenTable;
  /** Of the game that is played, unless another one is shown. */
  why?: Why;
  children: ReactNode;
}

export const SittingProvider = ({ table, why = reasonAgainst, children }: SittingProviderProps) => {
  const speaker = useSpeaker();
  const picking = usePicking(table);
  const { view } = table;
  const asked = useMemo(() => {
    const mine = view.seats[view.seat];
    const hero = mine && speaker.voice.catalogue.hero(mine.hero);
    const levels = mine?.levels ?? {};
    const decision = speaker.decision(view);
    const offers = offersOf(view.decision?.options ?? [], view.seat, hero, levels);
    const arranged = arrange(decision.options, situationOf(hero, levels));
    const buttons = arranged.others.map(({ move }) => move);
    const cards = playableCards(mine?.hand ?? [], offers, view.decision?.ask);
    // Panels have keys of their own.
    const keyed = isAnsweredByPanels(view.decision?.ask) ? [] : [...buttons, ...cards];
    return {
      decision,
      offers,
      arranged,
      numbers: keyed.slice(0, NUMBERS),
      labels: new Map(decision.options.map(({ move, label }) => [move.text, label])),
    };
  }, [view, speaker]);
  const you = table.isWatched ? -1 : view.seat;
  const sitting = useMemo(
    () => ({ table, seat: view.seat, you, why, ...asked }),
    [table, view.seat, you, why, asked],
  );
  return (
    <Context value={sitting}>
      <PickingContext value={picking}>{children}</PickingContext>
    </Context>
  );
};
