import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Liczymy do trzech? Spójrz w dół.',
  story:
    'Przyjechała z czterema listami gończymi za tą samą twarzą i wszystkie sprzedała Królowi. Została na turniej, bo tu każdy, za kogo płacą, stoi nieruchomo i się kłania.',
  weapon: 'ten drugi rewolwer',
  win: [
    {
      do: 'Wydawaj każde Przeładowanie.',
      how: 'Co Fazę Utrzymania przychodzi jedno, a limit to dwa: strzelaj, zanim trzecie przepadnie.',
    },
    {
      do: 'Wcześnie wyznacz nagrodę.',
      how: 'Nagroda za głowę daje przy każdym ataku 1 obrażenie więcej i 1 PW, i nie znika.',
    },
    {
      do: 'Wygraj pojedynek.',
      how: 'Wyższa kość zadaje 3 albo zapobiega połowie; od poziomu II wystarczy remis.',
    },
    {
      do: 'Schowaj się za Unikiem.',
      how: 'Każdy przy 1–2 zapobiega wszystkim obrażeniom, a próbować możesz kilkoma.',
    },
  ],
  beware:
    'Nagroda za głowę płaci każdemu, kto strzela, nie tylko tobie. Sam Rewolwer zadaje mało: od 3 do 5 na poziomie I.',
  questions: [
    {
      ask: 'Kto odbiera Nagrodę za głowę?',
      answer:
        'Każdy, kto atakuje jej posiadacza: 1 obrażenie więcej i 1 PW, raz na atak, nawet gdy zapobieżono wszystkim obrażeniom.',
      rule: 'V-13',
    },
    {
      ask: 'Czy Nagroda za głowę liczy się do ataku, który ją zagrywa?',
      answer: 'Tak. Odczytuje się ją przy sumowaniu obrażeń, więc Łowczyni nagród już na niej zarabia.',
      rule: 'V-13',
    },
    {
      ask: 'Ile Przeładowań na jeden atak?',
      answer: 'Ile masz, po jednej kości na każde, przed obroną albo po niej.',
      rule: 'R12.3.8',
    },
    {
      ask: 'Kto wygrywa remis?',
      answer: 'W Porachunkach ty. W Pojedynku remis na poziomie I przegrywasz, a na poziomie II wygrywasz.',
    },
    {
      ask: 'Czy kości z pojedynku można zmieniać?',
      answer:
        'Tak. Każdy jest właścicielem kości, którą rzuca, więc karty do własnych kości działają na twoją.',
      rule: 'RUL-60',
    },
    {
      ask: 'Przed czym chroni Unik?',
      answer:
        'Przed wszystkimi obrażeniami fazy oprócz specjalnych, zwyczajnymi czy nieuchronnymi, także w Fazie Utrzymania. Inne efekty ataku i tak zachodzą.',
      rule: 'V-10',
    },
    {
      ask: 'Jak pozbyć się Powalenia?',
      answer: 'Zapłacić 2 PW przed Fazą Rzutu Ofensywnego albo tę fazę pominąć. Żeton znika tak czy owak.',
      rule: 'R15.4.1',
    },
  ],
};
