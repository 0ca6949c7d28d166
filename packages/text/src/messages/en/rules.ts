// The rule reference: every section of docs/RULES.md in a few sentences of our own.

import { rule } from '../../rulebook/section.ts';

export const rules = {
  R1: rule(
    'Components and terms',
    'Two to six players take part, each with a different hero. A hero has five equal dice, a board with abilities, a leaflet, tokens, a deck, and dials for health and combat points. Every die face bears a number and a symbol, and both count. Where a text of a hero contradicts a general rule, the text wins; a prohibition beats a permission.',
  ),
  R2: rule(
    'Setup',
    'Everybody starts with 2 CP and 4 cards; health depends on the mode. All roll a die and the highest number starts. Heroes with additional setup carry it out before the first turn. The start player skips the Income Phase of the very first turn.',
  ),
  R3: rule(
    'Health, defeat, end of the game',
    'Health lies between 0 and 10 more than at the start; healing beyond that is lost. Whoever stands at 0 after damage has been applied is defeated. The last player or team left wins. If all who were still left fall in the same moment, the game is a draw.',
  ),
  R4: rule(
    'Combat points',
    'Combat points (CP) pay for cards and for some abilities and tokens. You can have at most 15; what goes beyond is lost. A cost is paid in full, before the effect, and only by the player who acts.',
  ),
  R5: rule(
    'Deck, hand, selling',
    'If you must draw and your deck is empty, your discard pile is shuffled into a new one. You may hold any number of cards until your Discard Phase, where only 6 may remain. Selling a card discards it and gives 1 CP; it is allowed in your Main Phases and, as far as needed, in your Discard Phase.',
  ),
  R6: rule(
    'Cards',
    'There are hero upgrades and three kinds of action cards: main phase, roll phase and instant. The kind says who may play a card and when. An action card goes to the discard pile after its effect; an upgrade stays for the rest of the game.',
  ),
  'R6.1': rule(
    'Kinds of cards',
    'Upgrades and main phase actions are played by the active player in a Main Phase, and others may interrupt them. Roll phase actions can be played by anybody in any Roll Phase, instant actions at any time at all; neither can be interrupted. Some cards are also attack modifiers.',
  ),
  'R6.2': rule(
    'Playing an action card',
    'First it is checked that the moment is right, that you can pay and that something would happen. Then you pay, others may respond if the card can be interrupted, the text is carried out, and the card is discarded. You may play as many cards as you can pay for.',
  ),
  'R6.3': rule(
    'Hero upgrades',
    'An upgrade replaces an ability of the same name by a higher level. Level III on level II costs only the difference; II may also be skipped, at the full price of III. A level never goes down and is never played twice. Some upgrades bring a further ability with a name of its own.',
  ),
  'R6.4': rule(
    'What may be played when',
    'Instant actions and tokens can be used in every phase, roll phase actions in the three Roll Phases, main phase actions and upgrades in your own Main Phases. Once an ultimate has been activated, only the attacker’s side may act until the Roll Phase ends.',
  ),
  R7: rule(
    'Status effects',
    'A status effect is a token on a hero’s board. Whoever has it uses it, suffers from it and pays for it, whoever put it there. Its text says what it does; the rules below hold for all of them.',
  ),
  'R7.1': rule(
    'What status effects are',
    'There are positive, negative and unique status effects. Every token counts for itself, so removing one leaves the others. Positive and negative are only names of groups: anybody can have either. Unique ones may break normal rules, as their text says.',
  ),
  'R7.2': rule(
    'Gaining and inflicting',
    'To gain a token is to put it on your own board; to inflict it is to put it on somebody else’s. What an offensive ability inflicts goes to its target unless the text names another player. Tokens are placed one at a time.',
  ),
  'R7.3': rule(
    'Stack limit',
    'No board holds more tokens of one kind than the stack limit allows. Tokens beyond it are lost, and the rest of the effect goes on. A raised limit holds for the rest of the game, only on the board of the player who raised it. If a limit falls, the surplus leaves at once.',
  ),
  'R7.4': rule(
    'Spending tokens',
    'A spendable token is removed for its benefit, at any time unless its text says otherwise. Only the player who has it may spend it. Spending is an instant action: players of higher priority may act first, but once begun it cannot be interrupted.',
  ),
  'R7.5': rule(
    'Removing tokens',
    'A removed token returns to its leaflet and stops working at once. If fewer tokens are there than should be removed, all of them go. Unless a text says otherwise, tokens of every kind may be chosen, except those that say they cannot be removed.',
  ),
  'R7.6': rule(
    'Transferring tokens',
    'A transferred token moves to another board and keeps its state. It counts neither as gained nor as inflicted. A board that has reached the stack limit cannot be chosen, and some tokens cannot be transferred at all.',
  ),
  'R7.7': rule(
    'How long tokens stay',
    'A persistent token stays until a card or an ability removes it; its own effect never does. Other tokens say when they leave. The conclusion of the Roll Phase comes just before the second Main Phase, the end of the turn after the Discard Phase.',
  ),
  'R7.8': rule(
    'Defeated players',
    'Tokens that a defeated player put on others stay and work on; only a token which that player was to remove leaves at once. Tokens on a defeated player’s own board leave the game.',
  ),
  R8: rule(
    'Companions',
    'Companions are pieces or dials of their own and no status effects: nothing that removes, transfers or counts status effects touches them. How they are used stands on the leaflet. Wherever one lies, only its own player uses it. A defeated player’s companions leave the game.',
  ),
  R9: rule(
    'Abilities and activation',
    'Offensive abilities are activated with dice, defensive ones answer an attack, passive ones work all the time or at a price, and the ultimate is the strongest of all. One Offensive Roll Phase allows one offensive ability.',
  ),
  'R9.1': rule(
    'Parts of an ability',
    'An offensive ability has one or more rows, each with a requirement and an effect; some text may hold for all rows. A defensive ability states how many dice are rolled. A passive ability is always on or always available.',
  ),
  'R9.2': rule(
    'Requirements',
    'Your five dice must show at least the listed symbols; further dice do not matter. Of a kind means equal numbers, not symbols. A small straight is four numbers in a row, a large straight five, and a large one also counts as a small one. If several rows fit, you choose one.',
  ),
  'R9.3': rule(
    'One ability per phase',
    'You activate at most one offensive ability in an Offensive Roll Phase, even if the dice fit several. You may always activate none. An additional phase allows one more.',
  ),
  'R9.4': rule(
    'Defensive abilities',
    'The target of an attack with defendable damage may use one defensive ability. Its dice are rolled once, and every line of the text reads all of them. Damage it deals goes to the attacker, cannot be defended and is no attack. Defending is never compulsory.',
  ),
  'R9.5': rule(
    'Passive abilities',
    'What a passive does by itself happens whenever its condition holds. What it offers at a price is an instant action of its owner. Effects that stop other abilities leave it alone unless they name it.',
  ),
  R10: rule(
    'Words on cards and boards',
    'On a symbol: once, if the dice show it. Number times symbol: multiplied by how many dice show it. Then: others may act before what follows, which is worked out afterwards; after damage it waits until the damage has been applied. Half is always rounded up. Without “may”, an effect is carried out as far as possible.',
  ),
  R11: rule(
    'Damage types',
    'Normal damage can be defended, avoided and modified. Undefendable damage cannot be defended, pure damage cannot be modified either, and collateral damage names its victims without a targeting roll. Ultimate damage can only be raised. Damage from an isolated source is settled at once, on its own.',
  ),
  R12: rule(
    'Attack and attack modifiers',
    'An attack is an offensive ability that deals at least 1 damage to a target, collateral damage aside. It remains an attack even if its damage is prevented. Attack modifiers change its damage or add effects to it.',
  ),
  'R12.1': rule(
    'Attack',
    'Whether an ability is an attack is settled when its own damage is known. The player who activated it is the attacker, its target the defender. Preventing the damage does not stop the other effects.',
  ),
  'R12.2': rule(
    'What is no attack',
    'Collateral damage, defensive abilities, damage from cards, tokens, passives and companions, isolated sources and stolen health are no attacks. They cannot be defended, and attack modifiers do not touch them.',
  ),
  'R12.3': rule(
    'Attack modifiers',
    'Only the attacker uses them, on an attack in the own turn, from the moment it is an attack until the last window before the damage. Added damage has the type of the attack. Pure damage cannot be modified, and nothing turns an ability without damage into an attack. Tokens that change attacks while they lie there count by themselves.',
  ),
  R13: rule(
    'Final damage',
    'Damage, prevention and healing of an Upkeep Phase or a Roll Phase are collected and applied together at its end. First everything fixed is added and subtracted; this gives the subtotal. Then every half is taken from that same subtotal. The result is what the player loses, whatever the order of play was.',
  ),
  'R13.1': rule(
    'Damage is collected',
    'In an Upkeep Phase and in a whole Roll Phase damage and healing wait and are applied to everybody at once. Isolated sources and stolen health do not wait. In other phases damage is applied as soon as the action is over.',
  ),
  'R13.2': rule(
    'Incoming damage',
    'Everything that waits for a player is the incoming damage: attacks, defensive abilities, tokens, cards and passives. Each entry keeps its type and its source.',
  ),
  'R13.3': rule(
    'Add and subtract',
    'Attack modifiers, standing effects and fixed prevention are added up in any order. A defensive ability prevents only damage of the attack; other prevention works on everything that can be avoided. The subtotal never falls below 0.',
  ),
  'R13.4': rule(
    'Multiply and divide',
    'Every half is computed from the subtotal and rounded up, none from the result of another. So two halves prevent everything. The final damage never falls below 0.',
  ),
  'R13.5': rule(
    'Damage sent back',
    'Damage that is sent back is computed from the same subtotal, even if the final damage is 0. It is normal damage and no attack. What is sent back is not sent back again.',
  ),
  'R13.6': rule(
    'Damage that nothing lessens',
    'Ultimate damage is kept apart: it can be raised, but nothing prevents, halves or avoids it. The player loses it in addition to the rest.',
  ),
  'R13.7': rule(
    'How much an attack dealt',
    'Where a text asks what the attack dealt, prevention is counted against the attack first and against other damage afterwards. Damage of 0 is no damage.',
  ),
  'R13.8': rule(
    'Applying damage',
    'Healing and loss are applied to all players in the same moment and health is then cut to its limits. After that, effects that save a player act, and then whoever stands at 0 is defeated.',
  ),
  R14: rule(
    'Priority, windows, interruption',
    'At many points there is a short break, a window, in which everybody may respond. The active player comes first, then the others in turn order. The game goes on when all have passed one after the other.',
  ),
  'R14.1': rule(
    'Classes of actions',
    'Responses are instant actions, spent tokens, companions and passives that work at any time, and roll phase actions in a Roll Phase. Abilities, upgrades, main phase actions and upkeep effects can be interrupted. A response that has begun, selling, paying, drawing and the income cannot.',
  ),
  'R14.2': rule(
    'Order of priority',
    'The active player has the highest priority, then the others in turn order. It does not matter who spoke first. If several automatic effects are due at once, each player orders the own ones, the active player first.',
  ),
  'R14.3': rule(
    'Windows',
    'In a window every player who may act is asked in order of priority. After an action the round starts again; when all have passed in succession the window closes. Then the game continues exactly where it stopped.',
  ),
  'R14.4': rule(
    'Kinds of window',
    'After a roll, exactly those dice may be altered. At the announcement the attacker’s five dice may be altered for the last time. In windows outside a Roll Phase only instant actions and tokens can be used.',
  ),
  'R14.5': rule(
    'Claiming priority',
    'A declared response begins only after every player of higher priority has had the chance to act first. If it is no longer possible then, it is taken back at no cost. The active player’s own actions begin at once.',
  ),
  'R14.6': rule(
    'Interrupting',
    'When an action that can be interrupted is announced, others may respond before it takes effect. It is then carried out with what is left; a choice that has become impossible may be made again. A response never cancels an action unless it says so.',
  ),
  'R14.7': rule(
    'Altering dice',
    'Dice may be altered only while their window is open, and as often as players like. Dice rolled by cards that cannot be interrupted are read at once. Once an ability is activated, the dice that activated it no longer matter.',
  ),
  'R14.8': rule(
    'What can interrupt what',
    'Instant actions and tokens can interrupt abilities, upkeep effects, main phase actions and upgrades; roll phase actions can interrupt abilities. Nothing interrupts a roll phase action, an instant action or a spent token that has begun.',
  ),
  R15: rule(
    'The turn',
    'A turn has eight phases: Upkeep, Income, Main (1), Offensive Roll, Targeting Roll, Defensive Roll, Main (2) and Discard. The three roll phases together are called the Roll Phase.',
  ),
  'R15.1': rule(
    'Upkeep Phase',
    'Tokens, companions and abilities that act in your Upkeep Phase do so one by one, in the order you like. Others may respond before each of them. Damage and healing of the phase are applied together at its end.',
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
    'You have up to three roll attempts; after the first you keep what you like and re-roll the rest. Then you announce an ability that your dice allow, or none. Others may still alter your dice; if they do, you choose again. Once it is activated, everything in it that needs no target happens at once.',
  ),
  'R15.5': rule(
    'Targeting Roll Phase',
    'With a single opponent, or if nothing needs a target, this phase is skipped. In King of the Hill you choose an opponent; in team modes a die decides. From then on the target does not change.',
  ),
  'R15.6': rule(
    'Defensive Roll Phase',
    'Effects on the target other than damage happen first. Then the defender may use a defensive ability against defendable damage. After a last chance to respond, all damage and healing of the Roll Phase is applied. Effects waiting for the damage follow.',
  ),
  'R15.7': rule(
    'Main Phase (2)',
    'It is like the first Main Phase: sell, play and upgrade as you like. It also takes place if the roll phases were skipped.',
  ),
  'R15.8': rule(
    'Discard Phase',
    'While you hold more than 6 cards you sell one of them for 1 CP. You cannot sell below 6. Then effects at the end of the turn happen and the next player begins.',
  ),
  'R15.9': rule(
    'When others may act',
    'Others may act in Upkeep, after Income, on cards of the Main Phases, after every roll, after the announcement, at each “then”, when the target is known, before and after the defence, and a last time before the damage. Isolated sources have a break of their own.',
  ),
  R16: rule(
    'Ultimates',
    'From the activation of an ultimate until the Roll Phase ends, no opponent can do anything. Its damage can be raised, but not prevented, halved or avoided. The only way to stop it is to change the dice before it is activated. Tokens that would lessen it do not work on it.',
  ),
  R17: rule(
    'Modes',
    'Besides the duel there are King of the Hill for three to six players and games in teams: two against two, three against three, and three teams of two. Each mode has its own health, turn order and way to find the target.',
  ),
  'R17.1': rule(
    'All modes',
    'In a duel and in teams there are 50 health, which a team shares; in King of the Hill everybody has 35. Teams take turns alternately. Games with five or six players are meant for people who know the rules well.',
  ),
  'R17.2': rule(
    'More than two players',
    'Defeated players are skipped and cannot be chosen. If a target falls before the attack is over, the rest of it on that target vanishes and no new target is chosen. If the active player falls, the turn ends.',
  ),
  'R17.3': rule(
    'King of the Hill',
    'Everybody plays against everybody and chooses the target freely. A leader is whoever has the most health; there may be several. Whoever attacks a leader draws a bonus card at once. A sole leader cannot get it.',
  ),
  'R17.4': rule(
    'Teams',
    'Teammates share one health dial, but nothing else: cards, CP and tokens are each player’s own. They see each other’s hands. You can lower a teammate’s damage only with effects that let you choose a player. Teammates are never opponents.',
  ),
  'R17.5': rule(
    'Two against two',
    'Turns alternate between the teams. The targeting die decides: 1 or 2 the opponent on the left, 3 or 4 the one on the right, 5 the opponents choose, 6 you choose.',
  ),
  'R17.6': rule(
    'Three against three',
    'Turns alternate between the teams. The targeting die decides: 1 or 2 the opponent on the left, 3 or 4 the one in the middle, 5 or 6 the one on the right.',
  ),
  'R17.7': rule(
    'Three teams of two',
    'First the first player of each team takes a turn, then the second ones. With 1 to 4 the targeting die counts clockwise among the opponents, beginning on your left; with 5 or 6 you choose. Defeated opponents are not counted.',
  ),
  SC: rule(
    'Shared cards',
    'Every deck contains the same 18 action cards, each once. They change dice, draw cards, give CP, prevent damage or handle status effect tokens. Cards that let somebody re-roll never force anyone to do so.',
  ),
  'SC-01': rule(
    'Better D!',
    'Works on dice that have just been rolled for defence, for whoever defends. That player decides which of them are rolled again, once. It adds no dice.',
  ),
  'SC-02': rule(
    'Buh, Bye!',
    'Works on any player, yourself included, at any time. Whoever has higher priority may spend the token first. Companions and tokens that cannot be removed are safe.',
  ),
  'SC-03': rule(
    'Double Up!',
    'Can be played at any time, even in another player’s turn. There is no hand limit until your Discard Phase.',
  ),
  'SC-04': rule(
    'Get That Outta Here!',
    'The same effect as Buh, Bye!, but only in your own Main Phase and therefore cheaper. Others may respond, for example by spending the chosen token.',
  ),
  'SC-05': rule(
    'Getting Paid!',
    'It is free and can always be played. Still, you never have more than 15 CP.',
  ),
  'SC-06': rule(
    'Helping Hand!',
    'The opponent has no say in it: the die you choose is rolled again. The new result counts, better or worse.',
  ),
  'SC-07': rule(
    'Not This Time!',
    'Can protect you or anybody else who has incoming damage in this Roll Phase. It is subtracted before anything is halved. It does nothing against ultimate damage.',
  ),
  'SC-08': rule(
    'One More Time!',
    'Gives whoever is rolling for offence one more attempt in this phase. It may even be played after the announcement, so that rolling begins again.',
  ),
  'SC-09': rule(
    'Samesies!',
    'Both dice must be yours and belong to the same roll. The symbol follows the number.',
  ),
  'SC-10': rule(
    'Six-It!',
    'Works on any die you have rolled, also on a defence die or on your targeting die. It must still be possible to alter that die.',
  ),
  'SC-11': rule(
    'So Wild!',
    'Works on a die of any player while it may be altered. You may also use it to spoil somebody’s roll.',
  ),
  'SC-12': rule(
    'Tip It!',
    'A 6 cannot go up and a 1 cannot go down. As an instant action it is the only shared card that alters dice outside the Roll Phases.',
  ),
  'SC-13': rule(
    'Transference!',
    'You choose both players; either may be yourself. The token keeps its state. A board that has no room for it cannot be chosen.',
  ),
  'SC-14': rule(
    'Triple Up!',
    'Can be played at any time. If your deck runs out, your discard pile is shuffled into a new one and you go on drawing.',
  ),
  'SC-15': rule(
    'Try, Try Again!',
    'For your own dice or those of a teammate, never an opponent’s. Two dice are rolled again once, or one die twice.',
  ),
  'SC-16': rule(
    'Twice as Wild!',
    'Both dice come from the roll that may be altered now. It is the surest way to break an announced ultimate.',
  ),
  'SC-17': rule(
    'Vegas Baby!',
    'A 1 or 2 gives 1 CP, a 3 or 4 gives 2, a 5 or 6 gives 3. Others may alter the die with instant actions.',
  ),
  'SC-18': rule(
    'What Status Effects?',
    'Takes everything off one board, good and bad alike. Tokens that cannot be removed and companions stay. The player concerned may spend tokens in response.',
  ),
};
