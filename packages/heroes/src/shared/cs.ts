import type { SharedLore } from '@mad-king/language';

/** Names of shared cards and tokens in Czech. */
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
      evasive: { name: 'Úhyb', gen: 'Úhybu', few: 'Úhyby', other: 'Úhybů' },
      knockdown: 'Sražení',
      bleed: 'Krvácení',
      cleanse: { name: 'Očista', acc: 'Očistu', gen: 'Očisty', few: 'Očisty', other: 'Očist' },
      targeted: 'Zaměření',
      protect: { name: 'Ochrana', acc: 'Ochranu', gen: 'Ochrany', few: 'Ochrany', other: 'Ochran' },
      'blessing-of-divinity': {
        name: 'Božské požehnání',
        gen: 'Božského požehnání',
        few: 'Božská požehnání',
        other: 'Božských požehnání',
      },
    },
  },
};
