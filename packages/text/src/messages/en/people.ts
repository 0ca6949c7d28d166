// Who is meant, in the forms that sentences need: subject, owner ("{gen} board"), receiver, object.

const as = (nom: string, gen: string) => ({ nom, gen, dat: nom, acc: nom });

export const people = {
  self: { nom: 'you', gen: 'your', dat: 'yourself', acc: 'yourself' },
  target: as('the target', 'the target’s'),
  attacker: as('the attacker', 'the attacker’s'),
  opponent: as('the opponent', 'the opponent’s'),
  that: { nom: 'that player', gen: 'their', dat: 'them', acc: 'them' },
  other: as('the other player', 'the other player’s'),
  formerHolder: as('whoever had it', 'their'),
  chosenPlayer: as('a player', 'a player’s'),
  chosenOpponent: as('an opponent', 'an opponent’s'),
  chosenTeammate: as('a teammate', 'a teammate’s'),
  chosenAnother: as('another player', 'another player’s'),
  chosenOther: as('another player', 'another player’s'),
  chosenThreatened: as('a player', 'a player’s'),
  chosenHolder: as('a player', 'a player’s'),
  upToPlayers: as('up to {n} players', 'up to {n} players’'),
  differentOpponents: as('{n} different opponents', '{n} different opponents’'),
  upToOpponents: as('up to {n} opponents', 'up to {n} opponents’'),
  eachOpponent: as('each opponent', 'each opponent’s'),
  eachPlayer: as('each player', 'each player’s'),
  opponents: as('all opponents', 'all opponents’'),
  players: as('all players', 'all players’'),
  anyOpponent: as('an opponent', 'an opponent’s'),
  anyPlayer: as('a player', 'a player’s'),
  inflicter: as('whoever inflicted this', 'their'),
  owner: as('its owner', 'its owner’s'),
  active: as('the active player', 'the active player’s'),

  /** Phrases made of them. */
  to: 'to {acc}',
  on: 'on {acc}',
  from: 'from {acc}',
  offBoard: 'from {acc}',
};
