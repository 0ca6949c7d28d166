// Modules the build writes (apps/web/build).

declare module 'virtual:sprites' {
  /** Address of the sprite of `court`, `charges`, `cards`, or a hero. */
  const sprites: Readonly<Record<string, string>>;
  export default sprites;
}

declare module 'virtual:roster' {
  const roster: readonly import('./heraldry/roster-hero.ts').RosterHero[];
  export default roster;
}

declare module 'virtual:lines/*' {
  /** By hero. */
  const lines: Readonly<Record<string, string>>;
  export default lines;
}

declare module 'virtual:heroes.css' {}

declare module 'virtual:computer-worker' {
  const address: string;
  export default address;
}

declare module 'virtual:demonstrations' {
  /** By rule: loads the scenario that shows it. */
  const demonstrations: Readonly<
    Record<string, () => Promise<import('@mad-king/lab/demonstrations/demonstration').Demonstration>>
  >;
  export default demonstrations;
}

declare module 'virtual:lessons' {
  /** In the order in which they are offered. */
  const lessons: readonly import('./screens/learn/listed.ts').ListedLesson[];
  export default lessons;
}

declare module 'virtual:puzzles' {
  /** In the order of their numbers. */
  export const list: readonly import('@mad-king/after/puzzles/puzzle').PuzzleHead[];
  /** By hero. */
  export const load: Readonly<
    Record<string, () => Promise<readonly import('@mad-king/after/puzzles/puzzle').Puzzle[]>>
  >;
}
