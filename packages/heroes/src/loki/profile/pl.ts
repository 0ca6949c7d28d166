import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Przyniosłem prezenty. Śmiało, otwieraj.',
  story:
    'Cztery razy wygrał turniej pod cudzym imieniem i raz przegrał pod własnym. Wrócił jako on sam, tak przynajmniej twierdzi lista gości.',
  weapon: 'twoja własna ciekawość',
  win: [
    {
      do: 'Zakryj im najlepsze.',
      how: 'Ty wybierasz, co zakrywa Zauroczenie, a posiadacz nie aktywuje tego w swojej następnej Fazie Rzutu.',
    },
    { do: 'Dawaj hojnie.', how: 'Przy 2–5 to ty decydujesz, co robi Worek sztuczek, u kogokolwiek leży.' },
    {
      do: 'Sięgaj po Oszczerstwo.',
      how: 'Gdy masz mniej zdrowia niż cel, zadaje więcej i daje Iluzję, w przeciwnym razie jest nieuchronne.',
    },
    {
      do: 'Gromadź Iluzje.',
      how: 'Atakujący wskazuje jedną z trzech kart: nie zapobiegasz niczemu, połowie albo wszystkim obrażeniom.',
    },
  ],
  beware:
    'Przy 6 Worek sztuczek płaci posiadaczowi 2 PW. Na jeden atak działa tylko jedna Iluzja, a na zdolność specjalną żadna.',
  questions: [
    {
      ask: 'Kto może dostać Worek sztuczek?',
      answer:
        'Dowolny wybrany gracz, nawet ty. Gdy jest ich kilka, każdy dajesz osobno; nikt nie ma więcej niż dwa.',
      rule: 'R7.2.3',
    },
    {
      ask: 'Co potrafi Worek sztuczek?',
      answer:
        'Przy 1 posiadacz traci 1 PW, przy 6 bierze 2. Przy 2–5 wybierasz za niego: leczy 2, bierze 1 PW albo otrzymuje 2 nieuchronne obrażenia.',
    },
    {
      ask: 'Czy Zauroczenie może zablokować wszystko?',
      answer:
        'Nie. Nigdy zdolność specjalną ani ostatnią wolną zdolność ofensywną, a na jednej leży najwyżej jedno.',
    },
    {
      ask: 'Kiedy znika Zauroczenie?',
      answer: 'Z następną Fazą Rzutu posiadacza, nawet gdy nic nie aktywowano albo fazę pominięto.',
      rule: 'V-27',
    },
    {
      ask: 'Co, jeśli zakryta zdolność zostanie ulepszona?',
      answer:
        'Pozostaje zakryta: żeton leży na nazwie. Dodatkowa zdolność na tej samej karcie ulepszenia jest wolna.',
      rule: 'V-28',
    },
    {
      ask: 'Czy mogę użyć Iluzji, którą właśnie dała mi obrona?',
      answer: 'Nie przeciwko temu atakowi. Wziętą wcześniej możesz wydać, przed rzutem albo po nim.',
    },
    {
      ask: 'Kto zna kolejność moich trzech kart?',
      answer: 'Tylko ty, i potem też pozostaje tajna.',
      rule: 'V-39',
    },
  ],
};
