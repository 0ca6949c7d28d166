// What a person has set once and for all: language, sound, motion, pace, responses, advice, dice, rules.

import { type AskWhen, isAskWhen, NO_WISHES, readWishes, type Wishes } from '@mad-king/orders/ask-when';
import type { LanguageId } from '@mad-king/text';
import { create } from 'zustand';
import { storage } from './storage.ts';

/** What each language is called in itself. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageId, string>> = {
  en: 'English',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  cs: 'Čeština',
};
export const LANGUAGE_IDS = Object.keys(LANGUAGE_NAMES) as readonly LanguageId[];
export const MOTIONS = ['system', 'reduced'] as const;
export const PACES = ['story', 'normal', 'fast'] as const;
export const DEPTHS = ['playing', 'tournament'] as const;
export const VOLUMES = ['quiet', 'medium', 'loud'] as const;

export interface Settings {
  language: LanguageId;
  sound: boolean;
  volume: (typeof VOLUMES)[number];
  motion: (typeof MOTIONS)[number];
  /** How long a move of the computer can be seen. */
  pace: (typeof PACES)[number];
  /** When one is asked for responses, in games begun from now on. */
  askWhen: AskWhen;
  /** The same for single cards and tokens. */
  wishes: Wishes;
  /** Main Phases with nothing to do end by themselves. */
  goesOn: boolean;
  /** The coach says what it would do. */
  advice: boolean;
  /** Dice tumble in space, where the device can draw that. */
  dice3d: boolean;
  /** How much of the rules is shown. */
  depth: (typeof DEPTHS)[number];
}

const KEY = 'settings';

/** The first of the languages somebody reads that we speak. */
export const preferredLanguage = (wanted: readonly string[]): LanguageId => {
  for (const tag of wanted) {
    const start = tag.toLowerCase().split('-')[0];
    const found = LANGUAGE_IDS.find((id) => id.toLowerCase().split('-')[0] === start);
    if (found !== undefined) return found;
  }
  return 'en';
};

/** Whatever is stored and makes sense, over the defaults. */
export const readSettings = (text: string | null, wanted: readonly string[]): Settings => {
  const settings: Settings = {
    language: preferredLanguage(wanted),
    sound: true,
    volume: 'medium',
    motion: 'system',
    pace: 'normal',
    askWhen: 'affected',
    wishes: NO_WISHES,
    goesOn: true,
    advice: false,
    dice3d: true,
    depth: 'playing',
  };
  const stored = parse(text);
  const { language, sound, volume, motion, pace, askWhen, wishes, goesOn, advice, dice3d, depth } = stored;
  if (LANGUAGE_IDS.includes(language as LanguageId)) settings.language = language as LanguageId;
  if (typeof sound === 'boolean') settings.sound = sound;
  if (VOLUMES.includes(volume as Settings['volume'])) settings.volume = volume as Settings['volume'];
  if (MOTIONS.includes(motion as Settings['motion'])) settings.motion = motion as Settings['motion'];
  settings.pace = readPace(pace) ?? settings.pace;
  if (isAskWhen(askWhen)) settings.askWhen = askWhen;
  settings.wishes = readWishes(wishes);
  if (typeof goesOn === 'boolean') settings.goesOn = goesOn;
  if (typeof advice === 'boolean') settings.advice = advice;
  if (typeof dice3d === 'boolean') settings.dice3d = dice3d;
  if (DEPTHS.includes(depth as Settings['depth'])) settings.depth = depth as Settings['depth'];
  return settings;
};

/** What used to be called slow leaves time for reading. */
const readPace = (stored: unknown): Settings['pace'] | undefined =>
  stored === 'slow' ? 'story' : PACES.find((pace) => pace === stored);

const parse = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const wantedLanguages = (): readonly string[] => globalThis.navigator?.languages ?? [];

export const useSettings = create<Settings>()(() => readSettings(storage.read(KEY), wantedLanguages()));

export const changeSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change);
  storage.write(KEY, JSON.stringify(useSettings.getState()));
};
