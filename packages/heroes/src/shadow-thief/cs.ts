import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Krade BB, skrývá se ve stínech a odtud bodá.',
  official: {},
  own: {
    hero: 'Stínový zloděj',
    abilities: {
      'dagger-strike': 'Úder dýkou',
      pickpocket: 'Kapsář',
      'shifty-strike': 'Lstivý úder',
      'shadow-strike': 'Stínový úder',
      'insidious-strike': 'Podlý úder',
      'shank-attack': 'Kudla do žeber',
      'shadow-dance': 'Tanec stínů',
      carducopia: 'Karetní roh hojnosti',
      'shadow-shank': 'Bodnutí ze stínu!',
      'shadow-defense': 'Stínová obrana',
      'counter-strike': 'Protiúder',
    },
    cards: {
      sneaky: 'Potichu!',
      'poison-wound': 'Otrávená rána!',
      'wild-shadow': 'Divoký stín!',
      'shadow-coin': 'Stínová mince!',
      'enter-the-shadows': 'Do stínů!',
      'card-trick': 'Karetní trik!',
      'shadow-meld': 'Splynutí se stínem!',
    },
    tokens: {
      shadows: { name: 'Stíny', gen: 'Stínů', few: 'Stíny', other: 'Stínů' },
      'sneak-attack': {
        name: 'Zákeřný útok',
        gen: 'Zákeřného útoku',
        few: 'Zákeřné útoky',
        other: 'Zákeřných útoků',
      },
      poison: { name: 'Jed', gen: 'Jedu', few: 'Jedy', other: 'Jedů' },
    },
    symbols: { dagger: 'Dýka', bag: 'Měšec', card: 'Karta', shadow: 'Stín' },
  },
};
