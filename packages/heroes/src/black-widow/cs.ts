import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Mrštnost, tajné operace a časované bomby, které tikají na každé desce.',
  official: {
    abilities: { 'red-room-training': 'Výcvik z Rudé komnaty', sabotage: 'Sabotáž' },
    tokens: { 'covert-ops': 'Tajná operace', agility: 'Mrštnost', 'time-bomb': 'Časovaná bomba' },
  },
  own: {
    hero: 'Black Widow',
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
    symbols: { espionage: 'Špionáž', batons: 'Obušky', widow: 'Vdova' },
  },
};
