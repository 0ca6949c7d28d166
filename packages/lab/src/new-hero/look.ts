// A look for a hero that has none yet: colours, arms and icons that nobody else has.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cardIcons, court, type Theme, themes } from '@mad-king/heroes/themes';

/** What each placeholder of the theme stands for. */
export const freeLook = (): Record<string, string> => ({ ...freeColours(), ...freeArms(), ...freeIcons() });

const all = (): Theme[] => Object.values(themes);

/** Hues far from each other, however many heroes there are. */
const freeColours = (): Record<string, string> => {
  const hue = (all().length * 137.508) % 360;
  const shades = { 100: 85, 300: 65, 400: 50, 500: 40, 700: 25, 900: 14 };
  return {
    PRIMARY: hex(hue, 0.45, 0.3),
    SECONDARY: hex(hue, 0.4, 0.7),
    ACCENT: hex(hue, 0.8, 0.8),
    ...Object.fromEntries(
      Object.entries(shades).map(([pane, light]) => [`GLASS_${pane}`, hex(hue, 0.45, light / 100)]),
    ),
  };
};

/** From hue (degrees), saturation and lightness to #rrggbb. */
const hex = (hue: number, saturation: number, lightness: number): string => {
  const part = (n: number): string => {
    const k = (n + hue / 30) % 12;
    const value =
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
};

const freeArms = (): Record<string, string> => {
  const shields = all().map(({ shield }) => shield);
  const shapes = [...new Set(shields.map(({ shape }) => shape))].sort();
  const fields = [...new Set(shields.map(({ field }) => field))].sort();
  const isTaken = (shape: string, field: string): boolean =>
    shields.some((shield) => shield.shape === shape && shield.field === field);
  for (const field of fields) {
    const shape = shapes[(fields.indexOf(field) + shields.length) % shapes.length];
    if (!isTaken(shape, field)) return { SHAPE: shape, FIELD: field };
  }
  throw new Error('all arms are taken');
};

/** Taken if nobody else has them; otherwise whatever is free. */
const WISHES: Readonly<Record<string, string>> = {
  ARMS: 'griffin-shield',
  BLADE: 'plain-dagger',
  HEART: 'glass-heart',
  CROWN: 'queen-crown',
  ZEAL: 'flame',
  STRIKE: 'sword-slice',
  PRESS: 'sword-clash',
  MEND: 'bandage-roll',
  FLURRY: 'saber-slash',
  CHARGE: 'cavalry',
  TRIUMPH: 'trophy',
  GUARD: 'shield-reflect',
  WARM_UP: 'muscle-fat',
  SECOND_WIND: 'wind-slap',
  LESSON: 'book-cover',
  CHALLENGE: 'rally-the-troops',
  ALL_IN: 'swords-power',
  STEADY_HAND: 'hand',
  DEEP_BREATH: 'lungs',
};

const iconNames = (): string[] => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')).icons).sort();
};

const freeIcons = (): Record<string, string> => {
  const used = new Set(named([themes, cardIcons, court]));
  const names = iconNames();
  return Object.fromEntries(
    Object.entries(WISHES).map(([thing, wish]) => {
      const isFree = (name: string): boolean => !used.has(name);
      const icon = names.includes(wish) && isFree(wish) ? wish : names.find(isFree);
      if (icon === undefined) throw new Error('all icons are taken');
      used.add(icon);
      return [`ICON_${thing}`, icon];
    }),
  );
};

/** Every text in it, icons among them. */
const named = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(named)
      : [];
