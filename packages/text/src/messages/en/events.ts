// What happened, one line each. {who} is "you" for the reader and "other" for {name}; likewise {whom} and {other}.

export const events = {
  startRoll: '{who, select, you {You roll} other {{name} rolls}} {die} for the first turn.',
  turn: '{who, select, you {Turn {n}: it is your turn.} other {Turn {n}: {name}.}}',
  phase: '{who, select, you {Your phase: {phase}.} other {{name}: {phase}.}}',
  skipped: '{who, select, you {You skip a phase} other {{name} skips a phase}}: {phase}.',
  cp: '{who, select, you {You} other {{name}}}: {sign}{n} {cp}, {total} in all.',
  drew: '{who, select, you {You draw} other {{name} draws}} {n, plural, one {# card} other {# cards}}{known, select, yes {: {cards}} other {}}.',
  reshuffled:
    '{who, select, you {You shuffle your discard pile} other {{name} shuffles the discard pile}} into a new deck ({n, plural, one {# card} other {# cards}}).',
  rolled: {
    offence: '{who, select, you {You roll} other {{name} rolls}}: {dice}.',
    targeting: '{who, select, you {You roll} other {{name} rolls}} for the target: {dice}.',
    defence: '{who, select, you {You roll} other {{name} rolls}} for defence: {dice}.',
    effect: '{who, select, you {You roll} other {{name} rolls}} for an effect: {dice}.',
  },
  rerolled:
    '{who, select, you {You re-roll} other {{name} re-rolls}} {n, plural, one {# die} other {# dice}}: {dice}.',
  altered:
    '{who, select, you {You change} other {{name} changes}} a die {whom, select, you {of yours} same {{who, select, you {of yours} other {of their own}}} other {of {other}}}: {from} → {to}.',
  rerolledDie:
    '{who, select, you {You re-roll} other {{name} re-rolls}} a die {whom, select, you {of yours} same {{who, select, you {of yours} other {of their own}}} other {of {other}}}: {from} → {to}.',
  attempt:
    '{who, select, you {You have} other {{name} has}} {n, plural, one {# roll attempt} other {# roll attempts}} {more, select, yes {more} other {fewer}}.',
  announced:
    '{who, select, you {You announce} other {{name} announces}} {ability}{row, select, yes { ({need})} other {}}.',
  announcedNone: '{who, select, you {You activate} other {{name} activates}} no ability.',
  activated: '{who, select, you {You activate} other {{name} activates}} {ability}.',
  activatedUltimate: '{who, select, you {You activate} other {{name} activates}} the ultimate {ability}!',
  target:
    '{who, select, you {Your target} other {{name} has a target}}: {whom, select, you {you} other {{other}}}.',
  leader:
    '{who, select, you {You attack a leader and draw} other {{name} attacks a leader and draws}} a bonus card.',
  attack: '{attack, select, yes {This is an attack.} other {This is no attack.}}',
  defends: '{who, select, you {You defend} other {{name} defends}} with {ability}.',
  defendsNot: '{who, select, you {You use} other {{name} uses}} no defensive ability.',
  declared: '{who, select, you {You want} other {{name} wants}} to use {what}.',
  withdrawn: '{who, select, you {You take} other {{name} takes}} back {what}: it is no longer possible.',
  played: '{who, select, you {You play} other {{name} plays}} {card} ({n} {cp}).',
  upgraded: '{who, select, you {You raise} other {{name} raises}} {ability} to level {level}.',
  sold: '{who, select, you {You sell} other {{name} sells}} {card}.',
  spent: '{who, select, you {You spend} other {{name} spends}} {what}.',
  used: '{who, select, you {You use} other {{name} uses}} {what}.',
  tokensGained:
    '{who, select, you {You get} other {{name} gets}} {what} ({n} in all){lost, plural, =0 {} other {; # lost to the stack limit}}.',
  bot: '{who, select, you {You have} other {{name} has}} {token} with its {n, plural, one {basic} other {advanced}} side up.',
  pieceGained: '{who, select, you {You get} other {{name} gets}} {token}.',
  pieceLost: '{who, select, you {You lose} other {{name} loses}} {token}.',
  tokensFull:
    '{who, select, you {You have} other {{name} has}} no room for {token}: the stack limit is reached.',
  tokensLost: '{who, select, you {You lose} other {{name} loses}} {what} ({n} left).',
  dial: '{who, select, you {Your} other {{name},}} {token}: health now {n}.',
  prepared:
    '{who, select, you {You have} other {{name} has}} {n, plural, one {# spell} other {# spells}} prepared.',
  spellPrepared: '{who, select, you {You prepare} other {{name} prepares}} {token}.',
  spellLeft: '{who, select, you {You cast} other {{name} casts}} {token}.',
  transferred: '{token} is transferred: {from} → {to}.',
  limit: '{who, select, you {Your stack limit} other {{name} has a new stack limit}} of {token}: {n}.',
  healed: '{who, select, you {You heal} other {{name} heals}} {n} ({source}), health {health}.',
  incoming: '{whom, select, none {Incoming} you {Coming at you} other {Coming at {other}}}: {line}.',
  /** What changes the damage before it is dealt, for whom. */
  answered: '{whom, select, none {{line}} you {You: {line}} other {{other}: {line}}}.',
  isolated:
    '{whom, select, you {Coming at you from an isolated source} other {Coming at {other} from an isolated source}}: {line}.',
  lost: '{who, select, you {You take} other {{name} takes}} {n} damage.',
  nothingLost: 'No damage gets through.',
  health: '{list}: health {from} → {to}.',
  defeated: '{n, plural, other {Defeated}}: {list}.',
  extraPhase:
    '{who, select, you {You have} other {{name} has}} an additional Offensive Roll Phase{whom, select, none {} you { against you} other { against {other}}}.',
  restarted: '{who, select, you {You start} other {{name} starts}} the Offensive Roll Phase anew.',
  cancelled: '{who, select, you {Your ability fails} other {{name}: the ability fails}}.',
  undefendable: '{who, select, you {Your attack} other {{name}: the attack}} becomes undefendable.',
  flipped:
    '{who, select, you {You turn your} other {{name} turns the}} hero board over, now showing its {side} side.',
  discarded: '{who, select, you {You discard} other {{name} discards}} {cards}.',
  lookedAtHand:
    '{who, select, you {You look} other {{name} looks}} at {whom, select, you {your hand} other {the hand of {other}}}{known, select, yes {: {cards}} other { ({n, plural, one {# card} other {# cards}})}}.',
  lookedAtDeck:
    '{who, select, you {You look at the top of your deck} other {{name} looks at the top of the deck}}{known, select, yes {: {cards}} other { ({n, plural, one {# card} other {# cards}})}}.',
  revealed: '{who, select, you {You reveal} other {{name} reveals}} the cards looked at: {cards}.',
  took: '{who, select, you {You take} other {{name} takes}} {card} into the hand.',
  shuffled: '{who, select, you {You shuffle your} other {{name} shuffles the}} deck.',
  moved: '{token} moves: {from} → {to}.',
  turned: '{who, select, you {Your} other {{name},}} {token}: side {n} is up.',
  covered: '{who, select, you {You cannot} other {{name} cannot}} use {ability} for now.',
  picked: '{who, select, you {You pick} other {{name} picks}} card number {n}.',
  stolenCp:
    '{who, select, you {You steal} other {{name} steals}} {n} {cp} from {whom, select, you {you} other {{other}}}.',
  stolenHealth:
    '{who, select, you {You steal} other {{name} steals}} {n} health from {whom, select, you {you} other {{other}}}.',
  conceded: '{who, select, you {You concede} other {{name} concedes}}.',
  over: 'The game is over.',
  you: 'you',
};
