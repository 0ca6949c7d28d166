import type { Messages } from '../../language.ts';

export const effects: Messages['effects'] = {
  deal: 'zadaj {x} {damage} {to} {after}',
  take: 'otrzymaj {x} {damage} {after}',
  isolated: '(osobne źródło obrażeń)',
  hard: '(nie można ich zmniejszyć ani im zapobiec)',
  ifDealt:
    'jeśli atak zada {n, plural, one {obrażenia} few {co najmniej # obrażenia} other {co najmniej # obrażeń}}, {what}',
  drain: '{what} i ulecz tyle zdrowia, ile obrażeń zadasz',
  add: 'dodaj {x} {damage} {after}',
  lessen:
    '{has, select, yes {zmniejsz obrażenia swojego ataku o {x}} other {zmniejsz obrażenia swojego ataku}} {after}',
  undefendable: 'atak staje się nieuchronny',
  prevent:
    '{who, select, self {zapobiegnij} many {{nom} zapobiegają} other {{nom} zapobiega}} {has, select, yes {{x} {n, plural, one {obrażeniu} other {obrażeniom}}} other {obrażeniom}} {after}',
  preventHalf:
    '{who, select, self {zapobiegnij} many {{nom} zapobiegają} other {{nom} zapobiega}} połowie nadchodzących obrażeń (zaokrąglając w górę)',
  preventAll:
    '{who, select, self {zapobiegnij} many {{nom} zapobiegają} other {{nom} zapobiega}} wszystkim nadchodzącym obrażeniom',
  reflect: 'zadaj atakującemu połowę nadchodzących obrażeń (zaokrąglając w górę)',
  halveOutgoing: 'do końca Fazy Rzutu zadajesz tylko połowę obrażeń (zaokrąglając w górę)',
  heal: '{who, select, self {ulecz} many {{nom} odzyskują} other {{nom} odzyskuje}} {has, select, yes {{x} {n, plural, one {punkt} few {punkty} other {punktów}} zdrowia} other {punkty zdrowia}} {after}',
  setHealth: 'twoje zdrowie wynosi zamiast tego {n}',
  survive: 'jeśli ten atak zmniejszyłby twoje zdrowie do 0, wynosi ono zamiast tego 1',
  stealHealth: 'ukradnij {x} {n, plural, one {punkt} few {punkty} other {punktów}} zdrowia {from} {after}',

  cp: '{who, select, self {weź} many {{nom} biorą} other {{nom} bierze}} {x} {cp} {after}',
  loseCp: '{who, select, self {strać} many {{nom} tracą} other {{nom} traci}} {x} {cp} {after}',
  payCp: 'zapłać {x} {cp}',
  stealCp: 'ukradnij {x} {cp} {from} {after}',
  gainOrSteal: 'weź {n} {cp}, z czego do {most} możesz zamiast tego ukraść {dat}',
  payUpTo: 'zapłać do {n} {cp}',
  payAny: 'zapłać dowolną liczbę {cp}',

  gain: '{who, select, self {weź} many {{nom} biorą} other {{nom} bierze}} {what} {after}',
  gainToLimit: 'weź żetony {token} aż do swojego limitu stosu',
  inflict: 'zagraj {what} {on} {after}',
  remove: 'usuń {what} {from} {after}',
  removeThis: 'usuń ten żeton',
  removeOneOfThese: 'usuń {n} z tych żetonów',
  removeTheseTokens: 'usuń wszystkie te żetony',
  removeUpTo: 'usuń do {n, plural, one {# swojego żetonu} other {# swoich żetonów}} {token}',
  removeAny: 'usuń dowolną liczbę swoich żetonów {token}',
  chooseToken: {
    self: 'wybierz jeden ze swoich żetonów efektów',
    anyone: 'wybierz żeton efektu dowolnego gracza',
    that: 'wybierz żeton efektu z planszy {gen}',
  },
  removeToken: {
    self: 'usuń 1 ze swoich żetonów efektów',
    anyone: 'usuń 1 żeton efektu z planszy wybranego gracza',
    that: 'usuń 1 żeton efektu z planszy {gen}',
  },
  transferToken: {
    self: 'przenieś 1 ze swoich żetonów efektów na planszę {toGen}',
    anyone: 'przenieś 1 żeton efektu z planszy wybranego gracza na planszę {toGen}',
    that: 'przenieś 1 żeton efektu z planszy {gen} na planszę {toGen}',
  },
  notUnique: '(pozytywny lub negatywny)',
  removeChosen: 'usuń wybrany żeton',
  transferChosen: 'przenieś wybrany żeton na planszę {gen}',
  removeAll:
    '{who, select, self {usuń wszystkie swoje żetony efektów} other {usuń wszystkie żetony efektów {from}}}',
  passOn: 'przenieś ten żeton na planszę {gen}',
  refuse: 'zapobiegnij zagraniu na ciebie 1 żetonu efektu przez ten atak',
  refuseNegative: 'zapobiegnij zagraniu na ciebie 1 żetonu negatywnego efektu przez ten atak',
  raiseLimit: 'zwiększ swój limit stosu żetonów {token} o {n}',
  lowerLimit: 'zmniejsz swój limit stosu żetonów {token} o {n}',
  advance:
    '{who, select, self {odwróć każdy swój żeton {token} na następną stronę} many {odwróć każdy żeton {token} na planszach {gen} na następną stronę, w dowolnej kolejności} other {odwróć każdy żeton {token} na planszy {gen} na następną stronę}}',
  advanceNext: 'odwróć ten żeton na następną stronę',
  removeNext: 'usuń ten żeton',
  coverAbility:
    'gracz, do którego bohatera należy ten żeton, kładzie go na jednej z twoich zdolności ofensywnych (nie na zdolności specjalnej i nie na ostatniej wolnej), której nie możesz aktywować',
  chooseKind: 'wybierz pozytywny efekt z karty informacyjnej {gen}',
  gainChosen: 'weź 1 taki żeton',
  gainOfLeaflet: 'weź 1 żeton pozytywnego efektu z karty informacyjnej {gen}',
  movePiece:
    '{who, select, self {przenieś {token} z powrotem na swoją planszę} other {przenieś {token} na planszę {gen}}}',
  flipBoard: 'odwróć swoją planszę bohatera na drugą stronę do końca gry',

  companion: {
    dialStart: 'ustaw {token} na {x} {n, plural, one {punkt} few {punkty} other {punktów}} zdrowia',
    dialGain:
      '{token} odzyskuje {has, select, yes {{x} {n, plural, one {punkt} few {punkty} other {punktów}} zdrowia} other {punkty zdrowia}} {after}',
    dialLose: '{token} traci {x} {n, plural, one {punkt} few {punkty} other {punktów}} zdrowia {after}',
    build:
      '{n, plural, one {zbuduj {token} albo odwróć na stronę zaawansowaną} other {zbuduj {token} od razu na stronie zaawansowanej}}',
    buildBasic: 'zbuduj {token} (strona podstawowa)',
    buildAdvanced: 'zbuduj {token} (strona zaawansowana)',
    improve: 'odwróć {token} na stronę zaawansowaną',
    dismantle: 'usuń {token}',
    place: 'połóż {token} na swojej planszy',
    activate: '{token} wchodzi do akcji',
    deactivate: '{token} wypada z akcji',
    useUpTo:
      '{n, plural, one {możesz użyć za darmo 1 z tych, które masz w grze} other {użyj za darmo do # różnych spośród tych, które masz w grze}}: {list}',
    use: 'użyj {token}',
  },
  noted: 'do końca fazy liczy się to dla: {list} (patrz tam)',
  spell: {
    cast: 'rzuć zaklęcie {token}: {what}',
    prepare: 'przygotuj zaklęcie {token}',
    castUpTo:
      '{n, select, all {rzuć dowolną liczbę przygotowanych zaklęć} 1 {możesz rzucić 1 przygotowane zaklęcie} other {rzuć do {n} przygotowanych zaklęć}}',
    prepareUpTo: '{n, plural, one {przygotuj 1 zaklęcie} other {przygotuj do # zaklęć}}',
  },

  draw: '{who, select, self {dobierz} many {{nom} dobierają} other {{nom} dobiera}} {x} {n, plural, one {kartę} few {karty} other {kart}} {after}',
  discard:
    '{who, select, self {odrzuć} many {{nom} odrzucają} other {{nom} odrzuca}} {random, select, yes {losowo } other {}}{x} {n, plural, one {kartę} few {karty} other {kart}} {after}',
  discardHand:
    '{who, select, self {odrzuć wszystkie karty z ręki} many {{nom} odrzucają wszystkie karty z ręki} other {{nom} odrzuca wszystkie karty z ręki}}',
  lookAtHand: 'obejrzyj karty na ręce {gen}',
  lookAtTop:
    'obejrzyj {n, plural, one {wierzchnią kartę} few {# wierzchnie karty} other {# wierzchnich kart}} swojej talii',
  takeUpgrades: 'pokaż wszystkie ulepszenia spośród nich i weź je na rękę',
  putBack: 'odłóż te karty na wierzch swojej talii w dowolnej kolejności',
  putRestBack: 'odłóż pozostałe na wierzch swojej talii w dowolnej kolejności',
  returnOne: 'odłóż 1 z dobranych kart na wierzch albo na spód swojej talii',
  searchUpgrade:
    'ujawnij te karty, wyszukaj w swojej talii 1 ulepszenie, pokaż je, weź na rękę i potasuj talię',
  searchAny: 'wyszukaj w swojej talii 1 kartę, weź ją na rękę i potasuj talię',
  playFromHand: 'wprowadź do gry {n, plural, one {1 ulepszenie} other {do # ulepszeń}} z ręki za darmo',
  playFromDeck:
    'wyszukaj w swojej talii {n, plural, one {1 ulepszenie i wprowadź je} other {do # ulepszeń i wprowadź je}} do gry za darmo, po czym potasuj talię',

  roll: '{who, select, self {rzuć} many {{nom} rzucają} other {{nom} rzuca}} {n, plural, one {# kością} other {# kośćmi}}',
  rollBody: '{roll}: {body}',
  rollThen: '{roll}, następnie {body}',
  rerollOnce:
    '{all, select, yes {{n, plural, one {możesz raz przerzucić tę kość} other {możesz raz przerzucić dowolne z tych kości}}} other {możesz raz przerzucić {n, plural, one {1 z tych kości} other {do # z tych kości}}}}',
  rerollOnceIf: 'jeśli {cond}, {what}',
  offer: 'dopóki te kości leżą na stole, możesz zrobić to: {what}',
  opposedRoll: 'ty i {nom} rzucacie, każdy 1 kością',
  opposedDefence: 'atakujący także rzuca 1 kością',
  nameFace: 'wybierz jedną ze ścianek swojej kości i zastosuj jej efekt: {body}',
  die: {
    own: '{other, select, yes {inną ze swoich kości} other {1 ze swoich kości}}',
    team: '{other, select, yes {inną kość swoją lub członka drużyny} other {1 kość swoją lub członka drużyny}}',
    opponents: '{other, select, yes {inną kość przeciwnika} other {1 kość przeciwnika}}',
    any: '{other, select, yes {dowolną inną kość} other {dowolną kość}}',
  },
  ofRoll: {
    any: '',
    offensive: 'z rzutu ofensywnego',
    defensive: 'z rzutu obronnego',
  },
  even: 'z parzystym wynikiem',
  chooseDie: 'wybierz {die}',
  chooseValue: {
    any: 'wybierz dowolną wartość',
    step: 'wybierz wartość o 1 wyższą albo niższą',
    copy: 'wybierz wartość innej swojej kości z tego samego rzutu',
    list: 'wybierz wartość {values}',
  },
  setDie: {
    value: 'ustaw {die} na {value}',
    any: 'ustaw {die} na dowolną wartość',
    step: 'podnieś albo obniż {die} o 1',
    copy: 'ustaw {die} na wartość innej swojej kości z tego samego rzutu',
    opposite: 'odwróć {die} na przeciwną ściankę',
  },
  setThatDie: {
    value: 'ustaw tę kość na {value}',
    chosen: 'ustaw tę kość na wybraną wartość',
    opposite: 'odwróć tę kość na przeciwną ściankę',
  },
  rerollDie: 'przerzuć {die}',
  rerollThatDie: 'przerzuć tę kość',
  rerollDieTimes: {
    self: 'przerzuć {die}, do {n, plural, one {# razu} other {# razy}}',
    own: 'możesz przerzucić 1 ze swoich kości, do {n, plural, one {# razu} other {# razy}}',
    team: 'ty albo członek twojej drużyny, zależnie od tego, kto rzucał, może przerzucić 1 kość, do {n, plural, one {# razu} other {# razy}}',
    opponents: 'przeciwnik może przerzucić 1 kość, do {n, plural, one {# razu} other {# razy}}',
    any: 'rzucający może przerzucić 1 kość, do {n, plural, one {# razu} other {# razy}}',
  },
  rerollDice: {
    own: 'przerzuć {n, select, all {dowolne} other {{exact, select, yes {} other {do }}{n}}} ze swoich kości {roll}',
    team: 'przerzuć {n, select, all {dowolne} other {{exact, select, yes {} other {do }}{n}}} z kości swoich lub członka drużyny {roll}',
    opponents:
      'przerzuć {n, select, all {dowolne} other {{exact, select, yes {} other {do }}{n}}} z kości przeciwnika {roll}',
    any: 'przerzuć {n, select, all {dowolne} other {{exact, select, yes {} other {do }}{n}}} z kości jednego gracza {roll}',
  },
  rerollByOwner: {
    any: 'rzucający może raz przerzucić {n, select, all {dowolne} other {{exact, select, yes {} other {do }}{n}}} z tych kości',
    offensive:
      'atakujący może raz przerzucić {n, select, all {dowolne} other {{exact, select, yes {} other {do }}{n}}} z kości ataku',
    defensive:
      'obrońca może raz przerzucić {n, select, all {dowolne} other {{exact, select, yes {} other {do }}{n}}} z kości obrony',
  },
  attempts: {
    card: '{more, select, yes {gracz aktywny może wykonać {n, plural, one {# dodatkową próbę rzutu} few {# dodatkowe próby rzutu} other {# dodatkowych prób rzutu}}} other {gracz aktywny ma o {n, plural, one {# próbę rzutu} few {# próby rzutu} other {# prób rzutu}} mniej}} w tej Fazie Rzutu Ofensywnego',
    own: '{more, select, yes {możesz wykonać {n, plural, one {# dodatkową próbę rzutu} few {# dodatkowe próby rzutu} other {# dodatkowych prób rzutu}}} other {masz o {n, plural, one {# próbę rzutu} few {# próby rzutu} other {# prób rzutu}} mniej}} w tej Fazie Rzutu Ofensywnego',
  },
  warpDie:
    'wybierz jedną ze swoich kości: w tej Fazie Rzutu Ofensywnego nie pokazuje ona żadnego z twoich symboli',

  skip: {
    income: 'pomiń Fazę Dochodu',
    offence: 'pomiń Fazę Rzutu Ofensywnego',
    other: 'pomiń tę fazę',
  },
  extraPhase: {
    self: '{nom} rozgrywa dodatkową Fazę Rzutu Ofensywnego przeciwko tobie',
    target: 'rozegraj dodatkową Fazę Rzutu Ofensywnego przeciwko temu samemu przeciwnikowi',
    anybody: 'rozegraj dodatkową Fazę Rzutu Ofensywnego',
  },
  restartPhase: 'zakończ tę Fazę Rzutu Ofensywnego i rozpocznij nową',
  cancelAbility: 'aktywowana zdolność zawodzi i nie ma żadnego efektu',
  aim: 'wyznacz tego gracza na cel',
  aimAtChosen: 'wybierz przeciwnika na cel (bez rzutu na wyznaczenie celu)',
  allowDefence: 'możesz użyć zdolności obronnej przeciwko temu atakowi bez względu na rodzaj obrażeń',
  redirect: 'obrażenia ataku otrzymuje zamiast ciebie {token}',
  redirectSplit: 'podziel dowolnie obrażenia z tej Fazy Rzutu: część otrzymujesz ty, a resztę {token}',

  mayDo: 'jeśli chcesz, {what}',
  mayLet: 'jeśli chcesz, {what}',
  personMay: '{nom} może zdecydować: {what}',
  elseNot: '{what}; jeśli nie, {other}',
  mayPay: {
    cp: '{who, select, self {możesz} other {{nom} może}} zapłacić {n} {cp}',
    token: '{who, select, self {możesz} other {{nom} może}} wydać {what}',
    discard:
      '{who, select, self {możesz} other {{nom} może}} odrzucić {n, plural, one {# kartę} few {# karty} other {# kart}}',
  },
  payThen: '{pay}; jeśli tak, {what}',
  payElse: '{pay}; jeśli nie, {other}',
  payThenElse: '{pay}; jeśli tak, {what}; jeśli nie, {other}',
  chooseOne: 'wybierz jedno: {list}',
  choosesOne: '{nom} wybiera jedno: {list}',
  chooseUpTo: 'wybierz do {n} różnych: {list}',
  chooseOptional: 'możesz wybrać jedno: {list}',
  orElse: '{a}; albo {b}',
  onlyIf: '{what} (tylko gdy {cond})',
  nothing: 'nic się nie dzieje',
  times: '{n, plural, one {# raz} other {# razy}}: {what}',
  upToTimes: 'do {n, plural, one {# razu} other {# razy}}: {what}',
  forEach: '{each} {what}',
  upToForEach: '{each}, jeśli chcesz, {what}',
  forEachOpponent: 'dla każdego przeciwnika: {what}',
  forEachPlayer: 'dla każdego gracza: {what}',
  upToPeople: {
    player: 'dla maksymalnie {n} {distinct, select, yes {różnych graczy} other {wybranych graczy}}: {what}',
    opponent:
      'dla maksymalnie {n} {distinct, select, yes {różnych przeciwników} other {wybranych przeciwników}}: {what}',
  },
  unlessVetoed: '{what}, chyba że przeciwnik odrzuci kartę, aby temu zapobiec',
  choosePlayer: {
    player: 'wybierz gracza',
    opponent: 'wybierz przeciwnika',
    teammate: 'wybierz członka swojej drużyny',
    another: 'wybierz innego gracza',
    other: 'wybierz jeszcze innego gracza',
    threatened: 'wybierz gracza, który ma nadchodzące obrażenia',
    giver: 'wybierz gracza, na którego karcie informacyjnej jest pozytywny efekt',
    holder: 'wybierz gracza, który ma żetony efektów',
  },
  mayChoosePlayer: {
    player: 'możesz wybrać gracza',
    opponent: 'możesz wybrać przeciwnika',
    teammate: 'możesz wybrać członka swojej drużyny',
    another: 'możesz wybrać innego gracza',
    other: 'możesz wybrać jeszcze innego gracza',
    threatened: 'możesz wybrać gracza, który ma nadchodzące obrażenia',
    giver: 'możesz wybrać gracza, na którego karcie informacyjnej jest pozytywny efekt',
    holder: 'możesz wybrać gracza, który ma żetony efektów',
  },
  chooseNumber: 'wybierz liczbę od 0 do {x} {after}',
  arrange:
    'ułóż {n, plural, few {# zakryte karty} other {# zakrytych kart}} w wybranej przez siebie kolejności',
  pick: '{who, select, self {wskaż} many {{nom} wskazują} other {{nom} wskazuje}} jedną z nich',
};
