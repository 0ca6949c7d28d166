import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Honor dla siebie, hańba dla innych i ostra riposta.',
  official: {},
  own: {
    hero: 'Samuraj',
    abilities: {
      'katana-slice': 'Cięcie kataną',
      wakizashi: 'Wakizashi',
      solemnity: 'Powaga',
      solemn: 'Podniosłość',
      budo: 'Budo',
      masamune: 'Masamune',
      empower: 'Wzmocnienie',
      hagakure: 'Hagakure',
      haga: 'Haga',
      shogun: 'Szogun!',
      'stand-tall': 'Z podniesioną głową',
      bushido: 'Bushido',
    },
    cards: {
      honorable: 'Honorowo!',
      'shame-on-you': 'Wstydź się!',
      'dont-back-down': 'Ani kroku wstecz!',
      gishi: 'Gishi!',
      'follow-through': 'Do końca!',
      kensei: 'Kensei!',
    },
    tokens: {
      honor: { name: 'Honor', gen: 'Honoru', few: 'Honory', many: 'Honorów' },
      shame: { name: 'Hańba', acc: 'Hańbę', gen: 'Hańby', few: 'Hańby', many: 'Hańb' },
      'back-strike': {
        name: 'Cios wsteczny',
        gen: 'Ciosu wstecznego',
        few: 'Ciosy wsteczne',
        many: 'Ciosów wstecznych',
      },
    },
    symbols: { katana: 'Katana', kabuto: 'Kabuto', 'rising-sun': 'Wschodzące słońce' },
  },
};
