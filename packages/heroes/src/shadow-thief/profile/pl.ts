import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Coś ci wypadło. To znaczy, zaraz wypadnie.',
  story:
    'Wszedł oknem, żeby ukraść nagrodę, a dostał numer startowy. Teraz walczy o nią uczciwie i ma to za nowy rodzaj kradzieży.',
  weapon: 'twoja własna sakwa',
  win: [
    {
      do: 'Najpierw opróżniaj kieszenie.',
      how: 'Dwie Sakwy dają 2 PW, cztery dają 4, a dwie wypadają w 97 turach na 100.',
    },
    {
      do: 'Uderzaj przy pełnej sakwie.',
      how: 'Podstępny cios daje 3 PW i zadaje tyle obrażeń, ile masz wtedy PW, do 15.',
    },
    {
      do: 'Znikaj w porę.',
      how: 'W Cieniu żadna zdolność ofensywna oprócz specjalnej nie zrani cię do końca twojej następnej tury.',
    },
    {
      do: 'Truj i czekaj.',
      how: 'Do trzech Trucizn zadaje po 1 w każdej Fazie Utrzymania i żadna nie znika.',
    },
  ],
  beware:
    'W Cieniu nie możesz się bronić, a obrażenia z Fazy Utrzymania i tak cię znajdą. Każdego wydanego PW brakuje potem ciosom.',
  questions: [
    {
      ask: 'Czego Cień nie powstrzymuje?',
      answer:
        'Zdolności specjalnych, obrażeń z Fazy Utrzymania, kart, żetonów i towarzyszy ani tego, co zadaje ci obrona, gdy atakujesz.',
      rule: 'V-14',
    },
    {
      ask: 'Czy atak na mnie w Cieniu w ogóle się odbywa?',
      answer: 'Tak. Nie zadaje obrażeń, ale jego inne efekty działają, a na obronę się nie rzuca.',
      rule: 'R12.1.4',
    },
    {
      ask: 'Kiedy Cień znika?',
      answer:
        'Na końcu twojej tury, jeśli był u ciebie na jej początku. Ponowne wzięcie po drodze nic nie zmienia.',
      rule: 'R7.7.4',
    },
    {
      ask: 'Kiedy liczy się moje PW?',
      answer:
        'Gdy przy aktywacji ustala się obrażenia, już z tym, co daje zdolność. PW wydane później nic nie zmieniają.',
      rule: 'R15.4.6',
    },
    {
      ask: 'Czy Atak z zaskoczenia wzmocni Taniec cieni?',
      answer: 'Nie. Jego obrażenia są czyste.',
      rule: 'R12.3.4',
    },
    { ask: 'Kiedy wybieram między swoimi dwiema obronami?', answer: 'Zanim rzucisz.', rule: 'R9.4.2' },
    {
      ask: 'Czy Trucizna kiedyś mija?',
      answer: 'Nie. To trwały efekt: leży, dopóki coś go nie usunie.',
      rule: 'R7.7.1',
    },
  ],
};
