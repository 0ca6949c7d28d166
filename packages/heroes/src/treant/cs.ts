import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Duchové, kteří rostou, uzdravují a v pravou chvíli se obětují.',
  phrases: {
    spirit: '{n, plural, one {ducha} few {duchy} other {duchů}}',
    grow: 'nech|nechat ducha vyrůst{n, plural, =1 {} =2 { dvakrát} other { #krát}}',
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
      seedling: {
        name: 'Duch semínka',
        acc: 'Ducha semínka',
        gen: 'Ducha semínka',
        few: 'Duchy semínka',
        other: 'Duchů semínka',
      },
      sapling: {
        name: 'Duch stromku',
        acc: 'Ducha stromku',
        gen: 'Ducha stromku',
        few: 'Duchy stromku',
        other: 'Duchů stromku',
      },
      dryad: {
        name: 'Duch dryády',
        acc: 'Ducha dryády',
        gen: 'Ducha dryády',
        few: 'Duchy dryády',
        other: 'Duchů dryády',
      },
      wellspring: {
        name: 'Pramen života',
        gen: 'Pramene života',
        few: 'Prameny života',
        other: 'Pramenů života',
      },
      'barbed-vine': {
        name: 'Trnitý šlahoun',
        gen: 'Trnitého šlahounu',
        few: 'Trnité šlahouny',
        other: 'Trnitých šlahounů',
      },
    },
    symbols: { branch: 'Větev', leaf: 'List', spirit: 'Duch' },
  },
};
