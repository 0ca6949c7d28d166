// R15 to R17: the turn, ultimates, modes.

import { rule } from '../../../rulebook/section.ts';

export const turn = {
  R15: rule(
    'The turn',
    'A turn has eight phases: Upkeep, Income, Main (1), Offensive Roll, Targeting Roll, Defensive Roll, Main (2) and Discard. The three roll phases together are called the Roll Phase.',
  ),
  'R15.1': rule(
    'Upkeep Phase',
    'Tokens, companions and abilities that act in your Upkeep Phase do so one by one, in the order you like. Others may respond before each of them. Damage and healing of the phase are applied together at its end.',
    'What is due is settled at the start of the phase: a token that arrives during it waits for the next Upkeep Phase.',
  ),
  'R15.2': rule(
    'Income Phase',
    'You gain 1 CP and draw 1 card. The start player skips this phase in the first turn; some effects make others skip it too.',
  ),
  'R15.3': rule(
    'Main Phase (1)',
    'Sell cards, play main phase actions and hero upgrades, and use tokens, in any order and as often as you like. Others may respond to each card and between your actions.',
  ),
  'R15.4': rule(
    'Offensive Roll Phase',
    'You have up to three roll attempts; after each you may stop, or re-roll any dice, including dice you kept before. Then announce an ability that your dice allow, or none. Others may still alter your dice; if they do, you choose again and may use attempts you have left. Once it is activated, everything in it that needs no target happens at once.',
    'Effects that make you skip this phase, or pay to avoid that, are settled as it begins, after the Main Phase. A die set to the value it already has counts as altered.',
  ),
  'R15.5': rule(
    'Targeting Roll Phase',
    'With a single opponent, or if nothing needs a target, this phase is skipped. In King of the Hill you choose an opponent; in team modes a die decides (R17.5, R17.6, R17.7). From then on the target does not change.',
    'The die may be altered like any other, except that of an ultimate. An ability that only inflicts tokens needs a target too.',
  ),
  'R15.6': rule(
    'Defensive Roll Phase',
    'Effects on the target other than damage happen first. Then the defender may use a defensive ability against defendable damage (R9.4). After a last chance to respond, all damage and healing of the Roll Phase is applied (R13). Effects that waited for the damage follow.',
  ),
  'R15.7': rule(
    'Main Phase (2)',
    'This is like the first Main Phase: sell, play and upgrade as you like. It takes place even if the roll phases were skipped.',
  ),
  'R15.8': rule(
    'Discard Phase',
    'While you hold more than 6 cards, sell one of them for 1 CP. With 6 or fewer you cannot sell. Then effects at the end of the turn happen, and the next player begins.',
  ),
  'R15.9': rule(
    'When others may act',
    'Others may act in your Upkeep Phase, after your income, on cards of your Main Phases, after every roll, after the announcement, at each “then”, when the target is known, before and after the defence, and a last time before the damage. Isolated sources have a window of their own.',
  ),
  R16: rule(
    'Ultimates',
    'From the activation of an ultimate until the Roll Phase ends, no opponent can do anything. Its damage can be raised, but not prevented, halved or avoided. The only way to stop it is to alter the dice before it is activated. Tokens that would lessen it do not work against it.',
    'In team modes it still needs a targeting die, which nobody can alter. The attacker’s teammates may act, and automatic effects that do not lessen it still happen. Collateral damage in it remains collateral, but nobody can avoid it.',
  ),
  R17: rule(
    'Modes',
    'Besides the duel there are King of the Hill for three to six players and games in teams: two against two, three against three, and three teams of two. Each mode has its own health, turn order and way of finding the target.',
  ),
  'R17.1': rule(
    'All modes',
    'In a duel each player has 50 health, in team games each team has 50, and in King of the Hill each player has 35. A short duel starts with 35 or 25, if you agree on it. Teams take turns alternately. Games with five or six players are meant for people who know the rules well.',
  ),
  'R17.2': rule(
    'More than two players',
    'Defeated players are skipped and cannot be chosen. If a target falls before the attack is over, the rest of the attack on that player vanishes and no new target is chosen. If the active player falls, the turn ends.',
  ),
  'R17.3': rule(
    'King of the Hill',
    'Everybody plays against everybody and chooses the target freely. A leader is whoever has the most health; there may be several. Whoever attacks a leader draws a bonus card at once. A sole leader cannot get one.',
    'The card is drawn as soon as the target is chosen, before any other effect, and only for an attack: an ability without damage gives none.',
  ),
  'R17.4': rule(
    'Teams',
    'Teammates share one health dial, but nothing else: cards, CP and tokens are each player’s own. They see each other’s hands. You can lower a teammate’s damage only with effects that let you choose a player, such as SC-07. Teammates are never opponents.',
    'You may alter dice to help a teammate, if the card allows it. Only the attacker uses attack modifiers, and only the player who has a token uses it.',
  ),
  'R17.5': rule(
    'Two against two',
    'Turns alternate between the teams. The targeting die decides: 1 or 2 the opponent on your left, 3 or 4 the one on your right, 5 the opponents choose, 6 you choose.',
  ),
  'R17.6': rule(
    'Three against three',
    'Turns alternate between the teams. The targeting die decides: 1 or 2 the opponent on the left, 3 or 4 the one in the middle, 5 or 6 the one on the right.',
  ),
  'R17.7': rule(
    'Three teams of two',
    'First the first player of each team takes a turn, then the second one of each. With 1 to 4 the targeting die counts clockwise among the opponents, beginning on your left; with 5 or 6 you choose. Defeated opponents are not counted.',
  ),
};
