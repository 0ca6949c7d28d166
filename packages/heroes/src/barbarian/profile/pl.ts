import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Po co pukać?',
  story:
    'Trafił na turniej przez pomyłkę i wygrał trzy walki, zanim mu wyjaśniono, o co walczy. Odtąd wraca co roku: zupa dobra, a drzwi za każdym razem nowe.',
  weapon: 'ta, do której bliżej',
  win: [
    { do: 'Bij co turę.', how: 'Celuj w Łupnięcie: trzy Miecze wypadają w 98 turach na 100.' },
    {
      do: 'Najpierw ulepsz Potężny cios.',
      how: 'Od II jego 8 obrażeń jest nieuchronnych; celując w niego, masz go w 61 turach na 100.',
    },
    {
      do: 'Oszołom i popraw.',
      how: 'Krytyczne uderzenie i Szał! dają ci drugą Fazę Rzutu Ofensywnego: zachowaj na nią PW.',
    },
    {
      do: 'Zabierz im dochód.',
      how: 'Wstrząśnienie mózgu kosztuje posiadacza całą Fazę Dochodu: i kartę, i PW.',
    },
  ],
  beware:
    'Obrażeniom nie zapobiegasz: Gruba skóra tylko leczy. Brawura boli i ciebie, jeśli przejdzie choć 1 obrażenie.',
  questions: [
    {
      ask: 'Czy oszołomiony przeciwnik może odpowiedzieć?',
      answer:
        'Ani kartą, ani żetonem, ani obroną. Ostatnią okazję ma, gdy znany staje się cel; po ataku Oszołomienie znika i w twojej dodatkowej fazie przeciwnik znów działa.',
      rule: 'RUL-67',
    },
    {
      ask: 'Czy Oszołomienie z dodatkowej fazy daje mi kolejną?',
      answer:
        'Tak. Każde Oszołomienie daje jedną dodatkową Fazę Rzutu Ofensywnego przeciwko temu, kto je ma.',
      rule: 'R15.6.8',
    },
    {
      ask: 'Czy Gruba skóra uratuje mnie przed śmiertelnym ciosem?',
      answer:
        'Tak. Leczenie i obrażenia z jednej Fazy Rzutu stosuje się razem: kto ma 3 zdrowia, otrzymuje 5 obrażeń i leczy 4, zostaje z 2.',
      rule: 'R13.8',
    },
    {
      ask: 'Czy Brawura rani mnie, gdy przeciwnik uniknie wszystkiego?',
      answer:
        'Nie. Ale gdy przejdzie choć 1, w tej samej chwili otrzymujesz 4 (na poziomie II 5), więc możecie paść razem.',
      rule: 'V-24',
    },
    {
      ask: 'Czy kości Obezwładnienia można zmieniać?',
      answer:
        'Tak, wolno to obu stronom, dopóki te trzy kości leżą na stole. O obrażeniach i Wstrząśnieniu mózgu decyduje ostateczna suma.',
      rule: 'R14.7.1',
    },
    {
      ask: 'Co liczy karta Z byka!?',
      answer:
        'Obrażenia, które dotarły: co najmniej 8 po wszelkiej obronie. Zagrywasz ją po zastosowaniu obrażeń.',
      rule: 'V-01',
    },
  ],
};
