import type { Settings } from './en.ts';

export const settings: Settings = {
  title: 'Nastavení',
  language: 'Jazyk',
  sound: 'Zvuk',
  on: 'Zapnutý',
  off: 'Vypnutý',
  pace: {
    title: 'Tempo počítače',
    text: 'Jak dlouho jsou jeho tahy vidět.',
    slow: 'Pomalé',
    normal: 'Běžné',
    fast: 'Rychlé',
  },
  motion: {
    title: 'Animace',
    text: 'Zda se má na obrazovce hýbat méně věcí.',
    system: 'Podle zařízení',
    reduced: 'Omezené',
  },
};
