import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Rozgrzeszenie za dopłatą.',
  story:
    'Dotrzymuje każdego ślubu i na każdy ma pokwitowanie. Przybył na turniej ocalić duszę Króla, nie zastał nikogo i wysłał rachunek do skarbca.',
  weapon: 'poświęcony miecz i taca na ofiary',
  win: [
    {
      do: 'Płać za szczęście.',
      how: 'Dziesięcina przerzuca jedną twoją kość za 1 PW, tyle razy, na ile cię stać.',
    },
    {
      do: 'Odpowiadaj połowami.',
      how: 'Ochrona połowie zapobiega, Odwet połowę zadaje, a obie liczy się od tych samych obrażeń.',
    },
    {
      do: 'Odkładaj modlitwy na później.',
      how: 'Moc modlitwy daje Obrażenia krytyczne i Celność: kolejny atak zada o 4 więcej i będzie nieuchronny.',
    },
    {
      do: 'Zagraj Dziesięcinę II.',
      how: 'Dobranie karty kosztuje 2 PW, a zdolność aktywowana z Modlitwą przynosi ci 1.',
    },
  ],
  beware:
    'Obrażenia krytyczne wymagają ataku za co najmniej 5. Gdy przeciwnik aktywuje zdolność specjalną, pomoże już tylko Boskie błogosławieństwo.',
  questions: [
    {
      ask: 'Które kości przerzuca Dziesięcina?',
      answer:
        'Dowolną twoją, która leży na stole: ataku, obrony albo rzuconą na efekt. Każdy przerzut kosztuje 1 PW.',
      rule: 'RUL-75',
    },
    {
      ask: 'Czy Odwet zmniejsza obrażenia, które otrzymuję?',
      answer:
        'Nie. Zadaje atakującemu połowę nadchodzących, nawet jeśli w końcu nic z nich do ciebie nie dotrze.',
      rule: 'R13.5',
    },
    {
      ask: 'Czy na jeden atak mogę wydać dwie Ochrony?',
      answer:
        'Tak: wydaj jedną, weź drugą dzięki obronie i też ją wydaj. Obie połowy liczy się od tej samej sumy.',
      rule: 'R13.4',
    },
    {
      ask: 'Czy Obrażenia krytyczne i Celność z Mocy modlitwy pomogą temu samemu atakowi?',
      answer: 'Nie. Stoją po słowie „następnie”, więc przychodzą po zastosowaniu obrażeń.',
      rule: 'RUL-26',
    },
    {
      ask: 'Kiedy wydaję Celność?',
      answer: 'Przy ataku, przed którym można się jeszcze bronić, czyli zanim obrońca rzuci.',
    },
    {
      ask: 'Czy Boskie błogosławieństwo ratuje przed zdolnością specjalną?',
      answer: 'Tak. Obrażeń nie zmienia; zostawia ci 1 zdrowia zamiast 0.',
      rule: 'RUL-89',
    },
  ],
};
