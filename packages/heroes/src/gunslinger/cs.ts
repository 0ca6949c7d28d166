import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Tasí první, uhýbá, vypisuje odměny na hlavy a sama si je vybírá.',
  official: {},
  own: {
    hero: 'Pistolnice',
    abilities: {
      revolver: 'Revolver',
      'bounty-hunter': 'Lovkyně odměn',
      showdown: 'Zúčtování',
      'take-cover': 'Kryj se',
      'mark-the-target': 'Označení cíle',
      'fan-the-hammer': 'Rychlý kohoutek',
      'pistol-whip': 'Úder pažbou',
      deadeye: 'Ostrostřelba',
      enforcer: 'Ruka zákona',
      'fill-em-with-lead': 'Napumpuj je olovem!',
      duel: 'Duel',
      'quick-draw': 'Rychlé tasení',
    },
    cards: {
      wanted: 'Hledá se!',
      'spin-the-chamber': 'Roztoč bubínek!',
      roulette: 'Ruleta!',
      'wild-west': 'Divoký západ!',
      'eat-lead': 'Žer olovo!',
      'run-and-gun': 'Střelba v běhu!',
    },
    tokens: {
      reload: 'Přebití',
      bounty: {
        name: 'Odměna za hlavu',
        acc: 'Odměnu za hlavu',
        gen: 'Odměny za hlavu',
        few: 'Odměny za hlavu',
        other: 'Odměn za hlavu',
      },
    },
    symbols: { bullet: 'Kulka', dash: 'Výpad', bullseye: 'Terč' },
  },
};
