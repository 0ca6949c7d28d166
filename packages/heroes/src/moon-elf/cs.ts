import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Oslepuje, splétá a míří: takovým šípům se vyhne málokdo.',
  official: {},
  own: {
    hero: 'Měsíční elfka',
    abilities: {
      longbow: 'Dlouhý luk',
      'demising-shot': 'Zhoubný výstřel',
      focus: 'Soustředění',
      'covered-shot': 'Výstřel z krytu',
      'evasive-action': 'Úhybný manévr',
      'exploding-arrow': 'Výbušný šíp',
      'entangling-shot': 'Poutající výstřel',
      eclipse: 'Zatmění',
      'moon-shadow': 'Stín Měsíce',
      'blinding-shot': 'Oslepující výstřel',
      'lunar-blessing': 'Měsíční požehnání',
      'lunar-eclipse': 'Zatmění Měsíce!',
      'missed-me': 'Vedle',
    },
    cards: {
      'moon-magic': 'Měsíční magie!',
      'take-that': 'Tady máš!',
      volley: 'Salva!',
      evade: 'Uskočení!',
      'lunar-umbra': 'Měsíční přítmí!',
    },
    tokens: { blind: 'Oslepení', entangle: 'Spoutání' },
    symbols: { arrow: 'Šíp', foot: 'Noha', moon: 'Měsíc' },
  },
};
