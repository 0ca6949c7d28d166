import type { Play } from './en.ts';

export const play: Play = {
  thinking: 'Komputer myśli.',
  pass: (who) => `Przekaż urządzenie: ${who}`,
  passText: (hero) => `Teraz decyduje ${hero}. Nikt inny nie powinien patrzeć.`,
  take: 'Mam je',
  concede: 'Poddaj grę',
  concedeText: 'Opuszczasz tę grę i ją przegrywasz. Na pewno?',
  playOn: 'Gram dalej',
  trouble: 'Komputer nie potrafił podjąć decyzji.',
  unsaved: 'W tej przeglądarce brakuje miejsca na zapis gry: przepadnie ona po zamknięciu strony.',
  concedeTeam:
    'Drużyna poddaje grę, gdy zgodzą się wszystkie jej osoby; komputery zgadzają się od razu. Tego nie da się cofnąć. Na pewno?',
  conceded: 'Zgłoszono poddanie gry. Gra toczy się dalej, aż zgodzi się cała drużyna.',
  undo: 'Cofnij',
  undoHelp: 'Cofa twój ostatni wybór, dopóki nie ujawnił niczego nowego: rzutu, karty ani odpowiedzi innych.',
  ask: {
    title: 'Pytaj mnie o reakcję',
    always: 'Zawsze',
    affected: 'Gdy mnie to dotyczy',
    matters: 'Tylko gdy to coś zmieni',
    alwaysHelp:
      'Pytanie pada zawsze, gdy możesz zagrać kartę lub użyć żetonu. Nic nie jest pomijane za ciebie.',
    affectedHelp:
      'Pytanie pada w twojej turze, gdy atakujesz lub jesteś celem ataku, gdy nadchodzą na ciebie obrażenia, gdy na stole leżą twoje kości, gdy przeciwnik zapowiada zdolność i gdy karta wskazuje ciebie. Reszta jest pomijana za ciebie. Z tego wszystkiego tylko wtedy, gdy któraś z odpowiedzi może ci teraz pomóc.',
    mattersHelp:
      'Pytanie pada, gdy przeciwnik zapowiada zdolność, podczas ataku twojego lub na ciebie, gdy nadchodzą na ciebie obrażenia, a o twoje kości dopiero wtedy, gdy nie będą już przerzucane. Reszta jest pomijana za ciebie. Z tego wszystkiego tylko wtedy, gdy któraś z odpowiedzi może ci teraz pomóc.',
  },
  askFor: {
    title: 'Pytaj mnie o to',
    always: 'Zawsze',
    helps: 'Gdy to pomaga',
    never: 'Nigdy',
  },
  leaving: 'Nie ma czego zagrać: dalej…',
  stay: 'Zostań',
  hold: 'Wstrzymaj',
  held: 'Wstrzymano',
  holdHelp:
    'Przytrzymaj albo stuknij, by zatrzymać komputery i dostać pytanie przy najbliższej okazji, niezależnie od ustawienia powyżej: żeby pomyśleć lub zablefować.',
  elsewhere: 'Tę grę otwarto w innej karcie.',
  elsewhereText: 'Toczy się tam. Nic, co zrobisz tutaj, nie zostałoby zapisane.',
  goOnHere: 'Graj tutaj',
};
