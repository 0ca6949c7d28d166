import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Iluzje, niechciane prezenty i zakryte zdolności.',
  official: {
    hero: 'Loki',
    tokens: {
      'bag-of-tricks': {
        name: 'Worek sztuczek',
        gen: 'Worka sztuczek',
        few: 'Worki sztuczek',
        many: 'Worków sztuczek',
      },
    },
  },
  own: {
    abilities: {
      mockery: 'Drwina',
      antics: 'Błazenada',
      confuddle: 'Zamęt',
      'liars-gifts': 'Dary kłamcy',
      vilify: 'Oszczerstwo',
      vex: 'Udręka',
      'kneel-to-me': 'Klękajcie przede mną',
      bewilder: 'Oszołomienie zmysłów',
      'double-take': 'Podwójne spojrzenie',
      'made-you-look': 'Mam cię',
      'glorious-purpose': 'Chwalebny cel!',
      misdirection: 'Zmylenie',
    },
    cards: {
      'smoke-and-mirrors': 'Dym i lustra!',
      'tongue-tied': 'Język zawiązany!',
      'generous-to-a-fault': 'Hojność do przesady!',
      'silver-tongue': 'Srebrny język!',
      'knife-behind-the-smile': 'Nóż za uśmiechem!',
      'that-was-not-me': 'To nie byłem ja!',
    },
    tokens: {
      illusion: { name: 'Iluzja', acc: 'Iluzję', gen: 'Iluzji', few: 'Iluzje', many: 'Iluzji' },
      spellbound: { name: 'Zauroczenie', gen: 'Zauroczenia', few: 'Zauroczenia', many: 'Zauroczeń' },
    },
    symbols: { scepter: 'Berło', guise: 'Maska', lie: 'Kłamstwo', deceit: 'Podstęp' },
  },
};
