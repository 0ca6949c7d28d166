import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Arremessa o Mjolnir, chama-o de volta e nunca deixa de fazer barulho.',
  phrases: {
    throw: 'arremesse|arremessar {token}',
    retrieve: 'recupere|recuperar {token}',
    hammer: 'arremesse|arremessar ou recupere|recuperar {mjolnir}{n, plural, =1 {} other {, até # vezes}}',
  },
  official: {},
  own: {
    hero: 'Thor',
    abilities: {
      hammered: 'Martelada',
      'mighty-summon': 'Chamado Poderoso',
      'boom-boom': 'Bum Bum!',
      odinforce: 'Força de Odin',
      'chain-lightning': 'Relâmpago em Cadeia',
      'lightning-rod': 'Para-raios',
      'thunder-bolt': 'Raio Trovejante',
      'asgardian-brawn': 'Força Asgardiana',
      'bottled-lightning': 'Relâmpago Engarrafado',
      ricochet: 'Ricochete!',
      'for-asgard': 'Por Asgard!',
      'thunder-wheel': 'Roda do Trovão',
    },
    cards: {
      'indomitable-will': 'Vontade Indomável!',
      invulnerability: 'Invulnerabilidade!',
      'he-is-worthy': 'Ele É Digno!',
      'power-trip': 'Sede de Poder!',
      'time-to-hammer': 'Hora do Martelo!',
      stormbreak: 'Rompe-tormenta!',
    },
    tokens: { electrokinesis: 'Eletrocinese', 'guard-break': 'Quebra de Guarda', mjolnir: 'Mjolnir' },
    symbols: { hammer: 'Martelo', worthy: 'Digno', thunder: 'Trovão' },
  },
};
