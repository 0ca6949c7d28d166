import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Czytałem tę walkę. Dalej jest gorzej.',
  story:
    'Sprawdził turniej w książce, której jeszcze nie napisano, i znalazł przypis ze swoim nazwiskiem. Przybył zobaczyć, czy można jeszcze nanieść poprawki.',
  weapon: 'strona, której ci nie pokazano',
  win: [
    {
      do: 'Przygotowuj co turę.',
      how: 'W każdej swojej turze kładziesz za darmo jedno zakryte zaklęcie: nigdy tego nie pomijaj.',
    },
    {
      do: 'Rzucaj zaklęcia przy stritach.',
      how: 'Mistyczne moce rzucają przy każdym jedno, a na poziomie II przy dużym dwa.',
    },
    {
      do: 'Zachowaj Déjà vu.',
      how: 'Zły rzut zmienia się w nową Fazę Rzutu Ofensywnego ze świeżymi próbami.',
    },
    {
      do: 'Zwiąż im ręce.',
      how: 'Kto ma Szkarłatne więzy, nie zagrywa kart w swojej następnej Fazie Rzutu.',
    },
  ],
  beware:
    'Na twojej planszy nie ma prostego ciosu: bez trafionego układu nie zadajesz nic. Sześć zaklęć, a miejsca na dwa.',
  questions: [
    {
      ask: 'Czy przeciwnicy wiedzą, które zaklęcia mam przygotowane?',
      answer:
        'Widzą, ile ich jest, ale nie które. Zaklęcie pokazujesz, gdy je rzucasz, a potem możesz je przygotować ponownie.',
      rule: 'V-39',
    },
    {
      ask: 'Czy przygotowane zaklęcia można usunąć?',
      answer:
        'Nie. Nie są ani kartami na ręce, ani efektami, więc nie dotyczy ich nic, co odrzuca albo usuwa.',
      rule: 'R8.1',
    },
    {
      ask: 'Czy można zareagować na zaklęcie, zanim zadziała?',
      answer: 'Nie. Rzucenie nie otwiera przerwy; inni mogą działać dopiero potem.',
      rule: 'V-43',
    },
    {
      ask: 'Czy zaklęcie z obrażeniami mogę rzucić w dowolnej chwili?',
      answer:
        'Tylko gdy mówi tak zdolność albo karta, i tylko przy własnym ataku. Zaklęcia, które nic by nie zrobiło, rzucić nie można.',
      rule: 'R12.3.2',
    },
    {
      ask: 'Kiedy używam Déjà vu?',
      answer:
        'W swojej Fazie Rzutu Ofensywnego, po dowolnej próbie, zamiast aktywować zdolność. Oplątanie i Osaczenie krępują cię dalej.',
      rule: 'V-12',
    },
    {
      ask: 'Co daje Przeczucie?',
      answer:
        'Zamiast karty z Fazy Dochodu dobierasz za 1 żeton 2 karty, a za 3 żetony 3, i jedną z nich odkładasz na wierzch albo na spód talii.',
    },
    {
      ask: 'Czy Szkarłatne więzy działają od razu?',
      answer:
        'Nie. Krępują posiadacza w jego następnej własnej Fazie Rzutu i potem znikają. Żetony nadal wolno wydawać.',
    },
  ],
};
