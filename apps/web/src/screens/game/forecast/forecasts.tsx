// What an attack would come to, by move, from the coach's worker. It comes a moment after the question, or, if a new question is
// faster, not at all: everything on the table can be read and done without it.

import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { foreseeAttack, type OpenTable } from '../../../state/table.ts';
import type { Forecast } from '../../../worker/forecast.ts';
import { lookAway } from './watched.ts';

/** By the notation of the move. */
type Forecasts = ReadonlyMap<string, Forecast>;

const NONE: Forecasts = new Map();

const Context = createContext<Forecasts>(NONE);

/** Something that decides about an attack or about damage under way is asked. */
const isAbout = ({ view: { decision, incoming, attempts } }: OpenTable): boolean => {
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
      return incoming.length > 0 && decision.options.length > 1;
    default:
      return false;
  }
};

export type Foresee = () => Promise<Forecast[]>;

interface ForecastProviderProps {
  table: OpenTable;
  /** Of the game that is played, unless another one is shown. */
  foresee?: Foresee;
  children: ReactNode;
}

export const ForecastProvider = ({ table, foresee = foreseeAttack, children }: ForecastProviderProps) => {
  const [answer, setAnswer] = useState<{ to: string; forecasts: Forecasts } | null>(null);
  const isAsked = isAbout(table);
  const question = `${table.id}/${table.step}/${table.view.seat}`;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    foresee().then(
      (forecasts) => {
        const byMove = new Map(forecasts.map((forecast) => [forecast.move.text, forecast]));
        if (isCurrent) setAnswer({ to: question, forecasts: byMove });
      },
      (error: Error) => {
        if (isCurrent) console.warn(error.message);
      },
    );
    return () => {
      isCurrent = false;
      lookAway();
    };
  }, [isAsked, question, foresee]);
  const isFresh = isAsked && answer?.to === question;
  return <Context value={isFresh ? answer.forecasts : NONE}>{children}</Context>;
};

export const useForecasts = (): Forecasts => use(Context);

/** Seats of the side of whoever looks. */
export const ownSide = ({ view }: OpenTable): ((seat: number) => boolean) => {
  const team = view.seats[view.seat]?.team;
  return (seat) => view.seats[seat].team === team;
};
