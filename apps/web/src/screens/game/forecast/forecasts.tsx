// What a question is about, by move, from the coach's worker. It comes a moment after the question, or, if a new question is
// faster, not at all: everything on the table can be read and done without it.

import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { foreseeAttack, type OpenTable } from '../../../state/table.ts';
import type { Forecast } from '../../../worker/forecast.ts';

/** By the notation of the move. */
type Forecasts = ReadonlyMap<string, Forecast>;

export interface Foreseen {
  of: Forecasts;
  /** Two answers one after the other, if that is better than each alone. */
  both: Forecast | undefined;
  /** They have been asked for and are not there yet. */
  areComing: boolean;
}

const NONE: Foreseen = { of: new Map(), both: undefined, areComing: false };
const COMING: Foreseen = { ...NONE, areComing: true };

const Context = createContext<Foreseen>(NONE);

/** Something that decides about an attack, a roll or damage under way is asked. */
const isAbout = ({ view: { decision, attempts } }: OpenTable): boolean => {
  switch (decision?.ask) {
    case 'target':
    case 'defend':
      return true;
    case 'roll':
    case 'announce':
      return (
        attempts > 0 && decision.options.some((move) => move.kind === 'activate' && move.ability !== null)
      );
    case 'respond':
    case 'die':
    case 'value':
    case 'reroll':
    case 'option':
    case 'may':
    case 'player':
    case 'token':
    case 'number':
      return decision.options.length > 1;
    default:
      return false;
  }
};

const foreseenFrom = (forecasts: readonly Forecast[]): Foreseen => ({
  of: new Map(
    forecasts.filter(({ second }) => second === null).map((forecast) => [forecast.move.text, forecast]),
  ),
  both: forecasts.find(({ second }) => second !== null),
  areComing: false,
});

export type Foresee = () => Promise<Forecast[]>;

interface ForecastProviderProps {
  table: OpenTable;
  /** Of the game that is played, unless another one is shown. */
  foresee?: Foresee;
  children: ReactNode;
}

export const ForecastProvider = ({ table, foresee = foreseeAttack, children }: ForecastProviderProps) => {
  const [answer, setAnswer] = useState<{ to: string; foreseen: Foreseen } | null>(null);
  const isAsked = isAbout(table);
  const question = `${table.id}/${table.step}/${table.view.seat}`;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    foresee().then(
      (forecasts) => {
        if (isCurrent) setAnswer({ to: question, foreseen: foreseenFrom(forecasts) });
      },
      (error: Error) => {
        if (!isCurrent) return;
        console.warn(error.message);
        setAnswer({ to: question, foreseen: NONE });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsked, question, foresee]);
  const foreseen = !isAsked ? NONE : answer?.to === question ? answer.foreseen : COMING;
  return <Context value={foreseen}>{children}</Context>;
};

export const useForeseen = (): Foreseen => use(Context);

export const useForecasts = (): Forecasts => use(Context).of;

/** Seats of the side of whoever looks. */
export const ownSide = ({ view }: OpenTable): ((seat: number) => boolean) => {
  const team = view.seats[view.seat]?.team;
  return (seat) => view.seats[seat].team === team;
};
