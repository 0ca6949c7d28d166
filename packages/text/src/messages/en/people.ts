// Who is meant, in the forms that sentences need: subject, owner ("{gen} board"), receiver, object.

const as = (nom: string, gen: string) => ({ nom, gen, dat: nom, acc: nom });

export const people = {
  self: { nom: 'you', gen: 'your', dat: 'yourself', acc: 'yourself' },
  target: as('the target', 'the target’s'),
  attacker: as('the attacker', 'the attacker’s'),
  opponent: as('the opponent', 'the opponent’s'),
  that: as('that player', 'that player’s'),
  other: as('the other player', 'the other player’s'),
  formerHolder: as('the player who had it', 'the former holder’s'),
  chosenPlayer: as('a chosen player', 'a chosen player’s'),
  chosenOpponent: as('a chosen opponent', 'a chosen opponent’s'),
  chosenTeammate: as('a chosen teammate', 'a chosen teammate’s'),
  chosenAnother: as('another player of your choice', 'another player’s'),
  chosenOther: as('another chosen player', 'another chosen player’s'),
  chosenThreatened: as('a chosen player', 'a chosen player’s'),
  chosenHolder: as('a chosen player', 'a chosen player’s'),
  eachOpponent: as('each opponent', 'each opponent’s'),
  eachPlayer: as('each player', 'each player’s'),
  opponents: as('all opponents', 'all opponents’'),
  players: as('all players', 'all players’'),
  anyOpponent: as('an opponent', 'an opponent’s'),
  anyPlayer: as('a player', 'a player’s'),
  inflicter: as('the player who inflicted this token', 'the inflicting player’s'),
  origin: as('the player whose hero this token belongs to', 'its hero’s player’s'),
  owner: as('the owner of that die', 'the die owner’s'),
  active: as('the active player', 'the active player’s'),

  /** Phrases made of them. */
  to: 'to {acc}',
  on: 'on {acc}',
  from: 'from {acc}',
  offBoard: 'from {acc}',
};
