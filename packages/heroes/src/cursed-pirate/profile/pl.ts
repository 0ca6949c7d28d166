import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Dług to skarb, który nauczył się czekać.',
  story:
    'Dwa razy utonęła, raz ją pochowano, za każdym razem z opóźnieniem. Trzy monety usypiają klątwę, a w jej rękach monety nigdy nie są bezpieczne. W nagrodzie Króla jest ich więcej.',
  weapon: 'cudzy proch',
  win: [
    { do: 'Rabuj, póki oddychasz.', how: 'PW, karty i beczka pod każdym krzesłem.' },
    { do: 'Przemień się z rozmysłem.', how: 'Martwa strona bije mocniej, a kto próżnuje, dostaje beczkę.' },
    {
      do: 'Potem się spiesz.',
      how: 'Klątwa zabiera 4 w każdej Fazie Utrzymania: 50 zdrowia starcza na dwanaście tur.',
    },
  ],
  beware:
    'Tych 4 nic nie zmniejszy i mało co cię leczy: Pirackie życie! zwraca 3. Przy 6 beczka może do ciebie wrócić.',
  questions: [
    {
      ask: 'Kiedy się przemienię, jeśli nic z tym nie zrobię?',
      answer: 'Na końcu czwartej tury: trzy kosztują po monecie, czwarta nie znajduje żadnej.',
    },
    {
      ask: 'Czy plansza kiedyś odwróci się z powrotem?',
      answer: 'Nigdy. Do końca gry leży przeklętą stroną do góry, cokolwiek weźmiesz.',
    },
    {
      ask: 'Czy mogę odmówić wzięcia Przeklętego dublona?',
      answer:
        'Tak, zawsze. Gra w kości pozwala też wyrzucić ich tyle, ile chcesz, gdy spieszno ci do przemiany.',
    },
    {
      ask: 'Kto może usuwać Przeklęte dublony?',
      answer:
        'Tylko zdolności z twojej planszy. Żadna karta ani inny żeton ich nie usunie ani nie przeniesie.',
      rule: 'R7.5.4',
    },
    {
      ask: 'Czy beczkę można mi odesłać?',
      answer:
        'Przy 6 tak: trafia do dowolnie wybranego innego gracza. Jeśli ten ma już beczkę, stara wybucha.',
      rule: 'EX-9',
    },
    {
      ask: 'Czy wybuch beczki jest częścią mojego ataku?',
      answer: 'Nie. Działa od razu i osobno, a to, co zatrzymuje twój atak, jego nie zatrzyma.',
      rule: 'R11.9',
    },
    {
      ask: 'Czy Parlay albo Uwiąd złagodzi zdolność specjalną?',
      answer: 'Nie. Zdolność specjalna nic sobie z nich nie robi.',
      rule: 'R16.4',
    },
    {
      ask: 'Kiedy martwa strona rozdaje beczki?',
      answer:
        'Raz na turę, po ostatniej Fazie Rzutu. Ratuje atak na kogokolwiek, nawet taki, który nic nie zadał; pominięta faza to nie atak.',
      rule: 'V-35',
    },
  ],
};
