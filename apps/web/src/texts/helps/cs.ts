// What is told of buttons and numbers when somebody asks, in Czech.

import type { Helps } from './en.ts';

export const helps: Helps = {
  undo: 'Vezme zpět tvou poslední volbu, dokud neprozradila nic nového: žádný hod, kartu ani odpověď ostatních.',
  hold: 'Podrž nebo klepni: počítače počkají a při nejbližší příležitosti dostaneš otázku, ať je nahoře nastaveno cokoli. Na rozmyšlenou, nebo na blafování.',
  ask: {
    always: 'Otázka přijde vždy, když můžeš zahrát kartu nebo použít žeton. Nic se za tebe nepřeskočí.',
    affected:
      'Otázka přijde ve tvém tahu, když útočíš nebo jsi cílem útoku, když ti hrozí zranění, když na stole leží tvoje kostky, když soupeř ohlásí schopnost a když karta ukazuje na tebe. Ostatní se za tebe přeskočí. Z toho všeho jen tehdy, když ti některá odpověď může právě teď pomoct.',
    matters:
      'Otázka přijde, když soupeř ohlásí schopnost, během tvého útoku nebo útoku na tebe, když ti hrozí zranění, a na tvoje kostky, až se už nebudou přehazovat. Ostatní se za tebe přeskočí. Z toho všeho jen tehdy, když ti některá odpověď může právě teď pomoct.',
  },
  forecastTitle: 'Odkud to víme',
  forecast:
    'Přehráno v pomyslných hrách, ve kterých od této chvíle nikdo nehraje karty ani nevyužívá žetony. Bonusové kostky a hody na obranu jsou započítané: šance nejvýše tří kostek jsou přesné, u více kostek jde o blízký odhad. Co mají ostatní v ruce, nevíme a nepočítáme.',
  board: {
    known: 'Karty z této ruky, které znáš',
    hand: 'Ruka',
    upgrades: 'Vylepšení ve hře',
    discard: 'Odkládací balíček',
  },
};
