// One small SVG sprite per hero, one for the court, one for the shared cards, one with all charges and one with the feats, made of what the themes name. A symbol is called by
// what it stands for (`ability-smack`, `token-stun`), so that the page needs no table of icon names. The page learns the
// addresses from `virtual:sprites`.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cardIcons, court, themes } from '@mad-king/heroes/themes';
import type { Plugin } from 'vite';
import { COURT_ICONS } from '../src/court-icons.ts';
import { FEAT_ICONS } from '../src/feat-icons.ts';

const MODULE = 'virtual:sprites';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** Icon names by the id their symbol shall have. */
type Wanted = Record<string, string>;

const prefixed = (prefix: string, icons: Readonly<Record<string, string>>): Wanted =>
  Object.fromEntries(Object.entries(icons).map(([id, icon]) => [`${prefix}-${id}`, icon]));

const iconsOf = (looks: Readonly<Record<string, { icon: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(looks).map(([id, { icon }]) => [id, icon]));

const courtSprite = (): Wanted => ({
  ...COURT_ICONS,
  cp: court.cp,
  health: court.health,
  ...prefixed('phase', court.phases),
  ...prefixed('mark', iconsOf(court.marks)),
  ...prefixed('kind', iconsOf(court.cards)),
  ...prefixed('mode', court.modes),
  ...prefixed('level', court.levels),
  ...prefixed('source', court.sources),
});

const heroSprite = (hero: string): Wanted => {
  const { icons } = themes[hero];
  return {
    ...prefixed('symbol', icons.symbols),
    // Spells are tokens that lie face down.
    ...prefixed('token', { ...icons.tokens, ...icons.spells }),
    ...prefixed('ability', icons.abilities),
    ...prefixed('card', icons.cards),
  };
};

const chargeSprite = (): Wanted =>
  Object.fromEntries(Object.entries(themes).map(([hero, { shield }]) => [hero, shield.charge.icon]));

const readSet = (): IconSet =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  );

const drawSprites = (): Map<string, string> => {
  const set = readSet();
  const bodyOf = (name: string): string => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (icon === undefined) throw new Error(`there is no icon "${name}" in game-icons`);
    return icon.body.replace(/ ?fill="currentColor"/g, '');
  };
  const draw = (wanted: Wanted): string => {
    const symbols = Object.entries(wanted).map(
      ([id, name]) => `<symbol id="${id}" viewBox="0 0 512 512">${bodyOf(name)}</symbol>`,
    );
    return `<svg xmlns="http://www.w3.org/2000/svg"><!-- game-icons.net, CC BY 3.0 -->\n${symbols.join('\n')}\n</svg>\n`;
  };
  return new Map([
    ['court', draw(courtSprite())],
    ['cards', draw(cardIcons)],
    ['charges', draw(chargeSprite())],
    ['feats', draw(FEAT_ICONS)],
    ...Object.keys(themes).map((hero): [string, string] => [hero, draw(heroSprite(hero))]),
  ]);
};

export const sprites = (): Plugin => {
  const drawn = drawSprites();
  const fileOf = (name: string, isBuild: boolean): string => {
    const svg = drawn.get(name) ?? '';
    const mark = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    return isBuild ? `assets/icons-${name}-${mark}.svg` : `icons/${name}.svg`;
  };
  let isBuild = false;
  return {
    name: 'mad-king-sprites',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => {
      if (id !== `\0${MODULE}`) return null;
      const files = [...drawn.keys()].map((name) => [name, `/${fileOf(name, isBuild)}`]);
      return `export default ${JSON.stringify(Object.fromEntries(files))};`;
    },
    generateBundle() {
      for (const [name, source] of drawn)
        this.emitFile({ type: 'asset', fileName: fileOf(name, true), source });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const name = /^\/icons\/([a-z-]+)\.svg/.exec(request.url ?? '')?.[1];
        const svg = name === undefined ? undefined : drawn.get(name);
        if (svg === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(svg);
      });
    },
  };
};
