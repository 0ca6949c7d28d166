import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Stoisz dokładnie tam, gdzie cię postawiłem.',
  story:
    'Przegrał jedną wojnę, celowo, żeby wiedzieć, jak to się robi. Przyjechał na turniej z mapą, harmonogramem i wynikiem w zaklejonej kopercie.',
  weapon: 'mapa tej właśnie sali',
  win: [
    {
      do: 'Popraw rzut.',
      how: 'Jedna Przewaga taktyczna w dowolnej chwili przerzuca twoją kość albo daje 1 PW.',
    },
    {
      do: 'Odłóż trzy na Namierzenie.',
      how: 'Ataki na jego posiadacza zadają o 2 więcej, dopóki ktoś go nie usunie.',
    },
    { do: 'Osaczaj śmiałków.', how: 'Każda próba rzutu po pierwszej kosztuje posiadacza Osaczenia 1 PW.' },
    { do: 'Osłaniaj za cztery.', how: 'Wybrany gracz bierze za nie Ochronę, nawet w środku ataku.' },
  ],
  beware:
    'Twoje własne ciosy są skromne: plan, z którego nic nie wynika, to papier. Przewaga taktyczna ponad 5 przepada.',
  questions: [
    {
      ask: 'Kiedy mogę wydawać Przewagę taktyczną?',
      answer:
        'W dowolnej chwili, w każdej turze, ile masz żetonów. Tylko przenoszenie wymaga twojej Fazy Głównej.',
      rule: 'R7.4.2',
    },
    {
      ask: 'Czy mogę wydać żetony, które karta właśnie usuwa?',
      answer: 'Tak. Kartę akcji Fazy Głównej można zakłócić, więc najpierw wydajesz, a ona usuwa resztę.',
      rule: 'R14.6.1',
    },
    {
      ask: 'Czy nowe Namierzenie wzmocni trwający atak?',
      answer: 'Tak. Odczytuje się je przy sumowaniu obrażeń. Przewaga wysokości! też korzysta z własnego.',
      rule: 'V-13',
    },
    {
      ask: 'Czy Nalot dywanowy trafia jedynego przeciwnika dwa razy?',
      answer: 'Nie. Potrzebuje dwóch różnych; w pojedynku zadaje 2. Nie jest atakiem.',
      rule: 'R11.6',
    },
    {
      ask: 'Czy Osaczenie każe płacić za dodatkowe próby?',
      answer: 'Tak, za każdą po pierwszej, skądkolwiek się wzięła. Pojedyncze kości przerzuca się za darmo.',
      rule: 'V-34',
    },
    {
      ask: 'W kogo celuje dodatkowa faza Spekulanta?',
      answer: 'Cel wyznacza się w niej od nowa, bo wcześniejszego nie było.',
      rule: 'V-11',
    },
  ],
};
