// What is told of buttons and numbers when somebody asks, in Polish.

import type { Helps } from './en.ts';

export const helps: Helps = {
  undo: 'Cofa twój ostatni wybór, dopóki nie ujawnił niczego nowego: rzutu, karty ani odpowiedzi innych.',
  hold: 'Przytrzymaj albo stuknij, by zatrzymać komputery i dostać pytanie przy najbliższej okazji, niezależnie od ustawienia powyżej: żeby pomyśleć lub zablefować.',
  ask: {
    always: 'Pytanie pada zawsze, gdy możesz zagrać kartę lub użyć żetonu. Nic nie jest pomijane za ciebie.',
    affected:
      'Pytanie pada w twojej turze, gdy atakujesz lub jesteś celem ataku, gdy nadchodzą na ciebie obrażenia, gdy na stole leżą twoje kości, gdy przeciwnik zapowiada zdolność i gdy karta wskazuje ciebie. Reszta jest pomijana za ciebie. Z tego wszystkiego tylko wtedy, gdy któraś z odpowiedzi może ci teraz pomóc.',
    matters:
      'Pytanie pada, gdy przeciwnik zapowiada zdolność, podczas ataku twojego lub na ciebie, gdy nadchodzą na ciebie obrażenia, a o twoje kości dopiero wtedy, gdy nie będą już przerzucane. Reszta jest pomijana za ciebie. Z tego wszystkiego tylko wtedy, gdy któraś z odpowiedzi może ci teraz pomóc.',
  },
  forecastTitle: 'Skąd to wiadomo',
  forecast:
    'Rozegrane w wyobrażonych grach, w których od tej chwili nikt nie zagrywa kart ani nie wydaje żetonów. Dodatkowe kości i rzuty obronne są wliczone: szanse dla najwyżej trzech kości są dokładne, dla większej liczby to bliskie oszacowanie. Kart na ręce innych nie znamy i nie liczymy.',
  board: {
    known: 'Znane ci karty z tej ręki',
    hand: 'Ręka',
    upgrades: 'Ulepszenia w grze',
    discard: 'Stos kart odrzuconych',
  },
};
