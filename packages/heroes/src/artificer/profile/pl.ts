import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Spokojnie, to ma tak zgrzytać.',
  story:
    'Trzy gildie wyrzuciły go za budowanie pomocników, którzy nie chcą zapłaty. Przyjechał na turniej po złom: nigdzie indziej nie psuje się w tydzień tyle dobrych zbroi.',
  weapon: 'klucz i to, co nim ostatnio dokręcił',
  win: [
    {
      do: 'Buduj od razu.',
      how: 'Zaczynasz z 3 Syntezatorami, a 2 wystarczą na podstawowego bota już w pierwszej Fazie Głównej.',
    },
    {
      do: 'Rozwiń ulubieńca.',
      how: 'Za 3 Syntezatory bot przechodzi na stronę zaawansowaną; odtąd użyjesz go za 1 zamiast 2.',
    },
    { do: 'Poczekaj na trzy Nanity.', how: 'Jeden wybucha za 1 obrażenie, dwa za 3, trzy za 5.' },
    {
      do: 'Używaj botów za darmo.',
      how: 'Bzzzt!, Podkręcenie i Maksymalna moc! uruchamiają je bez Syntezatorów, na cokolwiek zwykle czekają.',
    },
  ],
  beware:
    'Zapadka na żadnym poziomie nie zapobiega obrażeniom. Syntezatory ponad limit 7 przepadają, a każda 6 w Fazie Utrzymania przeciwnika zdejmuje z niego Nanit.',
  questions: [
    {
      ask: 'Czy karty mogą usunąć albo przenieść moje boty?',
      answer:
        'Nie. Boty to towarzysze, a nie efekty, więc nic, co rusza żetony, ich nie dotyczy. Syntezatory i Nanity to żetony i mogą zniknąć.',
      rule: 'R8.1',
    },
    {
      ask: 'Kiedy mogę budować?',
      answer:
        'W swoich Fazach Głównych, przed walką i po niej, dopóki starcza Syntezatorów. Użycie bota ma własną porę, którą podaje jego tekst.',
    },
    {
      ask: 'Ile razy na turę działa bot?',
      answer:
        'Nanobot i Bot Bojowy raz, Bot Medyczny dwa razy. Darmowe użycia też się liczą, tylko nie kosztują Syntezatorów.',
    },
    {
      ask: 'Kogo rani wybuch Nanitów?',
      answer:
        'Każdego, kto je ma, także ciebie i członków twojej drużyny, jeśli ktoś je na was przeniósł. Potem wszystkie znikają.',
    },
    {
      ask: 'Czy detonacja jest częścią mojego ataku?',
      answer:
        'Jeśli wywołała ją zdolność, obrażenia celu dodaje się do ataku, a pozostali otrzymują obszarowe. W twojej Fazie Utrzymania to nie atak.',
      rule: 'R12.2.1',
    },
    {
      ask: 'Bot Medyczny wymaga 6 obrażeń: przed zapobieganiem czy po nim?',
      answer:
        'Przed nim. Liczy się atak taki, jaki nadszedł. Leczenie następuje po obrażeniach, więc najpierw trzeba je przeżyć.',
      rule: 'V-01',
    },
  ],
};
