import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Duchové, kteří rostou, uzdravují a v pravou chvíli se obětují.',
  phrases: {
    grow: 'nech ducha vyrůst{n, plural, =1 {} other { #krát}}',
  },
  official: {},
  own: {
    hero: 'Ent',
    abilities: {
      fertilize: 'Hnojení',
      splinter: 'Tříska',
      tend: 'Péče',
      cultivate: 'Pěstování',
      overgrowth: 'Bujení',
      plant: 'Sázení',
      'vengeful-vines': 'Mstivé šlahouny',
      bitterroot: 'Hořký kořen',
      'call-of-the-wild': 'Volání divočiny',
      enrapture: 'Uchvácení',
      'natures-grasp': 'Sevření přírody',
      'natures-blessing': 'Požehnání přírody',
      'wake-the-forest': 'Probuzení lesa!',
      rooted: 'Zakořenění',
    },
    cards: {
      harvest: 'Sklizeň!',
      'cultivate-card': 'Pěstování!',
      'will-o-wisp': 'Bludička!',
      'down-pour': 'Liják!',
      stomp: 'Dupnutí!',
      'drink-deep': 'Hluboký doušek!',
      'mother-tree': 'Matka stromů!',
    },
    tokens: {
      seedling: 'Duch semínka',
      sapling: 'Duch stromku',
      dryad: 'Duch dryády',
      wellspring: 'Pramen života',
      'barbed-vine': 'Trnitý šlahoun',
    },
    symbols: { branch: 'Větev', leaf: 'List', spirit: 'Duch' },
  },
};
