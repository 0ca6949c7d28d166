import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Gromadzi Chi i wydaje je na ciosy, uniki albo oczyszczenie.',
  official: { tokens: { chi: 'Chi' } },
  own: {
    hero: 'Mnich',
    abilities: {
      'fist-strike': 'Cios pięścią',
      meditate: 'Medytacja',
      'zen-strike': 'Cios zen',
      'combo-strike': 'Seria ciosów',
      'tempest-rush': 'Szarża burzy',
      'fist-of-harmony': 'Pięść harmonii',
      'lotus-strike': 'Cios lotosu',
      'way-of-the-lotus': 'Droga lotosu',
      'fist-of-tranquility': 'Pięść spokoju',
      'way-of-the-monk': 'Droga mnicha',
      transcendence: 'Transcendencja!',
      serenity: 'Pogoda ducha',
    },
    cards: {
      'palm-strike': 'Cios dłonią!',
      'mystic-mantra': 'Mistyczna mantra!',
      ruminate: 'Rozmyślanie!',
      contemplate: 'Kontemplacja!',
      enlightenment: 'Oświecenie!',
    },
    symbols: { fist: 'Pięść', palm: 'Dłoń', zen: 'Zen', lotus: 'Lotos' },
  },
};
