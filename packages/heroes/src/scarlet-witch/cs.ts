import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Ohýbá kostky a vyvolává žetony z cizích příběhů.',
  official: {
    abilities: { bewitch: 'Uhranutí', 'energy-drain': 'Vysátí energie', 'double-dose': 'Dvojitá dávka' },
    tokens: {
      crackle: 'Jiskření',
      'probability-manipulation': {
        name: 'Manipulace pravděpodobností',
        acc: 'Manipulaci pravděpodobností',
        gen: 'Manipulace pravděpodobností',
        few: 'Manipulace pravděpodobností',
        other: 'Manipulací pravděpodobností',
      },
      conjure: 'Vyvolání',
    },
  },
  own: {
    hero: 'Scarlet Witch',
    abilities: {
      'hex-bolt': 'Střela uřknutí',
      conjuration: 'Zaklínání',
      jinx: 'Smůla',
      darkhold: 'Darkhold',
      'mind-blast': 'Výbuch mysli',
      spellcraft: 'Umění kouzel',
      'pure-chaos': 'Čirý chaos',
      chaos: 'Chaos',
      'sealed-your-fate': 'Osud zpečetěn!',
    },
    cards: {
      'chaos-magic': 'Magie chaosu',
      'altered-odds': 'Změněné šance',
      'scarlet-surge': 'Šarlatový příval',
      'hex-ward': 'Ochranné uřknutí',
      rewrite: 'Přepsání',
      'house-of-cards': 'Domeček z karet',
    },
    tokens: { 'reality-warp': 'Pokřivení reality' },
    symbols: { hex: 'Uřknutí', curse: 'Kletba', darkhold: 'Darkhold', chaos: 'Chaos' },
  },
};
