import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Proszę zmrużyć oczy.',
  story:
    'Zobaczyła arenę z orbity i wzięła ją za wezwanie pomocy. To tylko królewski kucharz gotował; została, żeby poprawić oświetlenie.',
  weapon: 'światło dnia, prosto w oczy',
  win: [
    {
      do: 'Zbieraj rozbłyski.',
      how: 'Trzy Kosmiczne rozbłyski zadają wszystkim przeciwnikom w kolejnych Fazach Utrzymania 3, potem 2, potem 1.',
    },
    {
      do: 'Zachowaj promień.',
      how: 'Promień kosmiczny dodaje do ataku wyższą z dwóch kości, przy zdolności specjalnej też.',
    },
    {
      do: 'Trzymaj Promieniowanie do obrony.',
      how: 'Zmienia kość obrony w Gwiazdę: zapobiegasz 2 obrażeniom i 2 zadajesz.',
    },
  ],
  beware:
    'Promień kosmiczny wzięty w tej turze czeka na inną, a na turę działa tylko jeden. Na poziomie I obrona bez Gwiazdy nie robi nic.',
  questions: [
    {
      ask: 'Czy mogę użyć dwóch Promieniowań przy jednym rzucie?',
      answer: 'Tak, każdego na innej kości, po rzucie, a przed odczytaniem wyniku.',
      rule: 'R7.4.4',
    },
    {
      ask: 'Czy rozbłyski są atakiem?',
      answer:
        'Nie. Obszarowe obrażenia trafiają wszystkich przeciwników bez wyznaczania celu; nikt się nie broni i nic ich nie zwiększa, ale każdy może zapobiec swoim.',
      rule: 'R11.6',
    },
    {
      ask: 'Kiedy działa nowy rozbłysk?',
      answer: 'W twojej następnej Fazie Utrzymania. Obrażenia zadają wszystkie, potem jeden znika.',
    },
    {
      ask: 'Czy promień ze Świetlnej torpedy wzmocni ten sam atak?',
      answer: 'Nie, ani żaden inny w tej turze. Wzięte wcześniej mogą, jeden na turę.',
    },
    {
      ask: 'Czy Promień kosmiczny wzmacnia Wybuch Binary!?',
      answer:
        'Tak. Zdolności specjalnej nikt nie osłabi, ale ty możesz do niej dodać. Promień, który sama daje, jest jeszcze za świeży.',
      rule: 'R16.3',
    },
    {
      ask: 'Czy mogę stracić Promienie kosmiczne?',
      answer: 'Tylko wydając je. Nic ich nie przenosi ani nie usuwa.',
      rule: 'R7.5.4',
    },
  ],
};
