import type { Messages } from '../../language.ts';

export const events: Messages['events'] = {
  startRoll: '{who, select, you {Rzucasz} other {{name} rzuca}} o pierwszą turę: {die}.',
  turn: '{who, select, you {Tura {n}: twoja kolej.} other {Tura {n}: {name}.}}',
  phase: '{who, select, you {Twoja faza: {phase}.} other {{name}: {phase}.}}',
  skipped: '{who, select, you {Pomijasz fazę} other {{name} pomija fazę}}: {phase}.',
  cp: '{who, select, you {Ty} other {{name}}}: {sign}{n} {cp}, razem {total}.',
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
    '{who, select, you {Zmieniasz} other {{name} zmienia}} {whom, select, you {twoją kość} same {swoją kość} other {kość ({other})}}: {from} → {to}.',
  rerolledDie:
    '{who, select, you {Przerzucasz} other {{name} przerzuca}} {whom, select, you {twoją kość} same {swoją kość} other {kość ({other})}}: {from} → {to}.',
  attempt:
    '{who, select, you {Masz} other {{name} ma}} o {n, plural, one {# próbę rzutu} few {# próby rzutu} other {# prób rzutu}} {more, select, yes {więcej} other {mniej}}.',
  announced:
    '{who, select, you {Zapowiadasz} other {{name} zapowiada}}: {ability}{row, select, yes { ({need})} other {}}.',
  announcedNone: '{who, select, you {Nie aktywujesz} other {{name} nie aktywuje}} żadnej zdolności.',
  activated: '{who, select, you {Aktywujesz} other {{name} aktywuje}}: {ability}.',
  activatedUltimate:
    '{who, select, you {Aktywujesz zdolność specjalną} other {{name} aktywuje zdolność specjalną}}: {ability}!',
  target: '{who, select, you {Twój cel} other {{name} ma cel}}: {whom, select, you {ty} other {{other}}}.',
  leader:
    '{who, select, you {Atakujesz lidera i dobierasz} other {{name} atakuje lidera i dobiera}} kartę bonusową.',
  attack: '{attack, select, yes {To jest atak.} other {To nie jest atak.}}',
  defends: '{who, select, you {Bronisz się} other {{name} broni się}}: {ability}.',
  defendsNot: '{who, select, you {Nie używasz} other {{name} nie używa}} zdolności obronnej.',
  declared: '{who, select, you {Chcesz użyć} other {{name} chce użyć}}: {what}.',
  withdrawn: '{who, select, you {Wycofujesz} other {{name} wycofuje}}: {what}; to już niemożliwe.',
  played: '{who, select, you {Zagrywasz} other {{name} zagrywa}}: {card} ({n} {cp}).',
  upgraded: '{who, select, you {Ulepszasz} other {{name} ulepsza}}: {ability}, poziom {level}.',
  sold: '{who, select, you {Sprzedajesz} other {{name} sprzedaje}}: {card}.',
  spent: '{who, select, you {Wydajesz} other {{name} wydaje}} {what}.',
  used: '{who, select, you {Używasz} other {{name} używa}}: {what}.',
  tokensGained:
    '{who, select, you {Otrzymujesz} other {{name} otrzymuje}} {what} (razem {n}){lost, plural, =0 {} few {; # przepadają przez limit stosu} other {; # przepada przez limit stosu}}.',
  bot: '{who, select, you {Masz w grze} other {{name} ma w grze}} {token}, strona {n, plural, one {podstawowa} other {zaawansowana}}.',
  pieceGained: '{who, select, you {Otrzymujesz} other {{name} otrzymuje}} {token}.',
  pieceLost: '{who, select, you {Tracisz} other {{name} traci}} {token}.',
  tokensFull: '{who, select, you {Nie masz} other {{name} nie ma}} miejsca na żeton {token}: pełny stos.',
  tokensLost: '{who, select, you {Tracisz} other {{name} traci}} {what} (zostaje {n}).',
  dial: '{who, select, you {U ciebie} other {{name}}}, {token}: zdrowie {n}.',
  prepared:
    '{who, select, you {Liczba twoich przygotowanych zaklęć} other {{name}, przygotowane zaklęcia}}: {n}.',
  spellPrepared: '{who, select, you {Przygotowujesz} other {{name} przygotowuje}} zaklęcie {token}.',
  spellLeft: '{who, select, you {Rzucasz} other {{name} rzuca}} zaklęcie {token}.',
  transferred: 'Przeniesiono żeton {token}: {from} → {to}.',
  limit: '{who, select, you {Twój limit stosu} other {{name}, nowy limit stosu}} żetonów {token}: {n}.',
  healed:
    '{who, select, you {Odzyskujesz} other {{name} odzyskuje}} {n, plural, one {# punkt} few {# punkty} other {# punktów}} zdrowia ({source}), razem {health}.',
  answered: '{whom, select, none {{line}} you {Ty: {line}} other {{other}: {line}}}.',
  incoming: '{whom, select, none {Nadchodzi} you {Nadchodzi na ciebie} other {Nadchodzi ({other})}}: {line}.',
  isolated:
    '{whom, select, you {Osobne źródło obrażeń przeciwko tobie} other {Osobne źródło obrażeń ({other})}}: {line}.',
  lost: '{who, select, you {Otrzymujesz} other {{name} otrzymuje}} {n, plural, one {# obrażenie} few {# obrażenia} other {# obrażeń}}.',
  nothingLost: 'Żadne obrażenia nie docierają.',
  health: '{list}: zdrowie {from} → {to}.',
  defeated: '{n, plural, one {Pokonany gracz} other {Pokonani}}: {list}.',
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
    '{who, select, you {Oglądasz} other {{name} ogląda}} {whom, select, you {twoje karty na ręce} other {karty na ręce ({other})}}{known, select, yes {: {cards}} other { ({n, plural, one {# karta} few {# karty} other {# kart}})}}.',
  lookedAtDeck:
    '{who, select, you {Oglądasz wierzch swojej talii} other {{name} ogląda wierzch swojej talii}}{known, select, yes {: {cards}} other { ({n, plural, one {# karta} few {# karty} other {# kart}})}}.',
  revealed: '{who, select, you {Ujawniasz} other {{name} ujawnia}} obejrzane karty: {cards}.',
  took: '{who, select, you {Bierzesz} other {{name} bierze}} na rękę: {card}.',
  shuffled: '{who, select, you {Tasujesz} other {{name} tasuje}} swoją talię.',
  moved: '{token} zmienia miejsce: {from} → {to}.',
  turned: '{who, select, you {Twój żeton} other {{name}, żeton}} {token}: strona {n} do góry.',
  covered: '{who, select, you {Nie możesz} other {{name} nie może}} na razie aktywować: {ability}.',
  picked: '{who, select, you {Wskazujesz} other {{name} wskazuje}} kartę numer {n}.',
  stolenCp:
    '{whom, select, you {{name} kradnie ci {n} {cp}} other {{who, select, you {Kradniesz} other {{name} kradnie}} {n} {cp} graczowi {other}}}.',
  stolenHealth:
    '{whom, select, you {{name} kradnie ci} other {{who, select, you {Kradniesz} other {{name} kradnie}} graczowi {other}}} {n, plural, one {# punkt} few {# punkty} other {# punktów}} zdrowia.',
  conceded: '{who, select, you {Poddajesz się} other {{name} się poddaje}}.',
  over: 'Koniec gry.',
  you: 'ty',
};
