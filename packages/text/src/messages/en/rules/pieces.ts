// R1 to R9: what lies on the table, cards, tokens, abilities.

import { rule } from '../../../rulebook/section.ts';

export const pieces = {
  R1: rule(
    'Components and terms',
    'Two to six people play, each with a different hero. A hero has five identical dice, a board with abilities, a leaflet, tokens, a deck, and dials for health and combat points. Every die face shows a number and a symbol, and both count. Where the text of a card or hero contradicts a general rule, the text wins; where two texts clash, “cannot” beats “may”.',
    'Everything is public except the cards in hands and decks; how many there are is public too. There are always enough tokens: only stack limits (R7.3) restrict them.',
  ),
  R2: rule(
    'Setup',
    'Everybody starts with 2 CP and a hand of 4 cards; health depends on the mode (R17.1). Everybody rolls a die, and the highest number goes first. Heroes with additional setup carry it out before the first turn. The start player skips the Income Phase (R15.2) of the very first turn and gains no CP and no card; nobody else skips anything.',
    'An opening hand cannot be exchanged. Players tied for the highest number roll again. Nobody can respond to anything during setup, and tokens placed there trigger nothing.',
  ),
  R3: rule(
    'Health, defeat, end of the game',
    'Health can rise to 10 above its starting value; healing beyond that is lost. A player whose health is 0 once damage has been applied is defeated. The last player or team left wins. If all who were still in the game fall at the same moment, the game is a draw.',
    'Defeat is checked whenever damage has been applied (R13.8) or health was stolen or paid, never while damage is only incoming. A player who concedes is defeated at once; a team concedes together.',
  ),
  R4: rule(
    'Combat points',
    'Combat points (CP) pay for cards and for some abilities and tokens. You can have 15 at most; anything beyond that is lost. You pay the whole cost before the effect, and only from your own CP: nobody can pay for anybody else.',
    'At 15 CP you may still sell or play a card that gives CP. A card that costs 0 counts as played all the same.',
  ),
  R5: rule(
    'Deck, hand, selling',
    'If you have to draw and your deck is empty, shuffle your discard pile into a new deck. You may hold any number of cards until your Discard Phase (R15.8), where you keep 6 at most. To sell a card, discard it and gain 1 CP, whatever it costs. You may sell in your Main Phases and, until 6 are left, in your Discard Phase.',
    'If deck and discard pile are both empty, nothing is drawn. Selling is not playing a card, and nobody can respond to it. Whoever has to discard chooses the card, unless the text says “random”.',
  ),
  R6: rule(
    'Cards',
    'There are hero upgrades and three kinds of action cards: main phase, roll phase and instant. The kind tells who may play a card and when (R6.4). An action card goes to the discard pile after its effect; an upgrade stays for the rest of the game.',
  ),
  'R6.1': rule(
    'Kinds of cards',
    'Upgrades and main phase actions are played by the active player in a Main Phase, and others may interrupt them. Anybody can play roll phase actions in any Roll Phase, and instant actions at any time, even in another player’s turn. Neither of these can be interrupted. Some cards are also attack modifiers (R12.3).',
  ),
  'R6.2': rule(
    'Playing an action card',
    'First make sure that the moment is right, that you can pay, and that something would happen. Then pay; if the card can be interrupted, others may respond; carry out the text and discard the card. You may play as many cards as you can pay for.',
    'A card of which no part would do anything cannot be played, but cards that draw, heal or give CP always can. A card that makes you reshuffle is not part of the new deck.',
  ),
  'R6.3': rule(
    'Hero upgrades',
    'An upgrade replaces the ability of the same name with a higher level. With level II in play, level III costs only the difference; you may also skip II and pay the full price of III. A level never goes down and is never played twice, and an upgrade cannot be sold or removed. Some upgrades bring a second ability with a name of its own.',
    'A level II that lies under a III still counts as an upgrade in play. An upgrade played after an ability was activated does not change that activation. Upgrades put into play together do not see each other being played.',
  ),
  'R6.4': rule(
    'What may be played when',
    'Instant actions and tokens can be used in every phase, roll phase actions in the three roll phases, main phase actions and upgrades in your own Main Phases. Once an ultimate has been activated (R16), only the attacker’s side may act until the Roll Phase ends.',
  ),
  R7: rule(
    'Status effects',
    'A status effect is a token on a hero’s board. Whoever has it uses it, suffers from it and pays for it, no matter who put it there. Its own text says what it does; the rules below hold for all of them.',
  ),
  'R7.1': rule(
    'What status effects are',
    'There are positive, negative and unique status effects. Every token counts separately, so removing one leaves the others in place. “Positive” and “negative” only name groups: anybody can have either. Unique ones may break normal rules, as their text says.',
  ),
  'R7.2': rule(
    'Gaining and inflicting',
    'To gain a token is to put it on your own board; to inflict it is to put it on somebody else’s. What an offensive ability inflicts goes to its target unless the text names another player. Tokens are placed one at a time.',
  ),
  'R7.3': rule(
    'Stack limit',
    'No board holds more tokens of one kind than the stack limit, the maximum of that kind. Tokens beyond it are lost, and the rest of the effect goes on. A raised limit lasts for the rest of the game, but only on the board of the player who raised it. If a limit falls, the surplus is removed at once.',
    'Some tokens do something when another arrives at the limit; then their own text counts. A limit can also differ from board to board.',
  ),
  'R7.4': rule(
    'Spending tokens',
    'You remove a spendable token to get its benefit, at any time unless its text says otherwise. Only the player who has it may spend it. Spending is an instant action: players of higher priority may act first (R14.5), but once begun it cannot be interrupted.',
    'Several tokens are spent one after the other, each as an action of its own. Removing tokens as part of an ability is not spending, so limits such as “once per turn” do not apply.',
  ),
  'R7.5': rule(
    'Removing tokens',
    'A removed token returns to its leaflet and stops working at once. If there are fewer tokens than should be removed, all of them go. Unless the text says otherwise, any kind of token may be chosen, except those that say they cannot be removed. The shared cards SC-02, SC-04 and SC-18 get rid of tokens.',
    'An effect of the token that has already begun is still carried out in full.',
  ),
  'R7.6': rule(
    'Transferring tokens',
    'A transferred token moves to another player’s board and stays as it is, with the same side up. It counts neither as gained nor as inflicted. A board at its stack limit cannot be chosen, and some tokens cannot be transferred at all.',
  ),
  'R7.7': rule(
    'How long tokens stay',
    'A persistent token stays until a card or an ability removes it; its own effect never does. Any other token says when it goes away. The Roll Phase concludes just before the second Main Phase; the turn ends after the Discard Phase.',
    'A token that says nothing about its end stays as if persistent. A token you gained this turn is not one you began the turn with.',
  ),
  'R7.8': rule(
    'Tokens of defeated players',
    'Tokens that a defeated player put on others stay and keep working. Only a token that this player would have had to remove, such as Stun, leaves at once. Tokens on a defeated player’s own board leave the game.',
  ),
  R8: rule(
    'Companions',
    'Companions, such as pets, bots or a hammer, are not status effects: nothing that removes, transfers or counts status effects affects them. The hero’s leaflet says how they are used. Wherever a companion lies, only its own player uses it. A defeated player’s companions leave the game.',
  ),
  R9: rule(
    'Abilities and activation',
    'Offensive abilities are activated with dice, defensive ones answer an attack, passive ones always work or can be bought, and the ultimate is the strongest of all. Each Offensive Roll Phase allows one offensive ability.',
  ),
  'R9.1': rule(
    'Parts of an ability',
    'An offensive ability has one or more rows, each with a requirement and an effect; some text may hold for all rows. A defensive ability says how many dice are rolled. A passive ability is always on or always available.',
  ),
  'R9.2': rule(
    'Requirements',
    'Your five dice must show at least the symbols listed; having more does no harm. “Of a kind” means equal numbers, not symbols, and four of a kind also count as three. A small straight is four numbers in a row, a large straight five, and a large one also counts as a small one. If several rows fit, choose one.',
  ),
  'R9.3': rule(
    'One ability per phase',
    'You activate at most one offensive ability in an Offensive Roll Phase, even if the dice fit several. You never have to: activating none is always allowed. An additional phase allows one more.',
  ),
  'R9.4': rule(
    'Defensive abilities',
    'When you are attacked with defendable damage you may use one defensive ability; if you have two, choose before you roll. Against undefendable, pure, collateral or ultimate damage there is no defensive roll. The dice are rolled once, and every line of the text applies to all of them. You never have to defend.',
    'Damage that a defensive ability deals goes to the attacker; it is not an attack, cannot be defended against, and attack modifiers do not change it.',
  ),
  'R9.5': rule(
    'Passive abilities',
    'What a passive ability does by itself happens whenever its condition is met. What it offers at a price is an instant action of its owner, possible in anybody’s turn. Effects that stop other abilities leave it alone unless they name it.',
  ),
};
