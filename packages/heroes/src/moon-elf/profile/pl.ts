import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Stój spokojnie. Albo i nie.',
  story:
    'Od trzystu lat zestrzeliwuje po ciemku to samo jabłko z tego samego muru. Przyjechała na turniej postrzelać do czegoś, co się rusza.',
  weapon: 'długi łuk i kiepskie światło',
  win: [
    {
      do: 'Oślepiaj przed wielką turą.',
      how: 'Przy 1–2 zdolność oślepionego zawodzi, ze wszystkim, co miała zrobić.',
    },
    {
      do: 'Namierz, potem strzelaj.',
      how: 'Namierzenie dodaje 2 do każdego ataku na posiadacza i nie znika.',
    },
    { do: 'Oplątuj często.', how: 'Jedna próba rzutu mniej psuje i strity, i rzadkie symbole.' },
    {
      do: 'Zaufaj swoim stopom.',
      how: 'Dwie Stopy wśród pięciu kości obrony zapobiegają połowie, a wypadają częściej niż co drugi raz.',
    },
  ],
  beware:
    'Namierzenie służy każdemu atakującemu, nie tylko tobie. W obronie cztery Stopy nie dają więcej niż dwie.',
  questions: [
    {
      ask: 'Czy Namierzenie liczy się do ataku, który je zagrywa?',
      answer:
        'Tak. Zgubny strzał, Zaćmienie i zdolność specjalna zagrywają je przed obrażeniami, więc zadają o 2 więcej.',
      rule: 'V-13',
    },
    {
      ask: 'Co powstrzymuje Oślepienie?',
      answer:
        'Przy 1–2 wszystko, co robi zdolność: obrażenia, żetony, wyznaczenie celu. Zużyte już karty i PW nie wracają.',
      rule: 'V-16',
    },
    {
      ask: 'Czy Oślepienie powstrzyma zdolność specjalną?',
      answer: 'Nie. Żeton znika bez rzutu.',
      rule: 'R16.4',
    },
    {
      ask: 'Co, jeśli oślepiony gracz niczego nie aktywuje?',
      answer: 'Oślepienie znika na zakończenie jego Fazy Rzutu. Jeśli ta faza jest pominięta, zostaje.',
      rule: 'V-27',
    },
    {
      ask: 'Ile prób zostaje przy Oplątaniu?',
      answer: 'Dwie. Karta, która daje kolejną próbę, dodaje ją do nich.',
      rule: 'V-34',
    },
    {
      ask: 'Czy mogę się bronić przed nieuchronnymi obrażeniami?',
      answer: 'Pudłem nie. Unik przy 1–2 im zapobiega i tylko wobec specjalnych jest bezradny.',
      rule: 'R9.4.1',
    },
  ],
};
