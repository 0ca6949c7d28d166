import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Mrštnost, tajné operace a časované bomby, které tikají na každé desce.',
  official: {
    hero: 'Black Widow',
    abilities: { 'red-room-training': 'Výcvik z Rudé komnaty', sabotage: 'Sabotáž' },
    tokens: {
      'covert-ops': {
        name: 'Tajná operace',
        acc: 'Tajnou operaci',
        gen: 'Tajné operace',
        few: 'Tajné operace',
        other: 'Tajných operací',
      },
      agility: { name: 'Mrštnost', gen: 'Mrštnosti', few: 'Mrštnosti', other: 'Mrštností' },
      'time-bomb': {
        name: 'Časovaná bomba',
        acc: 'Časovanou bombu',
        gen: 'Časované bomby',
        few: 'Časované bomby',
        other: 'Časovaných bomb',
      },
    },
    symbols: { espionage: 'Špionáž', batons: 'Obušky', widow: 'Vdova' },
  },
  own: {
    abilities: {
      'baton-strike': 'Úder obuškem',
      infiltrate: 'Infiltrace',
      'spy-game': 'Špionská hra',
      'widows-gauntlets': 'Náramky Vdovy',
      'covert-mission': 'Tajná mise',
      hacked: 'Hacknuto',
      vengeance: 'Pomsta',
      subvert: 'Rozvrat',
      grapple: 'Chvat',
      recon: 'Průzkum',
      'widows-bite': 'Kousnutí Vdovy!',
    },
    cards: {
      assemble: 'Assemblé!',
      elude: 'Proklouznutí!',
      recoil: 'Odskok!',
      subversion: 'Podvracení!',
      'undercover-mission': 'Mise v utajení!',
      cunning: 'Lest!',
    },
  },
};
