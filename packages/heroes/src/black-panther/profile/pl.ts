import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Bij dalej. Ja liczę.',
  story:
    'Król wśród gości i jedyny, który zapłacił za swoje miejsce. Przybył zobaczyć, jak wygląda tron, na którym nie siedzi nikt przy zdrowych zmysłach.',
  weapon: 'pazury i twój ostatni cios',
  win: [
    {
      do: 'Zbieraj każdy siniak.',
      how: 'Gdy obrażenia zabierają ci zdrowie, bierzesz Energię kinetyczną, a każde 2 żetony wzmacniają twoje ataki o 1.',
    },
    {
      do: 'Zagraj Absorpcję energii II.',
      how: 'Nic nie kosztuje, a obniża limit do 7: wybuch przychodzi o żeton wcześniej.',
    },
    {
      do: 'Wyceluj wybuch.',
      how: 'Przy limicie wszystkie żetony zmieniają się w 2 PW, 2 karty i 5 obrażeń dla wybranego przeciwnika.',
    },
    {
      do: 'Wypij napar z Zioła.',
      how: 'Trzy Vibranium dają 3 żetony Energii kinetycznej i Kombinezon, który zapobiega 3 obrażeniom.',
    },
  ],
  beware: 'Wybuch w środku własnego ataku odbiera temu atakowi premię. Specjalne obrażenia nie dają ci nic.',
  questions: [
    {
      ask: 'Czy premia zużywa żetony?',
      answer:
        'Nie. Dopóki leżą, każde dwa dodają 1 obrażenie do każdego twojego ataku; nieparzysty nie dodaje nic.',
      rule: 'R12.3.7',
    },
    {
      ask: 'Czy żetony wzięte dzięki atakowi liczą się do niego?',
      answer: 'Tak. Premię odczytuje się przy sumowaniu obrażeń, więc Meteorytowy cios korzysta z własnych.',
      rule: 'R12.3.7',
    },
    {
      ask: 'Mam 6 i biorę 4: co się dzieje?',
      answer:
        'Dochodzisz do 8, wybuch usuwa wszystkie, a pozostałe dwa przepadają. Całe wzięcie to jedno zdarzenie.',
      rule: 'V-17',
    },
    {
      ask: 'Czy Absorpcja energii działa przy Poparzeniu albo Beczce prochu?',
      answer:
        'Tak, przy wszystkich obrażeniach oprócz specjalnych: 1 żeton za każdym razem, gdy zastosowane obrażenia zabierają choć 1 zdrowia.',
      rule: 'V-18',
    },
    {
      ask: 'Czy wybuch jest atakiem?',
      answer:
        'Nie. Jego 5 obrażeń rozlicza się od razu i osobno; nie zwiększa ich żadna premia i nie odpiera żadna zdolność obronna.',
      rule: 'R11.9',
    },
    {
      ask: 'Czy można mi odebrać Kombinezon z vibranium?',
      answer: 'Można go usunąć, ale nie przenieść. Jeśli nadchodzą obrażenia, możesz go w reakcji wydać.',
      rule: 'R7.6.5',
    },
  ],
};
