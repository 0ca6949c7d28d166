// What the first screens know of the heroes without loading them: `virtual:roster` has their names and arms, `virtual:lines/pl` what
// is told of each in one line, and `virtual:heroes.css` has every colour of every theme as custom properties, so that colours cost
// no script.

import { heroes } from '@mad-king/heroes';
import { lore } from '@mad-king/heroes/lore';
import { type Colour, court, type Enamel, themes, tokenSeals } from '@mad-king/heroes/themes';
import { LANGUAGES, type LanguageId } from '@mad-king/language';
import type { Plugin } from 'vite';
import type { RosterHero } from '../src/heraldry/roster-hero.ts';

const ROSTER = 'virtual:roster';
const STYLES = 'virtual:heroes.css';
const LINES = 'virtual:lines';

const nameOf = (hero: string, language: LanguageId): string | undefined => {
  const { official, own } = lore[language].heroes[hero];
  return official?.hero ?? own?.hero;
};

/** Easiest first, as everywhere in the interface. */
const drawRoster = (): RosterHero[] =>
  heroes
    .map(({ id, name, box, complexity }) => {
      const { shape, field, charge } = themes[id].shield;
      const { icon: _icon, colour: _colour, ...placed } = charge;
      return {
        id,
        box,
        complexity,
        names: Object.fromEntries(LANGUAGES.map((language) => [language, nameOf(id, language) ?? name])),
        shield: { shape, field, charge: placed },
      } as RosterHero;
    })
    .sort((a, b) => a.complexity - b.complexity || a.id.localeCompare(b.id));

const rule = (selector: string, colours: Record<string, Colour>): string =>
  `${selector}{${Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')}}`;

const heroRules = (hero: string): string[] => {
  const { colours, shield, dice, seals } = themes[hero];
  const { metal, enamel } = dice;
  const glass = Object.entries(colours.glass).map(([pane, colour]) => [`h-${pane}`, colour]);
  const at = `[data-hero="${hero}"]`;
  return [
    rule(at, {
      ...Object.fromEntries(glass),
      'h-rim': shield.rim,
      'h-ink': shield.charge.colour,
      'h-accent': colours.accent,
      'metal-shine': metal.shine,
      'metal-1': metal.tones[0],
      'metal-2': metal.tones[1],
      'metal-3': metal.tones[2],
      'metal-4': metal.tones[3],
      'metal-edge': metal.edge,
      'metal-side': metal.side,
      'metal-ink': metal.ink,
    }),
    ...Object.entries(enamel).map(([symbol, { ground, ink, onNight }]: [string, Enamel]) =>
      rule(`[data-sym="${hero}.${symbol}"]`, { enamel: ground, 'enamel-ink': ink, sym: onNight }),
    ),
    ...Object.entries(seals)
      .filter(([token]) => !Object.hasOwn(tokenSeals, token))
      .map(([token, seal]) => sealRule(token, seal)),
  ];
};

const sealRule = (token: string, { face, edge, ink }: { face: Colour; edge: Colour; ink: Colour }): string =>
  rule(`[data-token="${token}"]`, { wax: face, 'wax-edge': edge, 'wax-ink': ink });

const courtRules = (): string[] => [
  ...Object.entries(court.marks).map(([type, { face, edge, ink }]) =>
    rule(`[data-mark="${type}"]`, { mark: face, 'mark-edge': edge, 'mark-ink': ink }),
  ),
  ...Object.entries(court.cards).map(([kind, { ground, ink, onParchment }]) =>
    rule(`[data-kind="${kind}"]`, { k: ground, 'k-ink': ink, 'k-text': onParchment }),
  ),
];

const heroStyles = (): string =>
  [
    ...courtRules(),
    ...Object.keys(themes).flatMap(heroRules),
    ...Object.entries(tokenSeals).map(([token, seal]) => sealRule(token, seal)),
  ].join('\n');

const linesIn = (language: LanguageId): Record<string, string> =>
  Object.fromEntries(heroes.map(({ id }) => [id, lore[language].heroes[id].line]));

const written = (): Map<string, string> =>
  new Map([
    [ROSTER, `export default ${JSON.stringify(drawRoster())};`],
    [STYLES, heroStyles()],
    ...LANGUAGES.map((language): [string, string] => [
      `${LINES}/${language}`,
      `export default ${JSON.stringify(linesIn(language))};`,
    ]),
  ]);

export const heraldry = (): Plugin => {
  const modules = written();
  return {
    name: 'mad-king-heraldry',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0') ? (modules.get(id.slice(1)) ?? null) : null),
  };
};
