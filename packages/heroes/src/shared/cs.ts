import type { SharedLore } from '@mad-king/language';

export const lore: SharedLore = {
  official: {
    cards: {
      'buh-bye': 'Čus bus!',
      'getting-paid': 'Výplata!',
      'not-this-time': 'To teda ne!',
      samesies: 'Zdvojení!',
      'six-it': 'Za šest!',
      transference: 'Přenos',
      'twice-as-wild': 'Jedna změna nestačí',
      'what-status-effects': 'Jaký že stavy?',
    },
    tokens: {},
  },
  own: {
    cards: {
      'better-d': 'Lepší obrana!',
      'double-up': 'Dvakrát líznout!',
      'get-that-outta-here': 'Pryč s tím!',
      'helping-hand': 'Pomocná ruka!',
      'one-more-time': 'Ještě jednou!',
      'so-wild': 'Divoká změna!',
      'tip-it': 'Postrč to!',
      'triple-up': 'Třikrát líznout!',
      'try-try-again': 'Zkoušej dál!',
      'vegas-baby': 'Vegas, zlato!',
    },
    tokens: {
      stun: 'Omráčení',
      evasive: 'Úhyb',
      knockdown: 'Sražení',
      bleed: 'Krvácení',
      cleanse: 'Očista',
      targeted: 'Zaměření',
      protect: 'Ochrana',
      'blessing-of-divinity': 'Božské požehnání',
    },
  },
};
