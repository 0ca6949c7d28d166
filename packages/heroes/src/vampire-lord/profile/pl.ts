import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Mam zaproszenie. Nawet dwa.',
  story:
    'Dwa wieki czekał na zaproszenie do zamku; Szalony Król zaprasza każdego. Przybył na kolację i stwierdza, że kolacja jest uzbrojona.',
  weapon: 'nienaganne maniery i długie zęby',
  win: [
    {
      do: 'Odkładaj Moc krwi.',
      how: 'Na planszy mieści się pięć, a każde z czterech zastosowań działa raz na turę.',
    },
    { do: 'Kup trzy za jedną.', how: 'Jedna Moc krwi wzmacnia atak o 3.' },
    { do: 'Uderz, potem pij.', how: 'Cztery żetony Mocy krwi leczą tyle, ile twój atak naprawdę zadał.' },
    { do: 'Psuj im kości.', how: 'Hipnoza przy 5–6 przerzuca kość przeciwnika.' },
  ],
  beware:
    'Nieśmiertelne ciało niczemu nie zapobiega; tylko się odgryza. Atak, któremu zapobieżono, nikogo nie nakarmi.',
  questions: [
    {
      ask: 'Czy mogę łączyć zastosowania Mocy krwi?',
      answer: 'Tak. Każde działa raz na turę i za każde płacisz osobno; tura innego gracza to nowa tura.',
    },
    {
      ask: 'Kiedy leczę się za cztery żetony Mocy krwi?',
      answer: 'Zaraz po zastosowaniu obrażeń swojego ataku, o tyle, ile dotarło.',
      rule: 'V-01',
    },
    {
      ask: 'Czy leczą mnie też obrażenia, które przyjęła Nyra?',
      answer: 'Nie. Tych nie zadano twojemu przeciwnikowi.',
      rule: 'V-29',
    },
    {
      ask: 'Ile leczy Nieśmiertelne ciało?',
      answer: 'Tyle, ile jego obrażeń przejdzie. Liczy się to razem z atakiem, więc może cię uratować.',
      rule: 'R13.8',
    },
    {
      ask: 'Które kości przerzuca Hipnoza?',
      answer:
        'Jedną kość przeciwnika, która leży na stole, ataku albo obrony. Żeton jest wydany, nawet gdy na twojej wypadnie mniej niż 5.',
      rule: 'R14.7.1',
    },
    {
      ask: 'Czy Magia krwi wymaga rzutu Hipnozy?',
      answer: 'Nie. Na poziomie I oddana Hipnoza czyni atak nieuchronnym bez żadnej kości.',
    },
    {
      ask: 'Jak kończy się Krwawienie?',
      answer:
        'W Fazie Utrzymania posiadacza każdy żeton ma swoją kość: 1–4 zadaje 1 i żeton zostaje, 5–6 go usuwa.',
      rule: 'R15.1.3',
    },
  ],
};
