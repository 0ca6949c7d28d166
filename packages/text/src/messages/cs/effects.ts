import type { Messages } from '../../language.ts';

// Verbs that may follow "můžeš" have their infinitive behind a bar; in ⟨…⟩ it is the infinitive that is said.

export const effects: Messages['effects'] = {
  deal: '{has, select, yes {uděl|udělit {to} {x} {damage} {instead} {after}} other {uděl|udělit {to} {damage} ve výši {value}}}',
  take: '{has, select, yes {utrp|utrpět {x} {damage} {after}} other {utrp|utrpět {damage} ve výši {value}}}',
  isolated: '(samostatné zranění)',
  hard: '(nelze je snížit ani jim zabránit)',
  ifDealt: 'pokud útok udělí {n, plural, one {zranění} other {#+ zranění}}, {what}',
  drain: '{what} a uzdrav|uzdravit~se o tolik, kolik projde',
  add: '{has, select, yes {přidej|přidat {x} {damage} {instead} {after}} other {přidej|přidat {damage} ve výši {value}}}',
  lessen:
    '{has, select, yes {sniž|snížit zranění svého útoku o {x} {after}} other {sniž|snížit zranění svého útoku o výši {value}}}',
  undefendable: 'změň|změnit útok na neblokovatelný',
  prevent:
    '{who, select, self {zabraň|zabránit} many {{nom} zabrání} other {{nom} zabrání}} {x} {n, plural, one {zranění} other {zraněním}} {instead} {after}',
  preventHalf:
    '{who, select, self {zabraň|zabránit} many {{nom} zabrání} other {{nom} zabrání}} ½ hrozícího zranění',
  preventAll:
    '{who, select, self {zabraň|zabránit} many {{nom} zabrání} other {{nom} zabrání}} veškerému hrozícímu zranění',
  reflect: 'uděl|udělit útočníkovi ½ hrozícího zranění',
  halveOutgoing: 'do konce fáze hodu uděluješ ½ zranění',
  heal: '{who, select, self {uzdrav|uzdravit~se} many {{nom}~se uzdraví} other {{nom}~se uzdraví}} {has, select, yes {o {x} {instead} {after}} other {ve výši {value}}}',
  setHealth: 'místo toho máš {n} zdraví',
  survive: 'tento útok~ti nechá alespoň 1 zdraví',
  stealHealth: 'seber|sebrat {from} {x} zdraví {after}',

  cp: '{who, select, self {získej|získat} many {{nom} získají} other {{nom} získá}} {x} {cp} {instead} {after}',
  loseCp: '{who, select, self {ztrať|ztratit} many {{nom} ztratí} other {{nom} ztratí}} {x} {cp} {after}',
  payCp: 'utrať|utratit {x} {cp}',
  stealCp: 'seber|sebrat {from} {x} {cp} {after}',
  gainOrSteal: 'získej {n} {cp}; až {most} z nich můžeš místo toho sebrat {dat}',
  stealOfIt: '{most, plural, one {# z nich} other {až # z nich}} můžeš místo toho sebrat',
  payUpTo: 'utrať|utratit až {n} {cp}',
  payAny: 'utrať|utratit libovolný počet {cp}',

  gain: '{who, select, self {získej|získat} many {{nom} získají} other {{nom} získá}} {what} {after}',
  gainToLimit: 'získej|získat {token} do nejvyššího počtu',
  inflict: 'přiděl|přidělit {on} {what} {after}',
  remove: 'odstraň|odstranit {from} {what} {after}',
  removeThis: 'odstraň|odstranit tento žeton',
  removeOneOfThese: 'odstraň|odstranit {n} z těchto žetonů',
  removeTheseTokens: 'odstraň|odstranit všechny tyto žetony',
  removeFamily: '{n, plural, one {odstraň|odstranit {family}} other {odstraň|odstranit až # {family}}}',
  removeUpTo: 'odstraň|odstranit až {n} ze svých {token}',
  removeAny: 'odstraň|odstranit libovolný počet svých {token}',
  chooseToken: {
    self: 'zvol|zvolit 1 svůj žeton',
    anyone: 'zvol|zvolit žeton libovolného hráče',
    that: 'zvol|zvolit 1 žeton {gen}',
  },
  removeToken: {
    self: 'odstraň|odstranit 1 svůj žeton',
    anyone: 'odstraň|odstranit 1 žeton zvoleného hráče',
    that: 'odstraň|odstranit 1 žeton {gen}',
  },
  transferToken: {
    self: 'přesuň|přesunout 1 svůj žeton {dat}',
    anyone: 'přesuň|přesunout 1 žeton zvoleného hráče {dat}',
    that: 'přesuň|přesunout 1 žeton {gen} {dat}',
  },
  notUnique: '(zvýhodňující nebo znevýhodňující)',
  removeChosen: 'odstraň|odstranit tento žeton',
  transferChosen: 'přesuň|přesunout tento žeton {dat}',
  removeAll:
    '{who, select, self {odstraň|odstranit všechny své žetony} other {odstraň|odstranit {from} všechny žetony}}',
  passOn: 'přesuň|přesunout tento žeton {dat}',
  refuse: 'zabraň|zabránit přidělení 1 stavu z tohoto útoku',
  refuseNegative: 'zabraň|zabránit přidělení 1 znevýhodňujícího stavu z tohoto útoku',
  raiseLimit: 'zvyš|zvýšit svůj nejvyšší počet {token} o {n}',
  lowerLimit: 'sniž|snížit svůj nejvyšší počet {token} o {n}',
  advance:
    '{who, select, self {tikne každý tvůj žeton {tokenGen}} many {tikne každý žeton {tokenGen} (v libovolném pořadí)} other {tikne každý žeton {tokenGen} {gen}}}',
  advanceNext: 'tikne (otoč tento žeton na další stranu)',
  removeNext: 'odstraň|odstranit tento žeton',
  coverAbility:
    '{nom} jím zakryje 1 z tvých útočných schopností (ne ultimátní, ne poslední volnou); nemůžeš ji spustit',
  chooseKind: 'zvol|zvolit zvýhodňující stav z přehledu {gen}',
  gainChosen: 'získej|získat 1 takový žeton',
  gainOfLeaflet: 'získej|získat zvýhodňující stav z přehledu {gen}',
  movePiece:
    '{who, select, self {vrať|vrátit {token} na svou desku} other {přesuň|přesunout {token} na desku {gen}}}',
  flipBoard: 'natrvalo otoč|otočit svou desku',

  companion: {
    dialStart: 'nastav|nastavit {tokenAcc} na {x} zdraví',
    dialGain: '{token} se uzdraví {has, select, yes {o {x} {after}} other {ve výši {value}}}',
    dialLose: '{token} ztratí {x} zdraví {after}',
    build:
      '{n, plural, one {postav|postavit {tokenAcc} nebo ho otoč|otočit na pokročilou stranu} other {postav|postavit {tokenAcc} na pokročilé straně}}',
    buildBasic: 'postav|postavit {family}',
    buildAdvanced: 'postav|postavit {family} na pokročilé straně',
    improve: 'otoč|otočit {family} na pokročilou stranu',
    dismantle: 'odstraň|odstranit {tokenAcc}',
    place: 'polož|položit {tokenAcc} na svou desku',
    activate: '{token} vstupuje do akce',
    deactivate: '{token} vypadává z akce',
    useUpTo:
      '{n, plural, one {můžeš zdarma použít {family}} few {použij|použít zdarma až # různé {family}} other {použij|použít zdarma až # různých {family}}}',
    use: 'použij|použít {tokenAcc}',
  },
  thisPhase: 'v této fázi platí {what}',
  mayPlay: 'můžeš zahrát {card}',
  spell: {
    cast: 'sešli|seslat {token}: {what}',
    prepare: 'připrav|připravit {token}',
    castUpTo:
      '{n, select, all {sešli|seslat libovolný počet připravených kouzel} 1 {můžeš seslat 1 připravené kouzlo} other {sešli|seslat až {n} připravená kouzla}}',
    prepareUpTo:
      '{n, plural, one {připrav|připravit 1 kouzlo} few {připrav|připravit až # kouzla} other {připrav|připravit až # kouzel}}',
  },

  draw: '{who, select, self {dober|dobrat~si} many {{nom}~si doberou} other {{nom}~si dobere}} {x} {n, plural, one {kartu} few {karty} other {karet}} {after}',
  discard:
    '{who, select, self {odlož|odložit} many {{nom} odloží} other {{nom} odloží}} {x} {random, select, yes {{n, plural, one {náhodnou kartu} few {náhodné karty} other {náhodných karet}}} other {{n, plural, one {kartu} few {karty} other {karet}}}} {after}',
  discardHand:
    '{who, select, self {odlož|odložit celou ruku} many {{nom} odloží celou ruku} other {{nom} odloží celou ruku}}',
  lookAtHand: 'prohlédni|prohlédnout~si ruku {gen}',
  lookAtTop:
    'prohlédni|prohlédnout~si {n, plural, one {vrchní kartu} few {# vrchní karty} other {# vrchních karet}} svého balíčku',
  takeUpgrades: 'ukaž všechna vylepšení mezi nimi a vezmi si je do ruky',
  putBack: 'vrať|vrátit~je v libovolném pořadí',
  putRestBack: 'vrať|vrátit zbytek v libovolném pořadí',
  returnOne: 'vrať|vrátit 1 z nich na vrch nebo spodek balíčku',
  searchUpgrade:
    'ukaž|ukázat~je, najdi|najít v balíčku vylepšení, ukaž|ukázat ho, vezmi|vzít si ho do ruky a zamíchej|zamíchat balíček',
  searchAny: 'najdi|najít v balíčku 1 kartu, vezmi|vzít si ji do ruky a zamíchej|zamíchat balíček',
  playFromHand: 'zahraj|zahrát zdarma {n, plural, one {vylepšení} other {až # vylepšení}} z ruky',
  playFromDeck:
    'zahraj|zahrát zdarma {n, plural, one {vylepšení} other {až # vylepšení}} z balíčku a zamíchej|zamíchat ho',

  roll: '{who, select, self {hoď|hodit} many {{nom} hodí} other {{nom} hodí}} {n, plural, one {# kostkou} other {# kostkami}}',
  rollBody: '{roll}: {body}',
  rollThen: '{roll}, poté^ {body}',
  rerollOnce:
    '{all, select, yes {{n, plural, one {kostku můžeš jednou přehodit} other {můžeš jednou přehodit libovolné kostky}}} other {můžeš jednou přehodit {n, plural, one {# kostku} few {až # kostky} other {až # kostek}}}}',
  rerollOnceIf: 'pokud^ {cond}, {what}',
  offer: 'můžeš^ ⟨{price} a {what}⟩',
  opposedRoll: 'ty i {nom} hodíte každý 1 kostkou',
  opposedDefence: 'útočník také hodí 1 kostkou',
  die: {
    these: '1 z těchto kostek',
    own: '{other, select, yes {jinou ze svých kostek} other {1 ze svých kostek}}',
    team: '{other, select, yes {jinou svou nebo spoluhráčovu kostku} other {1 svou nebo spoluhráčovu kostku}}',
    opponents: '{other, select, yes {jinou kostku soupeře} other {1 kostku soupeře}}',
    any: '{other, select, yes {libovolnou jinou kostku} other {libovolnou kostku}}',
  },
  ofRoll: {
    any: '',
    offensive: 'z hodu na útok',
    defensive: 'z hodu na obranu',
  },
  even: 'se sudým číslem',
  chooseDie: 'zvol|zvolit {die}',
  chooseValue: {
    any: 'zvol|zvolit libovolnou hodnotu',
    step: 'zvol|zvolit hodnotu o 1 vyšší nebo nižší',
    copy: 'zvol|zvolit hodnotu jiné své kostky z téhož hodu',
    list: 'zvol|zvolit hodnotu {values}',
  },
  setDie: {
    value: 'změň|změnit {die} na {value}',
    any: 'změň|změnit {die} na libovolnou hodnotu',
    step: 'zvyš|zvýšit nebo sniž|snížit {die} o 1',
    copy: 'změň|změnit {die} na hodnotu jiné své kostky z téhož hodu',
    opposite: 'otoč|otočit {die} na protější stěnu',
  },
  setThatDie: {
    value: 'změň|změnit tuto kostku na {value}',
    chosen: 'změň|změnit tuto kostku na zvolenou hodnotu',
    opposite: 'otoč|otočit tuto kostku na protější stěnu',
  },
  rerollThese:
    'přehoď|přehodit {n, select, all {libovolné} other {{exact, select, yes {} other {až }}{n}}} z těchto kostek',
  rerollDie: 'přehoď|přehodit {die}',
  rerollThatDie: 'přehoď|přehodit tuto kostku',
  rerollDieTimes: {
    self: 'přehoď|přehodit {die}, nejvýše {n, plural, one {jednou} =2 {dvakrát} other {#krát}}',
    own: 'můžeš přehodit {n, plural, one {# kostku} =2 {až 2 kostky, nebo 1 kostku dvakrát} other {až # kostek, nebo 1 kostku #krát}}',
    team: 'kdo z tvého týmu házel, může přehodit {n, plural, one {# kostku} =2 {až 2 kostky, nebo 1 kostku dvakrát} other {až # kostek, nebo 1 kostku #krát}}',
    opponents:
      'soupeř může přehodit {n, plural, one {# kostku} =2 {až 2 kostky, nebo 1 kostku dvakrát} other {až # kostek, nebo 1 kostku #krát}}',
    any: 'kdo házel, může přehodit {n, plural, one {# kostku} =2 {až 2 kostky, nebo 1 kostku dvakrát} other {až # kostek, nebo 1 kostku #krát}}',
  },
  rerollDice: {
    own: 'přehoď|přehodit {n, select, all {libovolné} other {{exact, select, yes {} other {až }}{n}}} ze svých kostek {roll}',
    team: 'přehoď|přehodit {n, select, all {libovolné} other {{exact, select, yes {} other {až }}{n}}} ze svých nebo spoluhráčových kostek {roll}',
    opponents:
      'přehoď|přehodit {n, select, all {libovolné} other {{exact, select, yes {} other {až }}{n}}} z kostek soupeře {roll}',
    any: 'přehoď|přehodit {n, select, all {libovolné} other {{exact, select, yes {} other {až }}{n}}} z kostek jednoho hráče {roll}',
  },
  rerollByOwner: {
    any: 'kdo házel, může jednou přehodit {n, select, all {libovolné} other {{exact, select, yes {} other {až }}{n}}} z těchto kostek',
    offensive:
      'útočník může jednou přehodit {n, select, all {libovolné útočné kostky} other {{exact, select, yes {} other {až }}{n} z útočných kostek}}',
    defensive:
      'obránce může jednou přehodit {n, select, all {libovolné obranné kostky} other {{exact, select, yes {} other {až }}{n} z obranných kostek}}',
  },
  attempts: {
    card: 'aktivní hráč má v této fázi hodu na útok o {n, plural, one {# bojový pokus} few {# bojové pokusy} other {# bojových pokusů}} {more, select, yes {více} other {méně}}',
    own: '{before, select, yes {{more, select, yes {získej} other {ztrať}} {n, plural, one {# bojový pokus} few {# bojové pokusy} other {# bojových pokusů}}} other {máš v této fázi hodu na útok o {n, plural, one {# bojový pokus} few {# bojové pokusy} other {# bojových pokusů}} {more, select, yes {více} other {méně}}}}',
  },
  warpDie: 'zvol|zvolit 1 ze svých kostek, která v této fázi neukazuje žádný tvůj symbol',

  skip: {
    income: 'přeskoč|přeskočit svou fázi příjmu',
    offence: 'přeskoč|přeskočit~ji',
    other: 'přeskoč|přeskočit tuto fázi',
  },
  extraPhase: {
    self: 'má {nom} proti tobě další fázi hodu na útok',
    target: 'proveď|provést další fázi hodu na útok proti témuž soupeři',
    anybody: 'proveď|provést další fázi hodu na útok',
  },
  restartPhase: 'ukonči|ukončit tuto fázi hodu na útok a začni|začít novou',
  cancelAbility: 'schopnost selže',
  aim: 'zvol|zvolit~ho jako cíl',
  aimAtChosen: 'zvol|zvolit cíl (bez hodu na zacílení)',
  allowDefence: 'přesto proti němu použij|použít obrannou schopnost',
  redirect: 'nech|nechat {tokenAcc} utrpět zranění útoku',
  redirectSplit: 'rozděl|rozdělit zranění této fáze hodu mezi sebe a {tokenAcc}',

  mayDo: 'můžeš^ ⟨{what}⟩',
  mayLet: 'pokud chceš, {what}',
  personMay: '{nom} může rozhodnout: {what}',
  ifNot: 'pokud ne, {what}',
  insteadIf: '({n}, pokud^ {cond})',
  insteadPaid: '({n}, pokud chceš ⟨{pay}⟩)',
  mayPay: '{who, select, self {můžeš} other {{nom} může}} ⟨{pay}⟩',
  mayPayYou: '{nom} ti může dát {n} {cp}',
  payTo: 'můžeš^ ⟨{pay} a {what}⟩',
  payThen: '{who, select, self {můžeš} other {{nom} může}} ⟨{pay}⟩. Pokud ano, {what}',
  payOr: '{who, select, self {{pay}, nebo^ {other}} other {{nom} musí ⟨{pay}⟩, nebo^ {other}}}',
  chooseOne: 'zvol|zvolit jedno',
  choosesOne: '{nom}~si vybere',
  choosesForYou: '{nom} vybere za tebe',
  chooseUpTo: 'zvol|zvolit až {n, plural, one {# možnost} few {# různé možnosti} other {# různých možností}}',
  chooseOptional: 'můžeš zvolit jedno',
  orElse: '{a}; nebo^ {b}',
  onlyIf: '{what} (jen pokud^ {cond})',
  nothing: 'nic se nestane',
  times: '{n, plural, one {jednou} =2 {dvakrát} other {#krát}}: {what}',
  upToTimes: 'nejvýše {n, plural, one {jednou} =2 {dvakrát} other {#krát}}: {what}',
  forEach: '{each}^ {what}',
  upToForEach: '{each}, pokud chceš, {what}',
  forEachOpponent: 'pro každého soupeře: {what}',
  forEachPlayer: 'pro každého hráče: {what}',
  upToPeople: {
    player:
      'až pro {n, plural, few {# {distinct, select, yes {různé hráče} other {zvolené hráče}}} other {# {distinct, select, yes {různých hráčů} other {zvolených hráčů}}}}: {what}',
    opponent:
      'až pro {n, plural, few {# {distinct, select, yes {různé soupeře} other {zvolené soupeře}}} other {# {distinct, select, yes {různých soupeřů} other {zvolených soupeřů}}}}: {what}',
  },
  unlessVetoed: '{what}; soupeř tomu může zabránit odložením karty',
  choosePlayer: {
    player: 'zvol|zvolit hráče',
    opponent: 'zvol|zvolit soupeře',
    teammate: 'zvol|zvolit spoluhráče',
    another: 'zvol|zvolit jiného hráče',
    other: 'zvol|zvolit ještě jiného hráče',
    threatened: 'zvol|zvolit hráče, kterému hrozí zranění',
    giver: 'zvol|zvolit hráče se zvýhodňujícím stavem na přehledu',
    holder: 'zvol|zvolit hráče s žetony',
  },
  mayChoosePlayer: {
    player: 'můžeš zvolit hráče',
    opponent: 'můžeš zvolit soupeře',
    teammate: 'můžeš zvolit spoluhráče',
    another: 'můžeš zvolit jiného hráče',
    other: 'můžeš zvolit ještě jiného hráče',
    threatened: 'můžeš zvolit hráče, kterému hrozí zranění',
    giver: 'můžeš zvolit hráče se zvýhodňujícím stavem na přehledu',
    holder: 'můžeš zvolit hráče s žetony',
  },
  chooseNumber: 'zvol|zvolit číslo od 0 do {x} {after}',
  arrange: 'vylož|vyložit karty 1–{n} lícem dolů',
  pick: '{who, select, self {vyber|vybrat} many {{nom} vyberou} other {{nom} vybere}} jednu',
};
