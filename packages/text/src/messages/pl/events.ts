import type { Messages } from '../../language.ts';

export const events: Messages['events'] = {
  startRoll: '{who, select, you {Rzucasz} other {{name} rzuca}} o pierwszą turę: {die}.',
  turn: '{who, select, you {Tura {n}: twoja kolej.} other {Tura {n}: {name}.}}',
  phase: '{who, select, you {{phase}.} other {{name}: {phase}.}}',
  skipped: '{who, select, you {Pomijasz fazę} other {{name} pomija fazę}}: {phase}.',
  cp: '{who, select, you {{more, select, yes {Zyskujesz} other {Tracisz}}} other {{name} {more, select, yes {zyskuje} other {traci}}}} {n} {cp} (razem {total}).',
  drew: '{who, select, you {Dobierasz} other {{name} dobiera}} {n, plural, one {# kartę} few {# karty} other {# kart}}{known, select, yes {: {cards}} other {}}.',
  reshuffled:
    '{who, select, you {Tasujesz swój stos kart odrzuconych i tworzysz} other {{name} tasuje stos kart odrzuconych i tworzy}} nową talię ({n, plural, one {# karta} few {# karty} other {# kart}}).',
  rolled: {
    offence: '{who, select, you {Rzucasz} other {{name} rzuca}}: {dice}.',
    targeting: '{who, select, you {Rzucasz} other {{name} rzuca}} na wyznaczenie celu: {dice}.',
    defence: '{who, select, you {Rzucasz} other {{name} rzuca}} na obronę: {dice}.',
    effect: '{who, select, you {Rzucasz} other {{name} rzuca}} na efekt: {dice}.',
  },
  rerolled:
    '{who, select, you {Przerzucasz} other {{name} przerzuca}} {n, plural, one {# kość} few {# kości} other {# kości}}: {dice}.',
  altered:
    '{who, select, you {Zmieniasz} other {{name} zmienia}} {whom, select, you {{n, plural, one {twoją kość} few {# twoje kości} other {# twoich kości}}} same {{n, plural, one {swoją kość} few {# swoje kości} other {# swoich kości}}} other {{n, plural, one {kość} other {# kości}} ({other})}}: {changes}.',
  rerolledDie:
    '{who, select, you {Przerzucasz} other {{name} przerzuca}} {whom, select, you {{n, plural, one {twoją kość} few {# twoje kości} other {# twoich kości}}} same {{n, plural, one {swoją kość} few {# swoje kości} other {# swoich kości}}} other {{n, plural, one {kość} other {# kości}} ({other})}}: {changes}.',
  attempt:
    '{who, select, you {Masz} other {{name} ma}} o {n, plural, one {# próbę rzutu} few {# próby rzutu} other {# prób rzutu}} {more, select, yes {więcej} other {mniej}}.',
  announced:
    '{who, select, you {Zapowiadasz} other {{name} zapowiada}}: {ability}{row, select, yes { ({need})} other {}}.',
  announcedNone: '{who, select, you {Nie aktywujesz} other {{name} nie aktywuje}} żadnej zdolności.',
  activated: '{who, select, you {Aktywujesz} other {{name} aktywuje}}: {ability}.',
  activatedUltimate:
    '{who, select, you {Aktywujesz zdolność specjalną} other {{name} aktywuje zdolność specjalną}}: {ability}!',
  target:
    '{who, select, you {Twój cel} other {Cel ataku ({name})}}: {whom, select, you {ty} other {{other}}}.',
  leader:
    '{who, select, you {Atakujesz} other {{name} atakuje}} lidera{draws, select, yes { i {who, select, you {dobierasz} other {dobiera}} kartę bonusową{known, select, yes { ({cards})} other {}}} other {}}.',
  attack: '{attack, select, yes {To jest atak.} other {To nie jest atak.}}',
  defends: '{who, select, you {Bronisz się} other {{name} broni się}}: {ability}.',
  defendsNot: '{who, select, you {Nie używasz} other {{name} nie używa}} zdolności obronnej.',
  declared: '{who, select, you {Chcesz użyć} other {{name} chce użyć}}: {what}.',
  withdrawn: '{who, select, you {Wycofujesz} other {{name} wycofuje}}: {what} (to już niemożliwe).',
  played:
    '{who, select, you {Zagrywasz} other {{name} zagrywa}}: {card}{n, plural, =0 {} other { (# {cp})}}.',
  upgraded: '{who, select, you {Ulepszasz} other {{name} ulepsza}}: {ability}, poziom {level}.',
  sold: '{who, select, you {Sprzedajesz} other {{name} sprzedaje}}: {card}{n, plural, =0 {} other { (+# {cp})}}.',
  spent: '{who, select, you {Wydajesz} other {{name} wydaje}} {what}.',
  used: '{who, select, you {Używasz} other {{name} używa}}: {what}.',
  tokensGained:
    '{who, select, you {Otrzymujesz} other {{name} otrzymuje}} {what}{all, select, yes {} other { (razem {n})}}{lost, plural, =0 {} few {; # przepadają przez limit stosu} other {; # przepada przez limit stosu}}.',
  bot: '{who, select, you {Masz w grze} other {{name} ma w grze}} {token}, strona {n, plural, one {podstawowa} other {zaawansowana}}.',
  pieceGained: '{who, select, you {Otrzymujesz} other {{name} otrzymuje}} {token}.',
  pieceLost: '{who, select, you {Tracisz} other {{name} traci}} {token}.',
  tokensFull: '{who, select, you {Nie masz} other {{name} nie ma}} miejsca na żeton {token}: pełny stos.',
  tokensLost:
    '{who, select, you {Tracisz} other {{name} traci}} {what}{n, plural, =0 {} few { (zostają #)} other { (zostaje #)}}.',
  dial: '{who, select, you {{token}} other {{token} ({name})}}: zdrowie {n}.',
  prepared:
    '{who, select, you {Liczba twoich przygotowanych zaklęć} other {{name}, przygotowane zaklęcia}}: {n}.',
  spellPrepared: '{who, select, you {Przygotowujesz} other {{name} przygotowuje}} zaklęcie {token}.',
  spellLeft: '{who, select, you {Rzucasz} other {{name} rzuca}} zaklęcie {token}.',
  transferred: 'Przeniesiono żeton {token}: {from} → {to}.',
  limit: '{who, select, you {Twój limit stosu} other {{name}, nowy limit stosu}} żetonów {token}: {n}.',
  healed:
    '{who, select, you {Odzyskujesz} other {{name} odzyskuje}} {healed, plural, one {# punkt} few {# punkty} other {# punktów}} zdrowia{by, select, yes { ({sources})} other {}}{changed, select, yes {: {from}\u00a0→\u00a0{to}} other {}}.',
  answered: '{whom, select, none {{line}} you {Ty: {line}} other {{other}: {line}}}.',
  incoming: '{whom, select, none {Nadchodzi} you {Grozi ci} other {Zagrożenie ({other})}}: {line}.',
  isolated:
    '{whom, select, you {Grozi ci z osobnego źródła} other {Zagrożenie z osobnego źródła ({other})}}: {line}.',
  lost: '{who, select, you {Otrzymujesz} other {{name} otrzymuje}} {n, plural, one {# obrażenie} few {# obrażenia} other {# obrażeń}}{healed, plural, =0 {} one { i {who, select, you {odzyskujesz} other {odzyskuje}} {healed} punkt zdrowia} few { i {who, select, you {odzyskujesz} other {odzyskuje}} {healed} punkty zdrowia} other { i {who, select, you {odzyskujesz} other {odzyskuje}} {healed} punktów zdrowia}}{by, select, yes { ({sources})} other {}}{changed, select, yes {: zdrowie {from}\u00a0→\u00a0{to}} other {}}.',
  notLost:
    '{who, select, you {Nie otrzymujesz} other {{name} nie otrzymuje}} obrażeń{by, select, yes { ({sources})} other {}}.',
  nothingLost: 'Nikt nie otrzymuje obrażeń.',
  health: '{list}: zdrowie {from}\u00a0→\u00a0{to}.',
  defeated: '{n, plural, other {Poza grą}}: {list}.',
  extraPhase:
    '{who, select, you {Rozgrywasz} other {{name} rozgrywa}} dodatkową Fazę Rzutu Ofensywnego{whom, select, none {} you { przeciwko tobie} other {, cel: {other}}}.',
  restarted: '{who, select, you {Zaczynasz} other {{name} zaczyna}} Fazę Rzutu Ofensywnego od nowa.',
  cancelled: '{who, select, you {Twoja zdolność zawodzi} other {{name}: zdolność zawodzi}}.',
  undefendable:
    '{who, select, you {Obrażenia twojego ataku} other {{name}: obrażenia ataku}} stają się nieuchronne.',
  flipped:
    '{who, select, you {Odwracasz swoją} other {{name} odwraca}} planszę bohatera, na wierzchu jest strona {side}.',
  discarded: '{who, select, you {Odrzucasz} other {{name} odrzuca}}: {cards}.',
  lookedAtHand:
    '{who, select, you {Oglądasz} other {{name} ogląda}} {whom, select, you {twoje karty na ręce} other {karty na ręce ({other})}}{known, select, yes {: {cards}} other {: {n, plural, =0 {brak kart} one {# karta} few {# karty} other {# kart}}}}.',
  lookedAtDeck:
    '{who, select, you {Oglądasz wierzch swojej talii} other {{name} ogląda wierzch swojej talii}}{known, select, yes {: {cards}} other {: {n, plural, =0 {brak kart} one {# karta} few {# karty} other {# kart}}}}.',
  revealed: '{who, select, you {Ujawniasz} other {{name} ujawnia}} te karty: {cards}.',
  took: '{who, select, you {Bierzesz} other {{name} bierze}} na rękę: {card}.',
  tookUnseen:
    '{who, select, you {Bierzesz kartę ze swojej talii} other {{name} bierze kartę ze swojej talii}} na rękę.',
  shuffled: '{who, select, you {Tasujesz} other {{name} tasuje}} swoją talię.',
  moved: '{token} zmienia miejsce: {from} → {to}.',
  turned: '{who, select, you {Twój żeton} other {{name}, żeton}} {token}: strona {n} na wierzchu.',
  covered: '{who, select, you {Nie możesz} other {{name} nie może}} na razie aktywować: {ability}.',
  picked: '{who, select, you {Wskazujesz} other {{name} wskazuje}} kartę numer {n}.',
  stolenCp:
    '{whom, select, you {{name} kradnie ci {n} {cp}} other {{who, select, you {Kradniesz} other {{name} kradnie}} {n} {cp} graczowi {other}}}.',
  stolenHealth:
    '{whom, select, you {{name} kradnie ci} other {{who, select, you {Kradniesz} other {{name} kradnie}} graczowi {other}}} {n, plural, one {# punkt} few {# punkty} other {# punktów}} zdrowia{told, select, yes { ({dials})} other {}}.',
  conceded: '{who, select, you {Poddajesz się} other {{name} się poddaje}}.',
  over: 'Koniec gry.',
  you: 'ty',
};
