import type { SharedLore } from '@mad-king/language';

export const lore: SharedLore = {
  official: {
    cards: {
      'buh-bye': 'Pa, pa!',
      'not-this-time': 'Nie tym razem!',
      'six-it': 'Rzut na szóstkę',
      transference: 'Przeniesienie',
      'twice-as-wild': 'Czyste szaleństwo',
      'what-status-effects': 'Jakie efekty?',
    },
    tokens: {
      stun: 'Oszołomienie',
      evasive: 'Unik',
      knockdown: 'Powalenie',
      protect: 'Ochrona',
      'blessing-of-divinity': 'Boskie błogosławieństwo',
    },
  },
  own: {
    cards: {
      'better-d': 'Lepsza obrona!',
      'double-up': 'Podwójny dobór!',
      'get-that-outta-here': 'Zabieraj to stąd!',
      'getting-paid': 'Wypłata!',
      'helping-hand': 'Pomocna dłoń!',
      'one-more-time': 'Jeszcze raz!',
      samesies: 'Takie same!',
      'so-wild': 'Szaleństwo!',
      'tip-it': 'Szturchnij!',
      'triple-up': 'Potrójny dobór!',
      'try-try-again': 'Próbuj do skutku!',
      'vegas-baby': 'Vegas, kochanie!',
    },
    tokens: { bleed: 'Krwawienie', cleanse: 'Oczyszczenie', targeted: 'Namierzenie' },
  },
};
