import type { Messages } from '../../language.ts';

export const things: Messages['things'] = {
  need: {
    small: 'mały strit',
    large: 'duży strit',
    kind: '{n} takich samych cyfr',
  },
  defensiveRoll: 'rzut obronny {n}',
  addedBy: 'pojawia się z kartą {card}',
  limit: 'limit stosu: {n}',
  limitOthers: 'limit stosu: {n} ({others} u innych bohaterów)',
  dial: 'licznik do {n}',
  sides: 'dwie strony: podstawowa i zaawansowana',
  useNamed: '{name}: {use}',
  persistent: 'trwały efekt',
  complexity: 'złożoność: {n} z 6',
  setup: 'dodatkowe przygotowanie',
  tokens: 'efekty i towarzysze',
  abilities: 'zdolności',
  upgrades: 'karty ulepszeń',
  cards: 'karty akcji',

  moment: {
    setup: 'podczas przygotowania do gry',
    'turn-start': '{any, select, yes {na początku każdej tury} other {na początku swojej tury}}',
    upkeep: '{any, select, yes {w każdej Fazie Utrzymania} other {w swojej Fazie Utrzymania}}',
    income: '{any, select, yes {w każdej Fazie Dochodu} other {w swojej Fazie Dochodu}}',
    'offence-entry':
      '{any, select, yes {przed każdą Fazą Rzutu Ofensywnego} other {przed swoją Fazą Rzutu Ofensywnego}}',
    'offence-begun':
      '{any, select, yes {gdy zaczyna się Faza Rzutu Ofensywnego} other {gdy zaczyna się twoja Faza Rzutu Ofensywnego}}',
    activate:
      '{any, select, yes {gdy ktokolwiek aktywuje zdolność ofensywną} other {gdy aktywujesz zdolność ofensywną}}',
    'attack-declared': '{any, select, yes {gdy ktokolwiek atakuje} other {gdy atakujesz}}',
    'target-known':
      '{any, select, yes {gdy znany jest cel zdolności} other {gdy znany jest cel twojej zdolności}}',
    'before-defence':
      '{any, select, yes {przed obroną przed atakiem} other {przed obroną przed twoim atakiem}}',
    placing: 'jeśli otrzymasz kolejny żeton przy pełnym stosie',
    placed: 'gdy otrzymujesz taki żeton',
    dialPlaced: 'gdy {token} odzyskuje zdrowie',
    dialEmptied: 'gdy {token} traci całe zdrowie',
    reached: 'gdy osiągasz swój limit stosu tych żetonów',
    emptied: 'gdy ostatni taki żeton opuszcza twoją planszę',
    explode: 'gdy ma zostać odwrócony poza ostatnią stronę, opuszcza twoją planszę',
    'would-be-defeated': 'gdy twoje zdrowie miałoby spaść do 0',
    'damage-applied':
      '{any, select, yes {po zastosowaniu obrażeń} other {po zastosowaniu obrażeń w swojej turze}}',
    'roll-phase-end':
      '{any, select, yes {na zakończenie każdej Fazy Rzutu} other {na zakończenie swojej Fazy Rzutu}}',
    'roll-phases-over':
      '{any, select, yes {po ostatniej Fazie Rzutu każdej tury, nawet pominiętej} other {po swojej ostatniej Fazie Rzutu w turze, nawet pominiętej}}',
    'upgrade-played':
      '{any, select, yes {gdy ktokolwiek zagrywa ulepszenie} other {gdy zagrywasz inne ulepszenie}}',
    'holder-defeated': 'gdy gracz, u którego jest, zostaje pokonany, wraca na twoją planszę',
    'turn-end': '{any, select, yes {na końcu każdej tury} other {na końcu swojej tury}}',
  },
  price: {
    cp: 'zapłać {n} {cp}',
    this: '{n, plural, one {wydaj ten żeton} other {wydaj # z tych żetonów}}',
    token: 'wydaj {what}',
    anyThis: 'wydaj dowolną liczbę tych żetonów',
    anyToken: 'wydaj dowolną liczbę swoich żetonów {token}',
    discard: 'odrzuć {n, plural, one {# kartę} few {# karty} other {# kart}}',
    none: 'użyj',
  },
  use: '{price}: {what}',
  useWithin: '{price} ({limits}): {what}',
  within: {
    main: 'w swojej Fazie Głównej',
    after: 'po zastosowaniu obrażeń',
    defence: 'zamiast zdolności obronnej',
    announce: 'zamiast aktywować zdolność',
    income: 'zamiast dobierać kartę w swojej Fazie Dochodu',
    modifier: 'modyfikator ataku',
    only: 'tylko gdy {cond}',
    perTurn: '{n, plural, one {raz na turę} other {# razy na turę}}',
    perAttack: '{n, plural, one {raz na atak} other {# razy na atak}}',
    agedTurn: 'nie dotyczy żetonów wziętych w tej turze',
    agedPhase: 'nie dotyczy żetonów wziętych w tej Fazie Rzutu Ofensywnego',
    agedDefence: 'nie dotyczy żetonów wziętych dzięki tej obronie',
  },
  standing: {
    attackingAdd:
      'twoje ataki zadają o {x} {n, plural, one {obrażenie} few {obrażenia} other {obrażeń}} więcej {after}',
    attackedAdd:
      'ataki na ciebie zadają o {x} {n, plural, one {obrażenie} few {obrażenia} other {obrażeń}} więcej {after}',
    attackingLess:
      'twoje zdolności ofensywne zadają każdemu graczowi o {x} {n, plural, one {obrażenie} few {obrażenia} other {obrażeń}} mniej {after} (oprócz zdolności specjalnej)',
    attackedLess:
      'zdolności ofensywne przeciwników zadają ci o {x} {n, plural, one {obrażenie} few {obrażenia} other {obrażeń}} mniej {after} (oprócz zdolności specjalnych)',
    attackingNone: 'twoje zdolności ofensywne nie zadają obrażeń (oprócz zdolności specjalnej)',
    attackedNone: 'zdolności ofensywne przeciwników nie zadają ci obrażeń (oprócz zdolności specjalnych)',
    attackerGains: 'gdy jesteś celem ataku, atakujący bierze {n} {cp}',
  },
  forbids: {
    actions: 'nie możesz działać: żadnych kart, żetonów, zdolności obronnej ani płatnych zdolności pasywnych',
    cards: 'nie możesz zagrywać kart',
    defence: 'nie możesz użyć zdolności obronnej',
  },
  fixed: {
    'not-transferable': 'nie można go przenieść',
    'not-removable': 'nie można go przenieść, a usunąć może go tylko tekst, który go wymienia',
  },
  startSide: 'zaczyna stroną {x} do góry {after}',
  startSideUpgrades:
    'zaczyna stroną {a} do góry albo stroną {b}, jeśli gracz, który go zagrywa, ma w grze co najmniej {n} ulepszeń',
  whenActivated: 'gdy uruchamia go zdolność: {what}',
  whenCast: 'gdy rzucasz to zaklęcie: {what}',
  spellLimit: 'przygotowane leży zakryte',
  preparedLimit: 'do {n} naraz',
  preparedKept:
    'zaklęcia przygotowuje się zakryte, więc przeciwnicy widzą tylko, ile ich jest; rzucone zaklęcie można przygotować ponownie',
  ownPrepared: 'możesz mieć do {n} przygotowanych zaklęć',
  declinable: 'gracz, do którego bohatera należy ten żeton, może odmówić jego wzięcia',
  secret: 'przeciwnicy widzą tylko, ile masz takich żetonów',
  attemptPrice: 'każda próba rzutu po pierwszej kosztuje cię {n} {cp}',
  permits: {
    'upgrades-in-roll-phases': 'możesz zagrywać ulepszenia w każdej Fazie Rzutu',
  },
  ownLimit: 'twój limit stosu żetonów {token} wynosi {n}',
  levelCounts: 'na tym poziomie zyskuje: {list} (patrz tam)',
  kept: 'liczą i wykorzystują go inne teksty',
  playOnlyIf: 'zagraj tę kartę tylko wtedy, gdy {cond}',
  playAfter: 'zagraj tę kartę tylko po zastosowaniu obrażeń',
  playAfterIf: 'zagraj tę kartę po zastosowaniu obrażeń i tylko wtedy, gdy {cond}',
  playPrice: 'aby zagrać tę kartę, dodatkowo {price}',
  onPlay: 'gdy zagrywasz tę kartę',
};
