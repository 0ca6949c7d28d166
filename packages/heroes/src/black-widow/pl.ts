import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Zwinność, tajne operacje i bomby zegarowe tykające na każdej planszy.',
  official: {
    hero: 'Czarna Wdowa',
    abilities: { 'red-room-training': 'W Czerwonej Komnacie', sabotage: 'Sabotaż' },
    tokens: {
      'covert-ops': {
        name: 'Tajna operacja',
        acc: 'Tajną operację',
        gen: 'Tajnej operacji',
        few: 'Tajne operacje',
        many: 'Tajnych operacji',
      },
      agility: { name: 'Zwinność', gen: 'Zwinności', few: 'Zwinności', many: 'Zwinności' },
      'time-bomb': {
        name: 'Bomba zegarowa',
        acc: 'Bombę zegarową',
        gen: 'Bomby zegarowej',
        few: 'Bomby zegarowe',
        many: 'Bomb zegarowych',
      },
    },
    symbols: { espionage: 'Szpieg', batons: 'Pałki', widow: 'Wdowa' },
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
  },
};
