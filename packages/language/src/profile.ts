// A hero as a person, in one language: for pages and printed sheets. A game never reads it.

/** A hero as a person: who it is, how it plays, how to win with it and against it. */
export interface Profile {
  /** In the hero's own mouth, without quotation marks: those are the language's. */
  motto: string;
  /** Who this is, and why they came to the Mad King's tournament. */
  story: string;
  /** The favourite one, said after a colon. */
  weapon: string;
  win: readonly Advice[];
  beware: string;
  questions: readonly Question[];
}

/** How to win: what to do, in an imperative, and how. */
export interface Advice {
  do: string;
  how: string;
}

/** What players ask about the hero's leaflet. */
export interface Question {
  ask: string;
  answer: string;
  /** The id in docs/RULES.md that decides. Without one the hero's own text does. */
  rule?: string;
}
