import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Čest pro sebe, hanba pro ostatní a břitká odpověď.',
  official: {},
  own: {
    hero: 'Samuraj',
    abilities: {
      'katana-slice': 'Sek katanou',
      wakizashi: 'Wakizaši',
      solemnity: 'Vážnost',
      solemn: 'Slavnostnost',
      budo: 'Budó',
      masamune: 'Masamune',
      empower: 'Posílení',
      hagakure: 'Hagakure',
      haga: 'Haga',
      shogun: 'Šógun!',
      'stand-tall': 'S hlavou vztyčenou',
      bushido: 'Bušidó',
    },
    cards: {
      honorable: 'Čestně!',
      'shame-on-you': 'Styď se!',
      'dont-back-down': 'Ani krok zpět!',
      gishi: 'Giši!',
      'follow-through': 'Až do konce!',
      kensei: 'Kensei!',
    },
    tokens: {
      honor: { name: 'Čest', gen: 'Cti', few: 'Cti', other: 'Ctí' },
      shame: { name: 'Hanba', acc: 'Hanbu', gen: 'Hanby', few: 'Hanby', other: 'Hanb' },
      'back-strike': {
        name: 'Zpětný úder',
        gen: 'Zpětného úderu',
        few: 'Zpětné údery',
        other: 'Zpětných úderů',
      },
    },
    symbols: { katana: 'Katana', kabuto: 'Kabuto', 'rising-sun': 'Vycházející slunce' },
  },
};
