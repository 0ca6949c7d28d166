import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Bate forte, cura-se, atordoa: o caminho mais curto dos dados ao dano.',
  official: {
    hero: 'Bárbaro',
    abilities: { overpower: 'Subjugar' },
    cards: { 'get-some': 'Pegar Alguém' },
    tokens: { concussion: 'Concussão' },
  },
  own: {
    abilities: {
      smack: 'Pancada',
      'sturdy-blow': 'Golpe Robusto',
      fortitude: 'Fortitude',
      'war-cry': 'Grito de Guerra',
      'mighty-blow': 'Golpe Poderoso',
      'crit-bash': 'Pancada Crítica',
      'crit-smash': 'Esmagamento Crítico',
      reckless: 'Imprudência',
      rage: 'Fúria!',
      'thick-skin': 'Pele Grossa',
    },
    cards: {
      concuss: 'Concutir!',
      'head-bash': 'Cabeçada!',
      'feelin-good': 'Me Sentindo Bem!',
      'adrenaline-surge': 'Descarga de Adrenalina!',
    },
    symbols: { sword: 'Espada', life: 'Vida', pow: 'Impacto' },
  },
};
