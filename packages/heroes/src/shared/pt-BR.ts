import type { SharedLore } from '@mad-king/language';

/** Names of shared cards and tokens in Brazilian Portuguese. */
export const lore: SharedLore = {
  official: {
    cards: {
      'buh-bye': 'Tchau-Tchau',
      'not-this-time': 'Não Desta Vez!',
      'twice-as-wild': 'Duas vezes Selvagem',
      'what-status-effects': 'Que Efeito de Status',
    },
    tokens: { evasive: 'Evasivo', knockdown: 'Nocaute', protect: 'Proteger' },
  },
  own: {
    cards: {
      'better-d': 'Defesa Melhor!',
      'double-up': 'Em Dobro!',
      'get-that-outta-here': 'Tira Isso Daqui!',
      'getting-paid': 'Dia de Pagamento!',
      'helping-hand': 'Uma Mãozinha!',
      'one-more-time': 'Mais Uma Vez!',
      samesies: 'Tudo Igual!',
      'six-it': 'Vira Seis!',
      'so-wild': 'Que Selvagem!',
      'tip-it': 'Um Empurrãozinho!',
      transference: 'Transferência!',
      'triple-up': 'Em Triplo!',
      'try-try-again': 'Tente Outra Vez!',
      'vegas-baby': 'Vegas, Baby!',
    },
    tokens: {
      stun: 'Atordoamento',
      bleed: 'Sangramento',
      cleanse: 'Purificar',
      targeted: 'Mira',
      'blessing-of-divinity': 'Bênção da Divindade',
    },
  },
};
