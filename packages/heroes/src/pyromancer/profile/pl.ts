import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Jak wychodziłam, to jeszcze stało.',
  story:
    'Wyrzucono ją z czterech akademii; dziś wszystkie działają pod gołym niebem. Przyjechała na turniej, bo tylko sala Króla ma jeszcze dach.',
  weapon: 'mała iskra i wielka uraza',
  win: [
    {
      do: 'Podsycaj ogień.',
      how: 'Kula ognia i Płonąca dusza dają Kunszt ognia; co Fazę Utrzymania jeden żeton stygnie.',
    },
    {
      do: 'Spal wszystko.',
      how: 'Spalanie zadaje 3 nieuchronne obrażenia za każdy z najwyżej czterech żetonów.',
    },
    {
      do: 'Graj na strity.',
      how: 'Fala gorąca i Zapłon najpierw dają 2 żetony Kunsztu ognia, a potem liczą wszystkie.',
    },
    { do: 'Zwiększ limit.', how: 'Rozpalenie! pozwala do końca gry mieć o 1 więcej.' },
  ],
  beware:
    'Stopiony pancerz niczemu nie zapobiega. Kunszt ognia ponad limit przepada, a chomikowany sam gaśnie.',
  questions: [
    {
      ask: 'Czy zdolność liczy żetony, które sama daje?',
      answer:
        'Tak, jeśli mówi „następnie”: najpierw je bierzesz, potem się je liczy. Po drodze ktoś może jeszcze jakiś usunąć.',
      rule: 'R10.4',
    },
    {
      ask: 'Czy Do czerwoności! liczy żeton z Kuli ognia?',
      answer: 'Tak. Bierzesz go przy aktywacji, zanim zagrywa się modyfikatory.',
      rule: 'R15.4.6',
    },
    {
      ask: 'Czy Płonąca dusza jest atakiem?',
      answer: 'Nie. Zadaje tylko obszarowe obrażenia, więc nikt się nie broni i nic ich nie zwiększa.',
      rule: 'R11.6',
    },
    {
      ask: 'Czy Poparzenia się sumują?',
      answer: 'Nie. Na planszy mieści się jedno: 2 obrażenia co Fazę Utrzymania, dopóki coś go nie usunie.',
      rule: 'R7.7.1',
    },
    {
      ask: 'Co mi daje Oszołomienie z Meteorytu?',
      answer:
        'Posiadacz nie może nic zrobić, póki atak trwa; potem rozgrywasz przeciwko niemu dodatkową Fazę Rzutu Ofensywnego.',
      rule: 'EX-25',
    },
    {
      ask: 'Czy Spalanie może nie usunąć żadnego żetonu?',
      answer: 'Tak. Wtedy nie zadaje obrażeń i nie jest atakiem.',
      rule: 'R12.1.2',
    },
    {
      ask: 'Czy zwiększony limit znów spada?',
      answer: 'Nie. Obowiązuje do końca gry, a kilka zwiększeń się sumuje.',
      rule: 'R7.3.4',
    },
  ],
};
