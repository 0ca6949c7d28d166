import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Honra para si, desonra para os outros e uma resposta afiada.',
  official: {
    tokens: { shame: 'Desonra', 'back-strike': 'Golpe Pelas Costas' },
  },
  own: {
    hero: 'Samurai',
    abilities: {
      'katana-slice': 'Corte de Katana',
      wakizashi: 'Wakizashi',
      solemnity: 'Solenidade',
      solemn: 'Solene',
      budo: 'Budo',
      masamune: 'Masamune',
      empower: 'Fortalecer',
      hagakure: 'Hagakure',
      haga: 'Haga',
      shogun: 'Xogum!',
      'stand-tall': 'De Cabeça Erguida',
      bushido: 'Bushido',
    },
    cards: {
      honorable: 'Honrado!',
      'shame-on-you': 'Que Vergonha!',
      'dont-back-down': 'Não Recue!',
      gishi: 'Gishi!',
      'follow-through': 'Até o Fim!',
      kensei: 'Kensei!',
    },
    tokens: { honor: 'Honra' },
    symbols: { katana: 'Katana', kabuto: 'Kabuto', 'rising-sun': 'Sol Nascente' },
  },
};
