import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Łap.',
  story:
    'Usłyszał, że nikt tu nie zdoła podnieść nagrody, i śmiał się przez całą drogę z Asgardu. Uczta na koniec też ma być znośna.',
  weapon: 'Mjolnir, tam i z powrotem',
  win: [
    {
      do: 'Ciskaj przy każdej okazji.',
      how: 'Każde ciśnięcie zadaje od razu 1 obrażenie i żadna zdolność obronna go nie odeprze.',
    },
    {
      do: 'Płać kartami.',
      how: 'Odrzuć kartę, by w dowolnej chwili cisnąć albo przywołać Mjolnir; przywołanie daje Elektrokinezę.',
    },
    {
      do: 'Naładuj się i uderz.',
      how: 'Moc Odyna i Błyskawica w butelce dodają 1 obrażenie za każdą Elektrokinezę i żadnej nie zużywają.',
    },
    {
      do: 'Przełam gardę.',
      how: 'Przy 4–5 Przełamanie gardy czyni atak nieuchronnym, a próbować możesz dwa razy.',
    },
  ],
  beware:
    'Przełamanie gardy zawodzi cztery razy na sześć. Karty wyrzucone za młotem nie wrócą, a będzie ci ich brakować.',
  questions: [
    {
      ask: 'Czy mogę cisnąć Mjolnir w turze przeciwnika?',
      answer: 'Tak. Ciskać i przywoływać go za kartę wolno w dowolnej chwili.',
      rule: 'R8.3',
    },
    {
      ask: 'Czy ktoś może usunąć Mjolnir albo go użyć?',
      answer:
        'Ani jedno, ani drugie. To towarzysz, twój, gdziekolwiek leży; tylko ty go ciskasz i przywołujesz.',
      rule: 'R8.5',
    },
    {
      ask: 'Czy ciśnięcie jest częścią mojego ataku?',
      answer: 'Nie. Jego 1 obrażenie rozlicza się od razu i osobno, i osobno można mu zapobiec.',
      rule: 'R11.9',
    },
    {
      ask: 'Co znaczy „do 4 razy”?',
      answer:
        'Ciśnij, przywołaj, ciśnij, przywołaj: każdy krok daje własną premię, a po każdym możesz przestać.',
    },
    {
      ask: 'Co, jeśli Mjolnir leży już u kogoś innego?',
      answer: 'Młotem I tylko zadaje wtedy obrażenia. Od poziomu II przywołujesz go, zamiast ciskać.',
    },
    {
      ask: 'Co, jeśli padnie gracz, u którego jest Mjolnir?',
      answer: 'Młot wraca na twoją planszę, a ty bierzesz 1 Elektrokinezę.',
    },
  ],
};
