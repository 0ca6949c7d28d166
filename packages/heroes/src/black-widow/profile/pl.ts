import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Nic nie słychać? I o to chodzi.',
  story:
    'Trzy nazwiska, cztery paszporty i zaproszenie, którego nikt sobie nie przypomina. Przyjechała przyjrzeć się straży Króla; walki to tylko przykrywka.',
  weapon: 'coś, co tyka',
  win: [
    {
      do: 'Ulepszaj za darmo.',
      how: 'Raz na turę Tajna operacja wprowadza ulepszenie z ręki do gry bez PW.',
    },
    {
      do: 'Licz swoje ulepszenia.',
      how: 'Dwa zasilają Zwarcie, trzy Włamanie, cztery Sabotaż; pięć wzmacnia każdy atak, sześć skraca każdy nowy lont.',
    },
    {
      do: 'Trzymaj Zwinność w pogotowiu.',
      how: 'Przy 1–3 każda zapobiega połowie obrażeń, a dwie udane wszystkim.',
    },
    {
      do: 'Niech plansze tykają.',
      how: 'Bomba zegarowa zadaje przy wybuchu 4, od razu, i żadna zdolność obronna tego nie odeprze.',
    },
  ],
  beware:
    'Infiltracja odwraca każdą bombę, także tę, którą ci odesłano. A przy 6 w Fazie Utrzymania przeciwnika bomba po prostu znika.',
  questions: [
    {
      ask: 'Kiedy bomba wybucha?',
      answer:
        'W Fazie Utrzymania posiadacza 1–5 ją odwraca, a 6 usuwa. Wybucha przy drugim odwróceniu, a podłożona przy sześciu ulepszeniach już przy pierwszym.',
      rule: 'EX-11',
    },
    {
      ask: 'Czy przeniesiona bomba zaczyna od nowa?',
      answer: 'Nie. Zachowuje stronę, którą pokazuje.',
      rule: 'R7.6.2',
    },
    {
      ask: 'Czy mogę zagrywać ulepszenia w środku walki?',
      answer:
        'Tak, w każdej Fazie Rzutu, także cudzej. Aktywowana już zdolność się nie zmienia, ale nowe ulepszenie się liczy.',
      rule: 'R6.3.10',
    },
    {
      ask: 'Czy po takim ulepszeniu wolno jeszcze zmieniać moje kości?',
      answer: 'Tak. Jeśli przestaną pasować, do aktywacji nie dochodzi, a ulepszenie zostaje w grze.',
      rule: 'EX-13',
    },
    {
      ask: 'Czy Ukąszenie Wdowy! dobiera karty dzięki W Czerwonej Komnacie II?',
      answer:
        'Nie, jeśli to jedno z dwóch ulepszeń, bo wchodzą naraz. Jeśli leżało już wcześniej, za każde z nich dobierasz kartę.',
      rule: 'R6.3.9',
    },
    {
      ask: 'Kto ustala kolejność wybuchów Infiltracji?',
      answer: 'Ty, jeden po drugim. Jeśli któryś cię pokona, reszta nie wybucha.',
      rule: 'RUL-88',
    },
    {
      ask: 'Czy ktoś może mi zabrać Tajną operację?',
      answer: 'Nie. Nie można jej przenieść i żadna karta jej nie usuwa.',
      rule: 'R7.5.4',
    },
  ],
};
