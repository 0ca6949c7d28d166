// A section of the rule reference, as the languages write it.

export interface Section {
  title: string;
  text: string;
  /** A further paragraph that only tournaments need. */
  tournament: string | null;
}

export const rule = (title: string, text: string, tournament: string | null = null): Section => ({
  title,
  text,
  tournament,
});
