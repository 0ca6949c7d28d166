import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Constrói robôs, planta nanitos e os detona na hora certa.',
  phrases: {
    bot: '{n, plural, one {robô} other {robôs}}',
  },
  official: {
    tokens: { synth: 'Sintetizar' },
  },
  own: {
    hero: 'Artífice',
    abilities: {
      'spanner-strike': 'Golpe de Chave',
      schematics: 'Esquemas',
      eureka: 'Eureca',
      'scratch-built': 'Feito do Zero',
      jolt: 'Choque',
      'nuts-n-bolts': 'Porcas e Parafusos',
      zapppp: 'Zapppp!',
      'swarming-bots': 'Enxame de Robôs',
      overclock: 'Sobrecarga',
      'power-up': 'Energizar',
      'scrap-collector': 'Catador de Sucata',
      'ratchet-up': 'Catraca',
      'maximum-power': 'Potência Máxima!',
    },
    cards: {
      'arcing-shield': 'Escudo Voltaico',
      'robo-revenge': 'Vingança Robótica!',
      'high-voltage': 'Alta Tensão!',
      'nanite-assault': 'Assalto de Nanitos!',
      conductivity: 'Condutividade!',
      'oooh-shiny': 'Ooh, Que Brilho!',
      synthesize: 'Síntese!',
    },
    tokens: {
      nanite: 'Nanito',
      nanobot: 'Nanobot',
      'shock-bot': 'Robô de Choque',
      'heal-bot': 'Robô de Cura',
    },
    symbols: { wrench: 'Chave', gear: 'Engrenagem', bolt: 'Raio' },
  },
};
