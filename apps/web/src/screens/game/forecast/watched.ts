// The activation somebody is looking at: its tile or button lies under the pointer or has the keyboard.

import { create } from 'zustand';

const useStore = create<{ choice: string | null }>()(() => ({ choice: null }));

export const useWatched = (): string | null => useStore(({ choice }) => choice);

/** To be spread on whatever stands for the choice. */
export const watching = (choice: string | undefined) => {
  if (choice === undefined || !choice.startsWith('activate ')) return {};
  const look = (): void => useStore.setState({ choice });
  const leave = (): void => useStore.setState((now) => (now.choice === choice ? { choice: null } : now));
  return { onPointerEnter: look, onPointerLeave: leave, onFocus: look, onBlur: leave };
};

/** What is asked next is another matter. */
export const lookAway = (): void => useStore.setState({ choice: null });
