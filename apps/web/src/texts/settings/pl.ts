import type { Settings } from './en.ts';

export const settings: Settings = {
  title: 'Ustawienia',
  language: 'Język',
  sound: 'Dźwięk',
  on: 'Włączony',
  off: 'Wyłączony',
  pace: {
    title: 'Tempo komputera',
    text: 'Jak długo widać jego ruchy.',
    slow: 'Wolne',
    normal: 'Zwykłe',
    fast: 'Szybkie',
  },
  motion: {
    title: 'Animacje',
    text: 'Czy na ekranie ma być mniej ruchu.',
    system: 'Tak jak w urządzeniu',
    reduced: 'Ograniczone',
  },
};
