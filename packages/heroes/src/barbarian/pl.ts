import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Mocno bije, sam się leczy, oszałamia: najprostsza droga od kości do obrażeń.',
  official: {
    hero: 'Barbarzyńca',
    abilities: { overpower: 'Obezwładnienie' },
    cards: { 'get-some': 'Na dokładkę!' },
    tokens: {
      concussion: {
        name: 'Wstrząśnienie mózgu',
        gen: 'Wstrząśnienia mózgu',
        few: 'Wstrząśnienia mózgu',
        many: 'Wstrząśnień mózgu',
      },
    },
  },
  own: {
    abilities: {
      smack: 'Łupnięcie',
      'sturdy-blow': 'Krzepki cios',
      fortitude: 'Hart',
      'war-cry': 'Okrzyk bojowy',
      'mighty-blow': 'Potężny cios',
      'crit-bash': 'Krytyczne uderzenie',
      'crit-smash': 'Krytyczne zmiażdżenie',
      reckless: 'Brawura',
      rage: 'Szał!',
      'thick-skin': 'Gruba skóra',
    },
    cards: {
      concuss: 'Ogłuszenie!',
      'head-bash': 'Z byka!',
      'feelin-good': 'Czuję się świetnie!',
      'adrenaline-surge': 'Zastrzyk adrenaliny!',
    },
    symbols: { sword: 'Miecz', life: 'Życie', pow: 'Cios' },
  },
};
