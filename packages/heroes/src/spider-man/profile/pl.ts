import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Cześć. Pa. Ty tu jeszcze powisisz.',
  story:
    'Przyjechał do zamku z wycieczką szkolną i w zbrojowni zgubił klasę. Walczy do odjazdu autokaru; wypracowanie jest na poniedziałek.',
  weapon: 'cokolwiek się klei',
  win: [
    {
      do: 'Rób Kombo co turę.',
      how: 'Po ataku daje ci drugą Fazę Rzutu Ofensywnego przeciwko temu samemu przeciwnikowi.',
    },
    {
      do: 'Najpierw zasieciuj, potem bij.',
      how: 'Zasieciowanie od razu zadaje 2 i czyni następny zwyczajny atak nieuchronnym.',
    },
    {
      do: 'Wybieraj obronę.',
      how: 'Pajęczy zmysł przy Pająku zapobiega połowie, Kontra zadaje 1 za każdy Strzał sieci.',
    },
    {
      do: 'Mądrze wydawaj Niewidzialność.',
      how: 'Przerzuca Pajęczy zmysł, broni przed nieuchronnym atakiem albo opłaca karty Zasadzka! i Niezła próba!',
    },
  ],
  beware: 'Twoje obrony są wątłe, a ulepszenia masz tylko cztery. Bez ataku nie ma Kombo.',
  questions: [
    {
      ask: 'Kiedy wydaję Kombo?',
      answer:
        'Po obrażeniach swojego ataku, raz na turę, nawet gdy wszystkim zapobieżono. Wzięte w dodatkowej fazie czeka.',
      rule: 'V-01',
    },
    {
      ask: 'Czy mogę kogoś zasieciować dwa razy?',
      answer: 'Nie, póki tkwi w sieci: nie ma drugiego żetonu ani drugich 2 obrażeń.',
      rule: 'R7.3.2',
    },
    {
      ask: 'Który atak zużywa Zasieciowanie?',
      answer:
        'Następny ze zwyczajnymi obrażeniami, czyjkolwiek. Ataki nieuchronne, czyste i specjalne go nie ruszają.',
    },
    {
      ask: 'Czy Usidleniu pomaga jego własna sieć?',
      answer: 'Nie, ta przychodzi po obrażeniach. Sieć, która leżała już wcześniej, pomaga.',
      rule: 'R10.5',
    },
    {
      ask: 'Czy Niewidzialność działa przeciwko zdolności specjalnej?',
      answer: 'Nie. Pozwala się bronić tylko przed atakami nieuchronnymi i czystymi.',
      rule: 'V-19',
    },
    {
      ask: 'Czy Wystrzelenie sieci jest atakiem?',
      answer: 'Nie, samo nie zadaje obrażeń; te 2 pochodzą od żetonu. Cel i tak jest potrzebny.',
      rule: 'R15.5.1',
    },
  ],
};
