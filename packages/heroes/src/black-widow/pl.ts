import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Zwinność, tajne operacje i bomby zegarowe tykające na każdej planszy.',
  official: {
    hero: 'Czarna Wdowa',
    abilities: { 'red-room-training': 'W Czerwonej Komnacie', sabotage: 'Sabotaż' },
    tokens: { 'covert-ops': 'Tajna operacja', agility: 'Zwinność', 'time-bomb': 'Bomba zegarowa' },
  },
  own: {
    abilities: {
      'baton-strike': 'Cios pałką',
      infiltrate: 'Infiltracja',
      'spy-game': 'Gra szpiegów',
      'widows-gauntlets': 'Rękawice Wdowy',
      'covert-mission': 'Tajna misja',
      hacked: 'Włamanie',
      vengeance: 'Pomsta',
      subvert: 'Dywersja',
      grapple: 'Zwarcie',
      recon: 'Zwiad',
      'widows-bite': 'Ukąszenie Wdowy!',
    },
    cards: {
      assemble: 'Assemblé!',
      elude: 'Wymknięcie się!',
      recoil: 'Odskok!',
      subversion: 'Wywrotowość!',
      'undercover-mission': 'Misja pod przykryciem!',
      cunning: 'Spryt!',
    },
    symbols: { espionage: 'Szpiegostwo', batons: 'Pałki', widow: 'Wdowa' },
  },
};
