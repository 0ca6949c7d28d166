import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Ona gryzie. Ja tylko celuję.',
  story:
    'To kocica wychowała ją, a nie na odwrót. Przyjechała na turniej, bo Nyrze spodobał się zapach pozostałych bohaterów.',
  weapon: 'bardzo duży kot',
  win: [
    {
      do: 'Trzymaj Nyrę w akcji.',
      how: 'Dopóki jest w akcji, wszystkie twoje ataki zadają o 2 więcej, ze zdolnością specjalną włącznie.',
    },
    {
      do: 'Niech Nyra oberwie.',
      how: 'Zamiast twojej obrony przyjmuje cały atak; co przekracza jej zdrowie, przepada.',
    },
    { do: 'Lecz ją, zanim padnie.', how: 'Przy 0 odpoczywa, aż znów ma 5, a razem z nią jej 2 obrażenia.' },
    {
      do: 'Niech się wykrwawią.',
      how: 'W Fazie Utrzymania posiadacza każde Krwawienie przy 1–4 zadaje 1, a przy 5–6 znika.',
    },
  ],
  beware:
    'Nyra przyjmuje tylko ataki: obrażenia od żetonów, obszarowe i z cudzej obrony są twoje. Zdolności specjalnej nic na nią nie przeniesie.',
  questions: [
    {
      ask: 'Czy mogę się bronić i jeszcze wystawić Nyrę?',
      answer:
        'Nie, tylko jedno z trojga: bronisz się Matczyną więzią, atak przyjmuje Nyra albo dzieli go Więź z Nyrą.',
      rule: 'V-19',
    },
    {
      ask: 'Czy Nyra pomaga przy nieuchronnych atakach?',
      answer: 'Tak, Więź z Nyrą też. Przy zdolności specjalnej nigdy.',
      rule: 'V-19',
    },
    {
      ask: 'Co z obrażeniami ponad jej zdrowie?',
      answer: 'Przepadają. Możesz nawet zrzucić na nią więcej, niż zdoła znieść.',
    },
    {
      ask: 'Kiedy Nyra wraca?',
      answer:
        'Gdy znów ma co najmniej 5 zdrowia. Do tego czasu jest poza akcją: premii nie ma, a ona nic nie przyjmuje.',
    },
    {
      ask: 'Czy karty mogą usunąć Nyrę albo Więź z Nyrą?',
      answer: 'Nyry nigdy, to towarzysz. Więź z Nyrą to żeton; wydaj go w reakcji, a Nyra odzyska 2 zdrowia.',
      rule: 'R8.1',
    },
    {
      ask: 'Kiedy Nyra odzyskuje zdrowie?',
      answer: 'Od razu, a nie razem z obrażeniami fazy. Uleczona na czas przyjmie więcej.',
      rule: 'V-36',
    },
    {
      ask: 'Czy obrażenia przyjęte przez Nyrę liczą się jako zadane?',
      answer: 'Nie. Teksty, które pytają, czy atak zadał ci obrażenia, nic o nich nie wiedzą.',
      rule: 'V-29',
    },
  ],
};
