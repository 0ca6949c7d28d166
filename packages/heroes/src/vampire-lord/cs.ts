import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Za sílu krve kupuje zranění, karty, očistu nebo uzdravení; soupeři krvácejí.',
  official: {},
  own: {
    hero: 'Upíří pán',
    abilities: {
      gouge: 'Rozsápání',
      glamour: 'Okouzlení',
      influence: 'Vliv',
      sanguimancy: 'Krvomancie',
      presence: 'Přítomnost',
      rend: 'Roztrhání',
      possess: 'Posednutí',
      'draw-blood': 'Pouštění žilou',
      'blood-magic': 'Krevní magie',
      gash: 'Hluboká rána',
      'blood-thirst': 'Žízeň po krvi',
      hemorrhage: 'Krvotok',
      'immortal-flesh': 'Nesmrtelné tělo',
      exsanguinate: 'Vykrvácení!',
    },
    cards: {
      'consume-blood': 'Pití krve!',
      'blood-letting': 'Krev poteče!',
      'dark-omen': 'Temné znamení!',
      'blood-boil': 'Vroucí krev!',
      'limb-from-limb': 'Na kusy!',
      'blood-flow': 'Proud krve!',
      'blood-tide': 'Příliv krve!',
    },
    tokens: {
      'blood-power': {
        name: 'Síla krve',
        acc: 'Sílu krve',
        gen: 'Síly krve',
        few: 'Síly krve',
        other: 'Sil krve',
      },
      mesmerize: { name: 'Hypnóza', acc: 'Hypnózu', gen: 'Hypnózy', few: 'Hypnózy', other: 'Hypnóz' },
    },
    symbols: { claw: 'Spár', gaze: 'Pohled', droplet: 'Kapka' },
  },
};
