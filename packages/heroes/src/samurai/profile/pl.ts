import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Jedno cięcie to maniery. Dwa to gadulstwo.',
  story:
    'Służył panu, który umarł od złych rad. Przybył na turniej udzielić Królowi dobrej, a potem przepisowo się ukłonić.',
  weapon: 'katana i twoje sumienie',
  win: [
    {
      do: 'Poprzestań na dwóch rzutach.',
      how: 'Na końcu tury z mniej niż trzema próbami rzutu bierzesz 1 Honor.',
    },
    { do: 'Wydawaj Honor parami.', how: 'Jeden dodaje 1 obrażenie, dwa naraz dodają 3.' },
    {
      do: 'Najpierw ich zhańb.',
      how: 'Każda Hańba odejmuje 1 od następnego ataku posiadacza i razem z nim znika.',
    },
    {
      do: 'Oddawaj ciosy.',
      how: 'Cios wsteczny zadaje atakującemu połowę wartości kości, zaokrągloną w górę.',
    },
  ],
  beware:
    'Na poziomie I obrona z samych Katan kładzie Hańbę na tobie. Honor kończy się na dwóch: trzeci przepada.',
  questions: [
    {
      ask: 'Czy Bushido płaci, gdy pominięto moją fazę?',
      answer: 'Tak. Zero prób rzutu to też mniej niż trzy.',
      rule: 'V-27',
    },
    {
      ask: 'Czy kości przerzucone kartami liczą się do Bushido?',
      answer: 'Nie. Liczą się tylko całe próby rzutu, a nie pojedyncze kości, zmienione czy przerzucone.',
      rule: 'R15.4.2',
    },
    {
      ask: 'Czy Honor z Budo mogę wydać na ten sam atak?',
      answer: 'Tak. Bierzesz go przed obrażeniami.',
      rule: 'R10.4',
    },
    {
      ask: 'Kiedy znika Hańba?',
      answer:
        'Przy następnym ataku posiadacza, cała. Zdolność specjalna albo taka, która nie jest atakiem, jej nie rusza.',
    },
    {
      ask: 'Czy Cios wsteczny zmniejsza obrażenia, które otrzymuję?',
      answer:
        'Nie. Wymaga tylko, by nadchodziły obrażenia od zdolności ofensywnej przeciwnika, choćby nieuchronne, byle nie specjalne.',
      rule: 'R16.1',
    },
    { ask: 'Kto zaczyna z Honorem?', answer: 'Ty, z jednym, jeśli jesteś pierwszym graczem.', rule: 'R2.8' },
  ],
};
