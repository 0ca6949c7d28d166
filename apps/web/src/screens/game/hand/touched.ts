// The card somebody considers in their Main Phase: touched, or only looked at. It is put back when something else is asked.

import { create } from 'zustand';

interface Considered {
  /** Of which question. */
  question: string;
  touched: string | null;
  seen: string | null;
}

const useStore = create<Considered>()(() => ({ question: '', touched: null, seen: null }));

/** The card that has been touched, in the question that is asked now. */
export const useTouched = (question: string): string | null =>
  useStore((now) => (now.question === question ? now.touched : null));

/** The card that is considered: the one touched, else the one looked at. */
export const useConsidered = (question: string): string | null =>
  useStore((now) => (now.question === question ? (now.touched ?? now.seen) : null));

export const touch = (question: string, card: string | null): void =>
  useStore.setState({ question, touched: card, seen: null });

/** To be spread on what stands for the card. */
export const lookingAt = (question: string, card: string) => {
  const look = (): void =>
    useStore.setState((now) => ({
      question,
      touched: now.question === question ? now.touched : null,
      seen: card,
    }));
  const leave = (): void => useStore.setState((now) => (now.seen === card ? { ...now, seen: null } : now));
  return { onPointerEnter: look, onPointerLeave: leave, onFocus: look, onBlur: leave };
};
