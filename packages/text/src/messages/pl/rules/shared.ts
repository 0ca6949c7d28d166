import { rule } from '../../../rulebook/section.ts';

export const shared = {
  SC: rule(
    'Wspólne karty',
    'W każdej talii jest tych samych 18 kart akcji, po jednej. Zmieniają kości, dobierają karty, dają PW, zapobiegają obrażeniom albo dotyczą żetonów efektów. Karty, które pozwalają przerzucać, nikogo do tego nie zmuszają.',
  ),
  'SC-01': rule(
    'Better D!',
    'Działa na kości właśnie rzucone do obrony, bez względu na to, kto się broni. To obrońca decyduje, które przerzuci, i robi to raz. Kości nie przybywa.',
  ),
  'SC-02': rule(
    'Buh, Bye!',
    'Działa na każdego gracza, także na ciebie, w dowolnej chwili. Kto ma wyższe pierwszeństwo, może najpierw wydać żeton. Towarzysze i żetony, których usunąć nie można, są bezpieczne.',
  ),
  'SC-03': rule(
    'Double Up!',
    'Można ją zagrać zawsze, także w cudzej turze. Limitu kart na ręce nie ma aż do twojej Fazy Odrzucenia Kart.',
  ),
  'SC-04': rule(
    'Get That Outta Here!',
    'Usuwa żeton tak samo jak SC-02, ale tylko w twojej Fazie Głównej, więc taniej. Inni mogą zareagować, na przykład wydać wybrany żeton.',
  ),
  'SC-05': rule(
    'Getting Paid!',
    'Nic nie kosztuje i zawsze można ją zagrać. Nigdy jednak nie masz więcej niż 15 PW.',
  ),
  'SC-06': rule(
    'Helping Hand!',
    'Przeciwnik nie ma nic do powiedzenia: wybrana przez ciebie kość zostaje przerzucona. Liczy się nowy wynik, lepszy czy gorszy.',
  ),
  'SC-07': rule(
    'Not This Time!',
    'Może ochronić ciebie albo każdego, na kogo w tej Fazie Rzutu nadchodzą obrażenia, także nieuchronne. Odejmuje się ją, zanim cokolwiek się podzieli. Na obrażenia specjalne nie działa.',
  ),
  'SC-08': rule(
    'One More Time!',
    'Daje jeszcze jedną próbę temu, kto rzuca na atak w tej fazie. Można ją zagrać nawet po zapowiedzi, a wtedy rzuca się dalej.',
  ),
  'SC-09': rule(
    'Samesies!',
    'Obie kości muszą być twoje i z tego samego rzutu. Symbol zmienia się razem z cyfrą.',
  ),
  'SC-10': rule(
    'Six-It!',
    'Działa na każdą rzuconą przez ciebie kość, także na kość obrony albo celu. Musi to być kość, którą jeszcze można zmienić.',
  ),
  'SC-11': rule(
    'So Wild!',
    'Działa na kość każdego gracza, dopóki można ją zmieniać. Możesz więc także zepsuć komuś rzut.',
  ),
  'SC-12': rule(
    'Tip It!',
    'Szóstki nie podniesiesz, jedynki nie obniżysz. Jako akcja natychmiastowa jest jedyną wspólną kartą, która zmienia kości także poza fazami rzutu.',
  ),
  'SC-13': rule(
    'Transference!',
    'Ty wybierasz obu graczy; jednym z nich możesz być ty. Żeton pozostaje taki, jaki był. Nie można wybrać planszy, na której nie ma dla niego miejsca.',
  ),
  'SC-14': rule(
    'Triple Up!',
    'Można ją zagrać zawsze. Gdy talia się skończy, potasuj stos kart odrzuconych w nową i dobieraj dalej.',
  ),
  'SC-15': rule(
    'Try, Try Again!',
    'Dla kości twoich albo członka drużyny, nigdy przeciwnika. Przerzuca się dwie kości raz albo jedną dwa razy.',
  ),
  'SC-16': rule(
    'Twice as Wild!',
    'Obie kości pochodzą z rzutu, który można teraz zmieniać. To najpewniejszy sposób, by powstrzymać zapowiedzianą zdolność specjalną.',
  ),
  'SC-17': rule(
    'Vegas Baby!',
    'Wynik 1 lub 2 daje 1 PW, 3 lub 4 daje 2, a 5 lub 6 daje 3. Inni mogą zmienić kość akcjami natychmiastowymi.',
  ),
  'SC-18': rule(
    'What Status Effects?',
    'Zdejmuje z jednej planszy wszystko, dobre i złe. Żetony, których usunąć nie można, i towarzysze zostają. Gracz, którego to dotyczy, może w reakcji wydać żetony.',
  ),
  ED: rule(
    'Wydania i opcje',
    'W jednej grze mogą się spotkać bohaterowie wszystkich wydań; tam, gdzie wydania się różnią, rozstrzygają opcje wybrane przed grą. Pierwszeństwo może iść zgodnie z ruchem wskazówek zegara zamiast w kolejności tur (R14.2), a z prawa pierwszeństwa (R14.5) można zrezygnować. Leczenie może działać od razu, a nie razem z obrażeniami (R13.1). Kość celu zdolności specjalnej (R16) może być dostępna dla strony atakującej, kości wydanych żetonów (R14.7) można wyłączyć ze zmian, a karty akcji Fazy Rzutu (R14.8) może być wolno zakłócać. Można też pozwolić na tego samego bohatera dwa razy (R1) i skrócić pojedynek (R17.1).',
  ),
};
