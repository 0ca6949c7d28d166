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

declare module 'virtual:names/*' {
  type Part = Partial<import('@mad-king/text').Names>;
  /** What no hero has alone. */
  export const shared: Part;
  /** By hero; whoever has none is called as in English. */
  export const own: Readonly<Record<string, () => Promise<{ default: Part }>>>;
}

declare module 'virtual:heroes.css' {}

declare module 'virtual:computer-worker' {
  const address: string;
  export default address;
}
