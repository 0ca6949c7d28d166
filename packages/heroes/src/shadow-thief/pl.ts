import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Kradnie PW, kryje się w cieniu i stamtąd uderza.',
  official: {
    hero: 'Mroczny Złodziej',
    tokens: {
      shadows: { name: 'Cień', gen: 'Cienia', few: 'Cienie', many: 'Cieni' },
      'sneak-attack': {
        name: 'Atak z zaskoczenia',
        gen: 'Ataku z zaskoczenia',
        few: 'Ataki z zaskoczenia',
        many: 'Ataków z zaskoczenia',
      },
      poison: { name: 'Trucizna', acc: 'Truciznę', gen: 'Trucizny', few: 'Trucizny', many: 'Trucizn' },
    },
    symbols: { dagger: 'Sztylet', bag: 'Sakwa', card: 'Karta', shadow: 'Cień' },
  },
  own: {
    abilities: {
      'dagger-strike': 'Cios sztyletem',
      pickpocket: 'Kieszonkowiec',
      'shifty-strike': 'Chytry cios',
      'shadow-strike': 'Cios cienia',
      'insidious-strike': 'Podstępny cios',
      'shank-attack': 'Nóż pod żebro',
      'shadow-dance': 'Taniec cieni',
      carducopia: 'Róg kartowej obfitości',
      'shadow-shank': 'Cios z cienia!',
      'shadow-defense': 'Obrona cienia',
      'counter-strike': 'Kontratak',
    },
    cards: {
      sneaky: 'Po cichu!',
      'poison-wound': 'Zatruta rana!',
      'wild-shadow': 'Dziki cień!',
      'shadow-coin': 'Moneta cienia!',
      'enter-the-shadows': 'W cień!',
      'card-trick': 'Karciana sztuczka!',
      'shadow-meld': 'Jedność z cieniem!',
    },
  },
};
