// What happened, one line each. {who} is "you" for the reader and "other" for {name}; likewise {whom} and {other}.

export const events = {
  startRoll: '{who, select, you {You roll} other {{name} rolls}} {die} for the first turn.',
  turn: '{who, select, you {Turn {n}: your turn.} other {Turn {n}: {name}.}}',
  phase: '{who, select, you {Your {phase}.} other {{name}: {phase}.}}',
  skipped: '{who, select, you {You skip a phase} other {{name} skips a phase}}: {phase}.',
  cp: '{who, select, you {You {more, select, yes {gain} other {lose}}} other {{name} {more, select, yes {gains} other {loses}}}} {n} {cp} (now {total}).',
  drew: '{who, select, you {You draw} other {{name} draws}} {n, plural, one {# card} other {# cards}}{known, select, yes {: {cards}} other {}}.',
  reshuffled:
    '{who, select, you {You shuffle your} other {{name} shuffles their}} discard pile into a new deck ({n, plural, one {# card} other {# cards}}).',
  rolled: {
    offence: '{who, select, you {You roll} other {{name} rolls}}: {dice}.',
    targeting: '{who, select, you {You roll} other {{name} rolls}} for the target: {dice}.',
    defence: '{who, select, you {You roll} other {{name} rolls}} for defence: {dice}.',
    effect: '{who, select, you {You roll} other {{name} rolls}} for an effect: {dice}.',
  },
  rerolled:
    '{who, select, you {You re-roll} other {{name} re-rolls}} {n, plural, one {# die} other {# dice}}: {dice}.',
  altered:
    '{who, select, you {You change} other {{name} changes}} {n, plural, one {one} other {#}} of {whom, select, you {your} same {{who, select, you {your} other {their}}} other {{other}’s}} dice: {changes}.',
  rerolledDie:
    '{who, select, you {You re-roll} other {{name} re-rolls}} {n, plural, one {one} other {#}} of {whom, select, you {your} same {{who, select, you {your} other {their}}} other {{other}’s}} dice: {changes}.',
  attempt:
    '{who, select, you {You have} other {{name} has}} {n, plural, one {# roll attempt} other {# roll attempts}} {more, select, yes {more} other {fewer}}.',
  announced:
    '{who, select, you {You announce} other {{name} announces}} {ability}{row, select, yes { ({need})} other {}}.',
  announcedNone: '{who, select, you {You don’t activate} other {{name} doesn’t activate}} an ability.',
  activated: '{who, select, you {You activate} other {{name} activates}} {ability}.',
  activatedUltimate: '{who, select, you {You activate} other {{name} activates}} the ultimate {ability}!',
  target:
    '{who, select, you {Your target} other {{name}’s target}}: {whom, select, you {you} other {{other}}}.',
  leader:
    '{who, select, you {You attack} other {{name} attacks}} a leader{draws, select, yes { and {who, select, you {draw} other {draws}} a bonus card{known, select, yes { ({cards})} other {}}} other {}}.',
  attack: '{attack, select, yes {This is an attack.} other {This isn’t an attack.}}',
  defends: '{who, select, you {You defend} other {{name} defends}} with {ability}.',
  defendsNot: '{who, select, you {You don’t use} other {{name} doesn’t use}} a defensive ability.',
  declared: '{who, select, you {You want} other {{name} wants}} to use {what}.',
  withdrawn: '{who, select, you {You take back} other {{name} takes back}} {what} (no longer possible).',
  played: '{who, select, you {You play} other {{name} plays}} {card}{n, plural, =0 {} other { (# {cp})}}.',
  upgraded: '{who, select, you {You upgrade} other {{name} upgrades}} {ability} to level {level}.',
  sold: '{who, select, you {You sell} other {{name} sells}} {card}{n, plural, =0 {} other { (+# {cp})}}.',
  spent: '{who, select, you {You spend} other {{name} spends}} {what}.',
  used: '{who, select, you {You use} other {{name} uses}} {what}.',
  tokensGained:
    '{who, select, you {You get} other {{name} gets}} {what}{all, select, yes {} other { (now {n})}}{lost, plural, =0 {} other {; # lost to the stack limit}}.',
  bot: '{who, select, you {You have} other {{name} has}} {token} with its {n, plural, one {basic} other {advanced}} side up.',
  pieceGained: '{who, select, you {You get} other {{name} gets}} {token}.',
  pieceLost: '{who, select, you {You lose} other {{name} loses}} {token}.',
  tokensFull:
    '{who, select, you {You have} other {{name} has}} no room for {token}: the stack limit is reached.',
  tokensLost:
    '{who, select, you {You lose} other {{name} loses}} {what}{n, plural, =0 {} other { (# left)}}.',
  dial: '{who, select, you {{token}} other {{token} ({name})}}: health now {n}.',
  prepared:
    '{who, select, you {You have} other {{name} has}} {n, plural, one {# spell} other {# spells}} prepared.',
  spellPrepared: '{who, select, you {You prepare} other {{name} prepares}} {token}.',
  spellLeft: '{who, select, you {You cast} other {{name} casts}} {token}.',
  transferred: '{token} is transferred: {from} → {to}.',
  limit: '{who, select, you {Your} other {{name}’s}} stack limit for {token} is now {n}.',
  healed:
    '{who, select, you {You heal} other {{name} heals}} {healed}{by, select, yes { ({sources})} other {}}{changed, select, yes {: health {from}\u00a0→\u00a0{to}} other {}}.',
  incoming: '{whom, select, none {Incoming} you {Coming at you} other {Coming at {other}}}: {line}.',
  /** What changes the damage before it is dealt, for whom. */
  answered: '{whom, select, none {{line}} you {You: {line}} other {{other}: {line}}}.',
  isolated:
    '{whom, select, you {From an isolated source, at you} other {From an isolated source, at {other}}}: {line}.',
  lost: '{who, select, you {You take} other {{name} takes}} {n} damage{healed, plural, =0 {} other { and {who, select, you {heal} other {heals}} {healed}}}{by, select, yes { ({sources})} other {}}{changed, select, yes {: health {from}\u00a0→\u00a0{to}} other {}}.',
  notLost:
    '{who, select, you {You take} other {{name} takes}} no damage{by, select, yes { ({sources})} other {}}.',
  nothingLost: 'Nobody takes damage.',
  health: '{list}: health {from}\u00a0→\u00a0{to}.',
  defeated: '{n, plural, other {Defeated}}: {list}.',
  extraPhase:
    '{who, select, you {You have} other {{name} has}} an additional Offensive Roll Phase{whom, select, none {} you { against you} other { against {other}}}.',
  restarted: '{who, select, you {You start your} other {{name} starts their}} Offensive Roll Phase over.',
  cancelled: '{who, select, you {Your} other {{name}’s}} ability fails.',
  undefendable: '{who, select, you {Your} other {{name}’s}} attack becomes undefendable.',
  flipped: '{who, select, you {You flip your} other {{name} flips their}} hero board: {side} side up.',
  discarded: '{who, select, you {You discard} other {{name} discards}} {cards}.',
  lookedAtHand:
    '{who, select, you {You look} other {{name} looks}} at {whom, select, you {your} other {{other}’s}} hand{known, select, yes {: {cards}} other {: {n, plural, =0 {no cards} one {# card} other {# cards}}}}.',
  lookedAtDeck:
    '{who, select, you {You look at the top of your} other {{name} looks at the top of their}} deck{known, select, yes {: {cards}} other {: {n, plural, =0 {no cards} one {# card} other {# cards}}}}.',
  revealed: '{who, select, you {You reveal} other {{name} reveals}} these cards: {cards}.',
  took: '{who, select, you {You put {card} into your} other {{name} puts {card} into their}} hand.',
  tookUnseen:
    '{who, select, you {You take a card out of your} other {{name} takes a card out of their}} deck into the hand.',
  shuffled: '{who, select, you {You shuffle your} other {{name} shuffles their}} deck.',
  moved: '{token} moves: {from} → {to}.',
  turned: '{who, select, you {Your} other {{name}’s}} {token}: side {n} up.',
  covered: '{who, select, you {You cannot} other {{name} cannot}} use {ability} for now.',
  picked: '{who, select, you {You pick} other {{name} picks}} card number {n}.',
  stolenCp:
    '{who, select, you {You steal} other {{name} steals}} {n} {cp} from {whom, select, you {you} other {{other}}}.',
  stolenHealth:
    '{who, select, you {You steal} other {{name} steals}} {n} health from {whom, select, you {you} other {{other}}}{told, select, yes { ({dials})} other {}}.',
  conceded: '{who, select, you {You concede} other {{name} concedes}}.',
  over: 'The game is over.',
  you: 'you',
};
