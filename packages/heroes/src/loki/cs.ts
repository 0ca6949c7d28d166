import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Iluze, nechtěné dary a zakryté schopnosti.',
  official: {
    hero: 'Loki',
    tokens: {
      'bag-of-tricks': {
        name: 'Pytel problémů',
        gen: 'Pytle problémů',
        few: 'Pytle problémů',
        other: 'Pytlů problémů',
      },
    },
  },
  own: {
    abilities: {
      mockery: 'Výsměch',
      antics: 'Šaškárny',
      confuddle: 'Zmatek',
      'liars-gifts': 'Lhářovy dary',
      vilify: 'Pomluva',
      vex: 'Trápení',
      'kneel-to-me': 'Klekněte přede mnou',
      bewilder: 'Ohromení',
      'double-take': 'Dvojí pohled',
      'made-you-look': 'Nachytáno',
      'glorious-purpose': 'Vznešený úděl!',
      misdirection: 'Odvedení pozornosti',
    },
    cards: {
      'smoke-and-mirrors': 'Kouř a zrcadla!',
      'tongue-tied': 'Svázaný jazyk!',
      'generous-to-a-fault': 'Přehnaná štědrost!',
      'silver-tongue': 'Stříbrný jazyk!',
      'knife-behind-the-smile': 'Nůž za úsměvem!',
      'that-was-not-me': 'To jsem nebyl já!',
    },
    tokens: {
      illusion: { name: 'Iluze', acc: 'Iluzi', gen: 'Iluze', few: 'Iluze', other: 'Iluzí' },
      spellbound: 'Očarování',
    },
    symbols: { scepter: 'Žezlo', guise: 'Převlek', lie: 'Lež', deceit: 'Klam' },
  },
};
