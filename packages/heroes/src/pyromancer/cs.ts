import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Rozdmýchává oheň, až jej ovládne, a všechen spálí jediným útokem.',
  official: {},
  own: {
    hero: 'Pyromantka',
    abilities: {
      fireball: 'Ohnivá koule',
      'burning-soul': 'Planoucí duše',
      pyroblast: 'Ohnivý výbuch',
      combustion: 'Vzplanutí',
      'hot-streak': 'Vlna žáru',
      scorch: 'Sežehnutí',
      ignite: 'Zážeh',
      'blazing-soul': 'Žhnoucí duše',
      meteorite: 'Meteorit',
      meteoroid: 'Meteoroid',
      'scorch-the-earth': 'Spálená země!',
      'molten-armor': 'Roztavené brnění',
    },
    cards: {
      'warm-up': 'Rozcvička!',
      'fire-up': 'Rozpálení!',
      'red-hot': 'Doruda!',
      huzzah: 'Hurá!',
      'infernal-infusion': 'Pekelný příval!',
    },
    tokens: { 'fire-mastery': 'Ovládnutí ohně', burn: 'Popálení' },
    symbols: { flame: 'Plamen', blaze: 'Požár', 'fiery-soul': 'Ohnivá duše', meteor: 'Meteor' },
  },
};
