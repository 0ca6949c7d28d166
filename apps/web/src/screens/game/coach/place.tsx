// Where the coach sits: beside the log if there is room for it, else under what is asked.

import { create } from 'zustand';

const usePlace = create<{ element: HTMLElement | null }>()(() => ({ element: null }));

export const useCoachPlace = (): HTMLElement | null => usePlace((s) => s.element);

const take = (element: HTMLElement | null): void => usePlace.setState({ element });

/** A seat for the coach; while it is on the screen, the coach sits there. */
export const CoachPlace = () => <div ref={take} className="coachplace" />;
