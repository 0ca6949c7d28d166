import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Com o poder do sangue compra dano, cartas, purificação ou cura; os oponentes sangram.',
  official: {},
  own: {
    hero: 'Lorde Vampiro',
    abilities: {
      gouge: 'Dilacerar',
      glamour: 'Encanto',
      influence: 'Influência',
      sanguimancy: 'Sanguimancia',
      presence: 'Presença',
      rend: 'Rasgar',
      possess: 'Possuir',
      'draw-blood': 'Tirar Sangue',
      'blood-magic': 'Magia de Sangue',
      gash: 'Talho',
      'blood-thirst': 'Sede de Sangue',
      hemorrhage: 'Hemorragia',
      'immortal-flesh': 'Carne Imortal',
      exsanguinate: 'Exsanguinar!',
    },
    cards: {
      'consume-blood': 'Consumir Sangue!',
      'blood-letting': 'Sangria!',
      'dark-omen': 'Presságio Sombrio!',
      'blood-boil': 'Sangue Fervente!',
      'limb-from-limb': 'Membro a Membro!',
      'blood-flow': 'Fluxo de Sangue!',
      'blood-tide': 'Maré de Sangue!',
    },
    tokens: { 'blood-power': 'Poder de Sangue', mesmerize: 'Hipnose' },
    symbols: { claw: 'Garra', gaze: 'Olhar', droplet: 'Gota' },
  },
};
