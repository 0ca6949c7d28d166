import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Byłem tu wcześniej niż drzwi.',
  story:
    'Zapuścił korzenie na arenie, zanim w ogóle nią była. Walczy co roku, żeby przez pozostałe pięćdziesiąt jeden tygodni mieć spokój.',
  weapon: 'czas i korzenie',
  win: [
    {
      do: 'Rośnij co Fazę Utrzymania.',
      how: 'Nowy Duch Siewki albo stopień wyżej: z Siewki Sadzonka, z Sadzonki Driada.',
    },
    {
      do: 'Licz swoje duchy.',
      how: 'Uścisk natury i Gorzki korzeń zadają 1 obrażenie za każdego, a zmieści się ich sześć.',
    },
    {
      do: 'Żegnaj je w porę.',
      how: 'Przerost dodaje 4 obrażenia za każdego z najwyżej dwóch oddanych duchów.',
    },
    {
      do: 'Karz długie rzucanie.',
      how: 'Kolczaste pnącze zadaje 1 za każdą próbę rzutu po pierwszej, najwyżej 2.',
    },
  ],
  beware:
    'Na turę możesz wydać tylko jednego ducha każdego rodzaju. Wzrost bez miejsca przepada: mieszczą się 3 Siewki, 2 Sadzonki i 1 Driada.',
  questions: [
    {
      ask: 'Czy karty mogą usunąć moje duchy?',
      answer: 'Nie. To towarzysze i nic, co rusza efekty, ich nie dotyczy.',
      rule: 'R8.1',
    },
    {
      ask: 'Czy oddać ducha to to samo, co go wydać?',
      answer: 'Nie. Duch usunięty przez zdolność sam nic nie daje i nie liczy się do limitu na turę.',
      rule: 'RUL-19',
    },
    {
      ask: 'Czy mogę wydawać duchy w turze innego gracza?',
      answer:
        'Tak, w każdej turze po jednym z każdego rodzaju. Tylko Źródło życia wymaga twojej Fazy Głównej.',
      rule: 'R8.3',
    },
    {
      ask: 'Czemu może zapobiec Duch Driady?',
      answer:
        'Jednemu negatywnemu żetonowi, który ten atak na ciebie zagrał albo ma zagrać. Nie przy zdolności specjalnej, a co żeton zdążył wywołać, zostaje.',
      rule: 'V-03',
    },
    {
      ask: 'Czy Kolczaste pnącze rani po jednej próbie?',
      answer: 'Nie, ale znika. Jeśli faza jest pominięta, zostaje.',
      rule: 'V-27',
    },
    {
      ask: 'Czy Gorzki korzeń jest atakiem?',
      answer:
        'Tak, jeśli masz choć jednego ducha. Jego obrażenia są czyste: nikt się nie broni, nic ich nie zwiększa.',
      rule: 'R12.1.1',
    },
  ],
};
