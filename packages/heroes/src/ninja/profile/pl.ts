import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Trucizna była w śniadaniu.',
  story:
    'Od trzech dni bierze udział w turnieju; nikt tego jeszcze nie zauważył. Chodzi o nagrodę, której podobno już nie ma, a Król pokwitował jej wydanie.',
  weapon: 'cierpliwość maczana w czymś zielonym',
  win: [
    {
      do: 'Zatruj im wieczór.',
      how: 'Każda Opóźniona trucizna zadaje 3 na końcu tury posiadacza i żadna zdolność obronna jej nie odeprze.',
    },
    { do: 'Wydawaj Ninjutsu wcześnie.', how: 'Przed obroną 6 może jeszcze uczynić atak nieuchronnym.' },
    {
      do: 'Zachowaj jedną Bombę dymną.',
      how: 'Przy 1–3 zapobiega wszystkim nadchodzącym obrażeniom oprócz specjalnych.',
    },
    { do: 'Stań Na krawędzi.', how: 'Dwie kości to obrażenia, a przed sumą do 6 nie można się bronić.' },
  ],
  beware:
    'Na planszy mieszczą się najwyżej dwie Opóźnione trucizny, a u ciebie jedna Bomba dymna. Przemiana w cień sama niczemu nie zapobiega.',
  questions: [
    {
      ask: 'Kiedy działa Opóźniona trucizna?',
      answer: 'Na samym końcu tury posiadacza: wszystkie żetony znikają i zadają po 3, jako jedna suma.',
      rule: 'V-20',
    },
    {
      ask: 'Czy Opóźnioną truciznę można na czas usunąć?',
      answer: 'Tak, jak każdy efekt, dopóki tura się nie skończy.',
      rule: 'R7.5.1',
    },
    {
      ask: 'Co daje 6 z Ninjutsu po obronie?',
      answer: '2 obrażenia albo Opóźnioną truciznę. Na nieuchronny atak jest już za późno.',
    },
    {
      ask: 'Czy karty mogą zmienić kość Bomby dymnej?',
      answer: 'Tak, kość Ninjutsu też. Wolno to obu stronom, dopóki kość leży na stole.',
      rule: 'V-04',
    },
    {
      ask: 'Czy Bomba dymna z Przemiany w cień pomaga od razu?',
      answer: 'Tak. Możesz ją wydać przeciwko temu samemu atakowi, przed którym właśnie się bronisz.',
      rule: 'R15.6.6',
    },
    {
      ask: 'Czy Kuji-kiri jest atakiem?',
      answer:
        'Nie. Ta zdolność sama wskazuje przeciwników, dwa razy, choćby tego samego. Nikt się nie broni, ale zapobiegać wolno.',
      rule: 'V-06',
    },
    {
      ask: 'Czy mogę wzmocnić Czubek ostrza?',
      answer: 'Nie. Jego obrażenia są czyste i modyfikatory ataku ich nie zmieniają.',
      rule: 'R12.3.4',
    },
  ],
};
