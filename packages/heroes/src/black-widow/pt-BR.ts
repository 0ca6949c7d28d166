import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Agilidade, operações secretas e bombas-relógio em todos os tabuleiros.',
  official: {},
  own: {
    hero: 'Viúva Negra',
    abilities: {
      'baton-strike': 'Golpe de Bastão',
      infiltrate: 'Infiltrar',
      'spy-game': 'Jogo de Espiões',
      'widows-gauntlets': 'Manoplas da Viúva',
      'covert-mission': 'Missão Secreta',
      hacked: 'Hackeado',
      vengeance: 'Represália',
      subvert: 'Subverter',
      grapple: 'Agarrar',
      recon: 'Reconhecimento',
      'widows-bite': 'Ferrão da Viúva!',
      'red-room-training': 'Treinamento da Sala Vermelha',
      sabotage: 'Sabotagem',
    },
    cards: {
      assemble: 'Assemblé!',
      elude: 'Escapulir!',
      recoil: 'Recuo!',
      subversion: 'Subversão!',
      'undercover-mission': 'Missão Disfarçada!',
      cunning: 'Astúcia!',
    },
    tokens: { 'covert-ops': 'Operação Secreta', agility: 'Agilidade', 'time-bomb': 'Bomba-relógio' },
    symbols: { espionage: 'Espionagem', batons: 'Bastões', widow: 'Viúva' },
  },
};
