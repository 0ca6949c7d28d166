import type { Messages } from '../../language.ts';

export const events: Messages['events'] = {
  startRoll: '{who, select, you {Házíš} other {{name} hází}} o první tah: {die}.',
  turn: '{who, select, you {Tah {n}: jsi na řadě.} other {Tah {n}: {name}.}}',
  phase: '{who, select, you {{phase}.} other {{name}: {phase}.}}',
  skipped: '{who, select, you {Přeskakuješ fázi} other {{name} přeskakuje fázi}}: {phase}.',
  cp: '{who, select, you {{more, select, yes {Získáváš} other {Ztrácíš}}} other {{name} {more, select, yes {získává} other {ztrácí}}}} {n} {cp} (celkem {total}).',
  drew: '{who, select, you {Dobíráš si} other {{name} si dobírá}} {n, plural, one {# kartu} few {# karty} other {# karet}}{known, select, yes {: {cards}} other {}}.',
  reshuffled:
    '{who, select, you {Mícháš svůj} other {{name} míchá svůj}} odkládací balíček a vzniká nový balíček ({n, plural, one {# karta} few {# karty} other {# karet}}).',
  rolled: {
    offence: '{who, select, you {Házíš} other {{name} hází}}: {dice}.',
    targeting: '{who, select, you {Házíš} other {{name} hází}} na zacílení: {dice}.',
    defence: '{who, select, you {Házíš} other {{name} hází}} na obranu: {dice}.',
    effect: '{who, select, you {Házíš} other {{name} hází}} na efekt: {dice}.',
  },
  rerolled:
    '{who, select, you {Přehazuješ} other {{name} přehazuje}} {n, plural, one {# kostku} few {# kostky} other {# kostek}}: {dice}.',
  altered:
    '{who, select, you {Měníš} other {{name} mění}} {whom, select, you {{n, plural, one {tvou kostku} few {# tvé kostky} other {# tvých kostek}}} same {{n, plural, one {svou kostku} few {# své kostky} other {# svých kostek}}} other {{n, plural, one {kostku} few {# kostky} other {# kostek}} ({other})}}: {changes}.',
  rerolledDie:
    '{who, select, you {Přehazuješ} other {{name} přehazuje}} {whom, select, you {{n, plural, one {tvou kostku} few {# tvé kostky} other {# tvých kostek}}} same {{n, plural, one {svou kostku} few {# své kostky} other {# svých kostek}}} other {{n, plural, one {kostku} few {# kostky} other {# kostek}} ({other})}}: {changes}.',
  attempt:
    '{who, select, you {Máš} other {{name} má}} o {n, plural, one {# bojový pokus} few {# bojové pokusy} other {# bojových pokusů}} {more, select, yes {více} other {méně}}.',
  announced:
    '{who, select, you {Ohlašuješ} other {{name} ohlašuje}}: {ability}{row, select, yes { ({need})} other {}}.',
  announcedNone: '{who, select, you {Nespouštíš} other {{name} nespouští}} žádnou schopnost.',
  activated: '{who, select, you {Spouštíš} other {{name} spouští}}: {ability}.',
  activatedUltimate:
    '{who, select, you {Spouštíš ultimátní schopnost} other {{name} spouští ultimátní schopnost}}: {ability}!',
  target:
    '{who, select, you {Tvůj cíl} other {Cíl útoku ({name})}}: {whom, select, you {ty} other {{other}}}.',
  leader:
    '{who, select, you {Útočíš} other {{name} útočí}} na krále{draws, select, yes { a {who, select, you {dobíráš} other {dobírá}} si bonusovou kartu{known, select, yes { ({cards})} other {}}} other {}}.',
  attack: '{attack, select, yes {Toto je útok.} other {Toto není útok.}}',
  defends: '{who, select, you {Bráníš se} other {{name} se brání}}: {ability}.',
  defendsNot: '{who, select, you {Nepoužíváš} other {{name} nepoužívá}} obrannou schopnost.',
  declared: '{who, select, you {Chceš použít} other {{name} chce použít}}: {what}.',
  withdrawn: '{who, select, you {Bereš zpět} other {{name} bere zpět}}: {what} (už to není možné).',
  played: '{who, select, you {Hraješ} other {{name} hraje}}: {card}{n, plural, =0 {} other { (# {cp})}}.',
  upgraded: '{who, select, you {Vylepšuješ} other {{name} vylepšuje}}: {ability}, úroveň {level}.',
  sold: '{who, select, you {Prodáváš} other {{name} prodává}}: {card}{n, plural, =0 {} other { (+# {cp})}}.',
  spent: '{who, select, you {Využíváš} other {{name} využívá}} {what}.',
  used: '{who, select, you {Používáš} other {{name} používá}}: {what}.',
  tokensGained:
    '{who, select, you {Dostáváš} other {{name} dostává}} {what}{all, select, yes {} other { (celkem {n})}}{lost, plural, =0 {} few {; # propadají kvůli nejvyššímu počtu} other {; # propadá kvůli nejvyššímu počtu}}.',
  bot: '{who, select, you {Máš ve hře} other {{name} má ve hře}} {token}, nahoře je {n, plural, one {základní} other {pokročilá}} strana.',
  pieceGained: '{who, select, you {Dostáváš} other {{name} dostává}} {token}.',
  pieceLost: '{who, select, you {Ztrácíš} other {{name} ztrácí}} {token}.',
  tokensFull:
    '{who, select, you {Nemáš} other {{name} nemá}} místo pro žeton {token}: nejvyšší počet je dosažen.',
  tokensLost:
    '{who, select, you {Ztrácíš} other {{name} ztrácí}} {what}{n, plural, =0 {} few { (zbývají #)} other { (zbývá #)}}.',
  dial: '{who, select, you {{token}} other {{token} ({name})}}: zdraví {n}.',
  prepared: '{who, select, you {Počet tvých připravených kouzel} other {{name}, připravená kouzla}}: {n}.',
  spellPrepared: '{who, select, you {Připravuješ} other {{name} připravuje}} kouzlo {token}.',
  spellLeft: '{who, select, you {Sesíláš} other {{name} sesílá}} kouzlo {token}.',
  transferred: 'Přesun žetonu {token}: {from} → {to}.',
  limit: '{who, select, you {Tvůj nejvyšší počet} other {{name}, nový nejvyšší počet}} žetonů {token}: {n}.',
  healed:
    '{who, select, you {Uzdravuješ se} other {{name} se uzdravuje}} o {healed}{by, select, yes { ({sources})} other {}}{changed, select, yes {: zdraví {from}\u00a0→\u00a0{to}} other {}}.',
  answered: '{whom, select, none {{line}} you {Ty: {line}} other {{other}: {line}}}.',
  incoming: '{whom, select, none {Hrozí} you {Hrozí ti} other {Hrozí ({other})}}: {line}.',
  isolated: '{whom, select, you {Hrozí ti samostatně} other {Hrozí samostatně ({other})}}: {line}.',
  lost: '{who, select, you {Dostáváš} other {{name} dostává}} {n} zranění{healed, plural, =0 {} other { a {who, select, you {uzdravuješ se} other {uzdravuje se}} o {healed}}}{by, select, yes { ({sources})} other {}}{changed, select, yes {: zdraví {from}\u00a0→\u00a0{to}} other {}}.',
  notLost:
    '{who, select, you {Nedostáváš} other {{name} nedostává}} žádné zranění{by, select, yes { ({sources})} other {}}.',
  nothingLost: 'Nikdo nedostává zranění.',
  health: '{list}: zdraví {from}\u00a0→\u00a0{to}.',
  defeated: '{n, plural, other {Mimo hru}}: {list}.',
  extraPhase:
    '{who, select, you {Máš} other {{name} má}} další fázi hodu na útok{whom, select, none {} you { proti tobě} other {, cíl: {other}}}.',
  restarted: '{who, select, you {Začínáš} other {{name} začíná}} fázi hodu na útok znovu.',
  cancelled: '{who, select, you {Tvá schopnost selhává} other {{name}: schopnost selhává}}.',
  undefendable:
    '{who, select, you {Zranění tvého útoku} other {{name}: zranění útoku}} se stává neblokovatelným.',
  flipped:
    '{who, select, you {Otáčíš svou} other {{name} otáčí svou}} desku hrdiny, nahoře je {side} strana.',
  discarded: '{who, select, you {Odkládáš} other {{name} odkládá}}: {cards}.',
  lookedAtHand:
    '{who, select, you {Díváš se} other {{name} se dívá}} na {whom, select, you {tvé karty v ruce} other {karty v ruce ({other})}}{known, select, yes {: {cards}} other {: {n, plural, =0 {žádné karty} one {# karta} few {# karty} other {# karet}}}}.',
  lookedAtDeck:
    '{who, select, you {Díváš se} other {{name} se dívá}} na vrch svého balíčku{known, select, yes {: {cards}} other {: {n, plural, =0 {žádné karty} one {# karta} few {# karty} other {# karet}}}}.',
  revealed: '{who, select, you {Ukazuješ} other {{name} ukazuje}} tyto karty: {cards}.',
  took: '{who, select, you {Bereš si} other {{name} si bere}} do ruky: {card}.',
  tookUnseen:
    '{who, select, you {Bereš si kartu ze svého balíčku} other {{name} si bere kartu ze svého balíčku}} do ruky.',
  shuffled: '{who, select, you {Mícháš} other {{name} míchá}} svůj balíček.',
  moved: '{token} mění místo: {from} → {to}.',
  turned: '{who, select, you {Tvůj žeton} other {{name}, žeton}} {token}: nahoře je strana {n}.',
  covered: '{who, select, you {Zatím nemůžeš} other {{name} zatím nemůže}} spustit: {ability}.',
  picked: '{who, select, you {Vybíráš} other {{name} vybírá}} kartu číslo {n}.',
  stolenCp:
    '{whom, select, you {{name} ti bere {n} {cp}} other {{who, select, you {Bereš} other {{name} bere}} {n} {cp} hráči {other}}}.',
  stolenHealth:
    '{whom, select, you {{name} ti bere {n} zdraví} other {{who, select, you {Bereš} other {{name} bere}} {n} zdraví hráči {other}}}{told, select, yes { ({dials})} other {}}.',
  conceded: '{who, select, you {Vzdáváš se} other {{name} se vzdává}}.',
  over: 'Konec hry.',
  you: 'ty',
};
