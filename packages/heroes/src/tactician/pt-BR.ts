import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Conquista Vantagem Tática e a gasta no que o plano pedir.',
  official: {
    tokens: { 'tactical-advantage': 'Vantagem Tática' },
  },
  own: {
    hero: 'Estrategista',
    abilities: {
      'saber-strike': 'Golpe de Sabre',
      profiteer: 'Aproveitador',
      'carpet-bomb': 'Bombardeio',
      strategize: 'Traçar Estratégia',
      'strategic-approach': 'Abordagem Estratégica',
      'indirect-approach': 'Abordagem Indireta',
      flank: 'Flanquear',
      exploit: 'Explorar',
      interdiction: 'Interdição',
      maneuver: 'Manobra',
      reconnaissance: 'Reconhecimento',
      'higher-ground': 'Terreno Elevado!',
      countermeasures: 'Contramedidas',
    },
    cards: {
      'bunker-up': 'Entrincheirar!',
      'war-room': 'Sala de Guerra!',
      'feigned-retreat': 'Falsa Retirada!',
      disengage: 'Desengajar!',
      ambush: 'Emboscada!',
      'upper-hand': 'Vantagem!',
    },
    tokens: { constrict: 'Constrição' },
    symbols: { saber: 'Sabre', flag: 'Bandeira', medal: 'Medalha' },
  },
};
