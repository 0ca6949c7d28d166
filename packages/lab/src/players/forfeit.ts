/** A player lost the game by a fault of its own: it crashed, stalled or answered nonsense. */
export class Forfeit extends Error {}

/** Reports of lost games that are printed. */
const SHOWN = 5;

/** The first of the reports, and how many more there are. */
export const fewForfeits = (reports: readonly string[]): string[] => {
  const more = reports.length - SHOWN;
  return more > 0 ? [...reports.slice(0, SHOWN), `${more} more games were lost like this`] : [...reports];
};
