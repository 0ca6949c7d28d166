// The activation somebody is looking at: its tile or button lies under the pointer or has the keyboard.

import type { Move } from '@mad-king/engine';
import { create } from 'zustand';

const useStore = create<{ move: Move | null }>()(() => ({ move: null }));

export const useWatched = (): Move | null => useStore(({ move }) => move);

/** To be spread on whatever stands for the move. */
export const watching = (move: Move | undefined) => {
  if (move?.kind !== 'activate') return {};
  const look = (): void => useStore.setState({ move });
  const leave = (): void => useStore.setState((now) => (now.move?.text === move.text ? { move: null } : now));
  return { onPointerEnter: look, onPointerLeave: leave, onFocus: look, onBlur: leave };
};

/** What is asked next is another matter. */
export const lookAway = (): void => useStore.setState({ move: null });
