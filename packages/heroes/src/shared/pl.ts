import type { SharedLore } from '@mad-king/language';

/** Names of shared cards and tokens in Polish. */
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
      stun: { name: 'Oszołomienie', gen: 'Oszołomienia', few: 'Oszołomienia', many: 'Oszołomień' },
      evasive: { name: 'Unik', gen: 'Uniku', few: 'Uniki', many: 'Uników' },
      knockdown: { name: 'Powalenie', gen: 'Powalenia', few: 'Powalenia', many: 'Powaleń' },
      protect: { name: 'Ochrona', acc: 'Ochronę', gen: 'Ochrony', few: 'Ochrony', many: 'Ochron' },
      'blessing-of-divinity': {
        name: 'Boskie błogosławieństwo',
        gen: 'Boskiego błogosławieństwa',
        few: 'Boskie błogosławieństwa',
        many: 'Boskich błogosławieństw',
      },
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
    tokens: {
      bleed: { name: 'Krwawienie', gen: 'Krwawienia', few: 'Krwawienia', many: 'Krwawień' },
      cleanse: { name: 'Oczyszczenie', gen: 'Oczyszczenia', few: 'Oczyszczenia', many: 'Oczyszczeń' },
      targeted: { name: 'Namierzenie', gen: 'Namierzenia', few: 'Namierzenia', many: 'Namierzeń' },
    },
  },
};
