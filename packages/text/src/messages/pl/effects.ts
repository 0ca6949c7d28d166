import type { Messages } from '../../language.ts';

// "usuń|usunąć": what the reader is told to do, and the infinitive that stands between ⟨ and ⟩.

const REROLL = '{n, select, all {dowolne} other {{exact, select, yes {} other {do }}{n}}}';
const HEALTH = '{n, plural, one {punkt} few {punkty} other {punktów}} zdrowia';
const MORE = '{n, plural, one {# dodatkową próbę} few {# dodatkowe próby} other {# dodatkowych prób}} rzutu';
const FEWER = '{n, plural, one {# próbę} few {# próby} other {# prób}} rzutu';
const AGAIN = '{n, plural, one {# kość} other {do # kości albo 1 kość # razy}}';

export const effects: Messages['effects'] = {
  deal: '{has, select, yes {zadaj|zadać {to} {x} {damage} {instead} {after}} other {zadaj|zadać {to} {damage} {value}}}',
  take: '{has, select, yes {otrzymaj|otrzymać {x} {damage} {after}} other {otrzymaj|otrzymać {damage} {value}}}',
  isolated: '(osobne źródło)',
  hard: '(nie można ich zmniejszyć ani im zapobiec)',
  ifDealt: 'jeśli atak zada {n, plural, one {obrażenia} other {#+ obrażeń}}, {what}',
  drain: '{what} i ulecz|uleczyć tyle zdrowia, ile obrażeń zadasz',
  add: '{has, select, yes {dodaj|dodać {x} {damage} {instead} {after}} other {dodaj|dodać {damage} {value}}}',
  lessen:
    'zmniejsz|zmniejszyć obrażenia swojego ataku {has, select, yes {o {x} {after}} other {o punkty {value}}}',
  undefendable: 'uczyń|uczynić atak nieuchronnym',
  prevent:
    '{who, select, self {zapobiegnij|zapobiec} many {{nom} zapobiegają} other {{nom} zapobiega}} {x} {n, plural, one {obrażeniu} other {obrażeniom}} {instead} {after}',
  preventHalf:
    '{who, select, self {zapobiegnij|zapobiec} many {{nom} zapobiegają} other {{nom} zapobiega}} ½ nadchodzących obrażeń',
  preventAll:
    '{who, select, self {zapobiegnij|zapobiec} many {{nom} zapobiegają} other {{nom} zapobiega}} wszystkim nadchodzącym obrażeniom',
  reflect: 'zadaj|zadać atakującemu ½ nadchodzących obrażeń',
  halveOutgoing: 'do końca Fazy Rzutu zadajesz ½ obrażeń',
  heal: `{who, select, self {ulecz|uleczyć} many {{nom} odzyskują} other {{nom} odzyskuje}} {has, select, yes {{x} ${HEALTH} {instead} {after}} other {punkty zdrowia {value}}}`,
  setHealth: 'zamiast tego twoje zdrowie wynosi {n}',
  survive: 'ten atak zostawia ci co najmniej 1 punkt zdrowia',
  stealHealth: `ukradnij|ukraść {from} {x} ${HEALTH} {after}`,

  cp: '{who, select, self {weź|wziąć} many {{nom} biorą} other {{nom} bierze}} {x} {cp} {instead} {after}',
  loseCp: '{who, select, self {strać|stracić} many {{nom} tracą} other {{nom} traci}} {x} {cp} {after}',
  payCp: 'zapłać|zapłacić {x} {cp}',
  stealCp: 'ukradnij|ukraść {from} {x} {cp} {after}',
  gainOrSteal: 'weź {n} {cp}; do {most} z nich możesz zamiast tego ukraść {dat}',
  stealOfIt: 'możesz zamiast tego ukraść {most, plural, one {# z nich} other {do # z nich}}',
  payUpTo: 'zapłać|zapłacić do {n} {cp}',
  payAny: 'zapłać|zapłacić dowolną liczbę {cp}',

  gain: '{who, select, self {weź|wziąć} many {{nom} biorą} other {{nom} bierze}} {what} {after}',
  gainToLimit: 'weź|wziąć {token} do swojego limitu',
  inflict: 'zagraj|zagrać {what} {on} {after}',
  remove: 'usuń|usunąć {what} {from} {after}',
  removeThis: 'usuń|usunąć ten żeton',
  removeOneOfThese:
    'usuń|usunąć {n, plural, one {# taki żeton} few {# takie żetony} other {# takich żetonów}}',
  removeTheseTokens: 'usuń|usunąć wszystkie te żetony',
  removeFamily: '{n, plural, one {usuń|usunąć {family}} other {usuń|usunąć do # {family}}}',
  removeUpTo: 'usuń|usunąć do {n} swoich {token}',
  removeAny: 'usuń|usunąć dowolną liczbę swoich {token}',
  chooseToken: {
    self: 'wybierz|wybrać swój żeton efektu',
    anyone: 'wybierz|wybrać żeton efektu dowolnego gracza',
    that: 'wybierz|wybrać żeton efektu {gen}',
  },
  removeToken: {
    self: 'usuń|usunąć 1 swój żeton efektu',
    anyone: 'usuń|usunąć 1 żeton efektu wybranego gracza',
    that: 'usuń|usunąć 1 żeton efektu {gen}',
  },
  transferToken: {
    self: 'przenieś|przenieść 1 swój żeton efektu na {acc}',
    anyone: 'przenieś|przenieść 1 żeton efektu wybranego gracza na {acc}',
    that: 'przenieś|przenieść 1 żeton efektu {gen} na {acc}',
  },
  notUnique: '(pozytywny lub negatywny)',
  removeChosen: 'usuń|usunąć ten żeton',
  transferChosen: 'przenieś|przenieść ten żeton na {acc}',
  removeAll: 'usuń|usunąć wszystkie {who, select, self {swoje żetony efektów} other {żetony efektów {from}}}',
  passOn: 'przenieś|przenieść ten żeton na {acc}',
  refuse: 'zapobiegnij|zapobiec zagraniu na ciebie 1 żetonu przez ten atak',
  refuseNegative: 'zapobiegnij|zapobiec zagraniu na ciebie 1 negatywnego żetonu przez ten atak',
  raiseLimit: 'zwiększ|zwiększyć swój limit {token} o {n}',
  lowerLimit: 'zmniejsz|zmniejszyć swój limit {token} o {n}',
  advance:
    '{who, select, self {tykają wszystkie twoje {tokens}} many {w dowolnej kolejności tykają wszystkie {tokens}} other {tykają wszystkie {tokens} {gen}}}',
  advanceNext: 'ten żeton tyka',
  removeNext: 'usuń|usunąć ten żeton',
  coverAbility:
    '{nom} kładzie go na jednej z twoich zdolności ofensywnych (nie na zdolności specjalnej i nie na ostatniej wolnej); nie możesz jej aktywować',
  chooseKind: 'wybierz|wybrać pozytywny efekt z karty informacyjnej {gen}',
  gainChosen: 'weź|wziąć 1 taki żeton',
  gainOfLeaflet: 'weź|wziąć pozytywny efekt z karty informacyjnej {gen}',
  movePiece:
    'przenieś|przenieść {token} {who, select, self {z powrotem na swoją planszę} other {na planszę {gen}}}',
  flipBoard: 'odwróć|odwrócić na stałe swoją planszę',

  companion: {
    dialStart: `ustaw|ustawić {tokenAcc} na {x} ${HEALTH}`,
    dialGain: `{token} odzyskuje {has, select, yes {{x} ${HEALTH} {after}} other {punkty zdrowia {value}}}`,
    dialLose: `{token} traci {x} ${HEALTH} {after}`,
    build:
      'zbuduj|zbudować {tokenAcc} {n, plural, one {albo odwróć|odwrócić go na stronę zaawansowaną} other {na stronie zaawansowanej}}',
    buildBasic: 'zbuduj|zbudować {family}',
    buildAdvanced: 'zbuduj|zbudować {family} na stronie zaawansowanej',
    improve: 'odwróć|odwrócić {family} na stronę zaawansowaną',
    dismantle: 'usuń|usunąć {tokenAcc}',
    place: 'połóż|położyć {tokenAcc} na swojej planszy',
    activate: '{token} wchodzi do akcji',
    deactivate: '{token} wypada z akcji',
    useUpTo:
      '{n, plural, one {możesz za darmo aktywować {family}} other {aktywuj|aktywować za darmo do # różnych {family}}}',
    use: 'aktywuj|aktywować {tokenAcc}',
  },
  thisPhase: 'w tej fazie {what}',
  mayPlay: 'możesz zagrać {card}',
  spell: {
    cast: 'rzuć|rzucić zaklęcie {token}: {what}',
    prepare: 'przygotuj|przygotować zaklęcie {token}',
    castUpTo:
      '{n, select, all {rzuć|rzucić dowolną liczbę przygotowanych zaklęć} 1 {możesz rzucić 1 przygotowane zaklęcie} other {rzuć|rzucić do {n} przygotowanych zaklęć}}',
    prepareUpTo: 'przygotuj|przygotować {n, plural, one {1 zaklęcie} other {do # zaklęć}}',
  },

  draw: '{who, select, self {dobierz|dobrać} many {{nom} dobierają} other {{nom} dobiera}} {x} {n, plural, one {kartę} few {karty} other {kart}} {after}',
  discard:
    '{who, select, self {odrzuć|odrzucić} many {{nom} odrzucają} other {{nom} odrzuca}} {random, select, yes {losowo } other {}}{x} {n, plural, one {kartę} few {karty} other {kart}} {after}',
  discardHand:
    '{who, select, self {odrzuć|odrzucić} many {{nom} odrzucają} other {{nom} odrzuca}} wszystkie karty z ręki',
  lookAtHand: 'obejrzyj|obejrzeć karty na ręce {gen}',
  lookAtTop:
    'obejrzyj|obejrzeć {n, plural, one {wierzchnią kartę} few {# wierzchnie karty} other {# wierzchnich kart}} swojej talii',
  takeUpgrades: 'weź|wziąć na rękę wszystkie ulepszenia spośród nich (pokaż je)',
  putBack: 'odłóż|odłożyć je na wierzch w dowolnej kolejności',
  putRestBack: 'odłóż|odłożyć resztę na wierzch w dowolnej kolejności',
  returnOne: 'odłóż|odłożyć 1 z nich na wierzch albo na spód swojej talii',
  searchUpgrade:
    'ujawnij|ujawnić je, wyszukaj|wyszukać w swojej talii ulepszenie, pokaż|pokazać je, weź|wziąć na rękę i potasuj|potasować talię',
  searchAny: 'wyszukaj|wyszukać w swojej talii kartę, weź|wziąć ją na rękę i potasuj|potasować talię',
  playFromHand: 'zagraj|zagrać za darmo {n, plural, one {ulepszenie} other {do # ulepszeń}} z ręki',
  playFromDeck:
    'zagraj|zagrać za darmo {n, plural, one {ulepszenie} other {do # ulepszeń}} ze swojej talii, następnie potasuj|potasować ją',

  roll: '{who, select, self {rzuć|rzucić} many {{nom} rzucają} other {{nom} rzuca}} {n, plural, one {# kością} other {# kośćmi}}',
  rollBody: '{roll}: {body}',
  rollThen: '{roll}, następnie {body}',
  rerollOnce:
    'możesz {all, select, yes {{n, plural, one {raz przerzucić tę kość} other {raz przerzucić dowolne kości}}} other {raz przerzucić {n, plural, one {1 kość} other {do # kości}}}}',
  rerollOnceIf: 'jeśli {cond}, {what}',
  offer: 'możesz ⟨{price}⟩, aby ⟨{what}⟩',
  opposedRoll: 'ty i {nom} rzucacie po 1 kości',
  opposedDefence: 'atakujący także rzuca 1 kością',
  die: {
    these: '1 z tych kości',
    own: '{other, select, yes {{form, select, gen {innej swojej kości} other {inną swoją kość}}} other {1 ze swoich kości}}',
    team: '{other, select, yes {{form, select, gen {innej kości} other {inną kość}}} other {{form, select, gen {1 kości} other {1 kość}}}} swojej drużyny',
    opponents:
      '{other, select, yes {{form, select, gen {innej kości} other {inną kość}}} other {{form, select, gen {1 kości} other {1 kość}}}} przeciwnika',
    any: '{other, select, yes {{form, select, gen {dowolnej innej kości} other {dowolną inną kość}}} other {{form, select, gen {dowolnej kości} other {dowolną kość}}}}',
  },
  ofRoll: {
    any: '',
    offensive: 'z rzutu ofensywnego',
    defensive: 'z rzutu obronnego',
  },
  even: 'z parzystym wynikiem',
  chooseDie: 'wybierz|wybrać {die}',
  chooseValue: {
    any: 'wybierz|wybrać dowolną wartość',
    step: 'wybierz|wybrać wartość o 1 wyższą albo niższą',
    copy: 'wybierz|wybrać wartość innej swojej kości z tego samego rzutu',
    list: 'wybierz|wybrać wartość {values}',
  },
  setDie: {
    value: 'zmień|zmienić wartość {dieGen} na {value}',
    any: 'zmień|zmienić wartość {dieGen} na dowolną',
    step: 'zwiększ|zwiększyć albo zmniejsz|zmniejszyć o 1 wartość {dieGen}',
    copy: 'zmień|zmienić wartość {dieGen} na wartość innej swojej kości z tego samego rzutu',
    opposite: 'odwróć|odwrócić {die} na przeciwną ściankę',
  },
  setThatDie: {
    value: 'zmień|zmienić wartość tej kości na {value}',
    chosen: 'zmień|zmienić wartość tej kości na tę wartość',
    opposite: 'odwróć|odwrócić tę kość na przeciwną ściankę',
  },
  rerollThese: `przerzuć|przerzucić ${REROLL} z tych kości`,
  rerollDie: 'przerzuć|przerzucić {die}',
  rerollThatDie: 'przerzuć|przerzucić tę kość',
  rerollDieTimes: {
    self: 'przerzuć|przerzucić {die}, do {n, plural, one {# razu} other {# razy}}',
    own: `możesz przerzucić ${AGAIN}`,
    team: `rzucający (ty albo członek drużyny) może przerzucić ${AGAIN}`,
    opponents: `przeciwnik może przerzucić ${AGAIN}`,
    any: `rzucający może przerzucić ${AGAIN}`,
  },
  rerollDice: {
    own: 'przerzuć|przerzucić {n, select, all {dowolne swoje kości} other {{exact, select, yes {{n} swoje kości} other {do {n} swoich kości}}}} {roll}',
    team: `przerzuć|przerzucić ${REROLL} kości swoich lub członka drużyny {roll}`,
    opponents: `przerzuć|przerzucić ${REROLL} kości przeciwnika {roll}`,
    any: `przerzuć|przerzucić ${REROLL} kości wybranego gracza {roll}`,
  },
  rerollByOwner: {
    any: `rzucający może raz przerzucić ${REROLL} z tych kości`,
    offensive: `atakujący może raz przerzucić ${REROLL} kości ataku`,
    defensive: `obrońca może raz przerzucić ${REROLL} kości obrony`,
  },
  attempts: {
    card: `gracz aktywny {more, select, yes {może wykonać ${MORE}} other {ma o ${FEWER} mniej}} w tej Fazie Rzutu Ofensywnego`,
    own: `{more, select, yes {możesz} other {masz}} {before, select, yes {w niej} other {w tej Fazie Rzutu Ofensywnego}} {more, select, yes {wykonać ${MORE}} other {o ${FEWER} mniej}}`,
  },
  warpDie: 'wybierz|wybrać swoją kość, która w tej fazie nie pokazuje żadnego z twoich symboli',

  skip: {
    income: 'pomiń|pominąć swoją Fazę Dochodu',
    offence: 'pomiń|pominąć ją',
    other: 'pomiń|pominąć tę fazę',
  },
  extraPhase: {
    self: '{nom} rozgrywa przeciwko tobie dodatkową Fazę Rzutu Ofensywnego',
    target: 'rozegraj|rozegrać dodatkową Fazę Rzutu Ofensywnego przeciwko temu samemu przeciwnikowi',
    anybody: 'rozegraj|rozegrać dodatkową Fazę Rzutu Ofensywnego',
  },
  restartPhase: 'zakończ|zakończyć tę Fazę Rzutu Ofensywnego i rozpocznij|rozpocząć nową',
  cancelAbility: 'zdolność zawodzi',
  aim: 'wyznacz|wyznaczyć go na cel',
  aimAtChosen: 'wybierz|wybrać cel (bez rzutu na wyznaczenie celu)',
  allowDefence: 'mimo to użyj przeciwko niemu zdolności obronnej',
  redirect: 'przenieś|przenieść obrażenia ataku na {tokenAcc}',
  redirectSplit: 'podziel|podzielić obrażenia z tej Fazy Rzutu między siebie a {tokenAcc}',

  mayDo: 'możesz ⟨{what}⟩',
  mayLet: 'jeśli chcesz, {what}',
  personMay: '{nom} może zdecydować: {what}',
  ifNot: 'jeśli nie, {what}',
  insteadIf: '({n}, jeśli {cond})',
  insteadPaid: '({n}, jeśli zechcesz ⟨{pay}⟩)',
  mayPay: '{who, select, self {możesz} other {{nom} może}} ⟨{pay}⟩',
  mayPayYou: '{nom} może ci zapłacić {n} {cp}',
  payTo: 'możesz ⟨{pay}⟩, aby ⟨{what}⟩',
  payThen:
    '{who, select, self {możesz ⟨{pay}⟩. Jeśli to zrobisz} other {{nom} może ⟨{pay}⟩. Jeśli to zrobi}}, {what}',
  payOr: '{who, select, self {{pay}} other {{nom} musi ⟨{pay}⟩}} albo {other}',
  chooseOne: 'wybierz|wybrać jedno',
  choosesOne: '{nom} wybiera',
  choosesForYou: '{nom} wybiera za ciebie',
  chooseUpTo: 'wybierz|wybrać do {n} różnych',
  chooseOptional: 'możesz wybrać jedno',
  orElse: '{a}; albo {b}',
  onlyIf: '{what} (tylko jeśli {cond})',
  nothing: 'nic się nie dzieje',
  times: '{n, plural, one {raz} =2 {dwa razy} other {# razy}} {what}',
  upToTimes: 'maksymalnie {n, plural, one {raz} =2 {dwa razy} other {# razy}} {what}',
  forEach: '{each} {what}',
  upToForEach: '{each}, jeśli chcesz, {what}',
  forEachOpponent: 'dla każdego przeciwnika {what}',
  forEachPlayer: 'dla każdego gracza {what}',
  upToPeople: {
    player: 'dla maksymalnie {n} {distinct, select, yes {różnych} other {wybranych}} graczy: {what}',
    opponent: 'dla maksymalnie {n} {distinct, select, yes {różnych} other {wybranych}} przeciwników: {what}',
  },
  unlessVetoed: '{what}; przeciwnik może odrzucić kartę, aby temu zapobiec',
  choosePlayer: {
    player: 'wybierz|wybrać gracza',
    opponent: 'wybierz|wybrać przeciwnika',
    teammate: 'wybierz|wybrać członka drużyny',
    another: 'wybierz|wybrać innego gracza',
    other: 'wybierz|wybrać jeszcze innego gracza',
    threatened: 'wybierz|wybrać gracza, który ma otrzymać obrażenia',
    giver: 'wybierz|wybrać gracza, który ma na karcie informacyjnej pozytywny efekt',
    holder: 'wybierz|wybrać gracza, który ma żetony efektów',
  },
  mayChoosePlayer: {
    player: 'możesz wybrać gracza',
    opponent: 'możesz wybrać przeciwnika',
    teammate: 'możesz wybrać członka drużyny',
    another: 'możesz wybrać innego gracza',
    other: 'możesz wybrać jeszcze innego gracza',
    threatened: 'możesz wybrać gracza, który ma otrzymać obrażenia',
    giver: 'możesz wybrać gracza, który ma na karcie informacyjnej pozytywny efekt',
    holder: 'możesz wybrać gracza, który ma żetony efektów',
  },
  chooseNumber: 'wybierz|wybrać liczbę od 0 do {x} {after}',
  arrange: 'połóż|położyć zakryte karty 1–{n}',
  pick: '{who, select, self {wskaż|wskazać} many {{nom} wskazują} other {{nom} wskazuje}} jedną',
};
