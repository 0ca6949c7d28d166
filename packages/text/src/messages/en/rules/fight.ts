// R11 to R14: damage, attacks, and who may act when.

import { rule } from '../../../rulebook/section.ts';

export const fight = {
  R11: rule(
    'Damage types',
    'Normal damage can be defended against, lessened by cards and tokens, and changed by attack modifiers. Undefendable damage allows no defensive roll, but cards and tokens still help; pure damage is the same and cannot be raised either. Collateral damage names its victims itself, without a targeting roll. Ultimate damage can only be raised. Damage from an isolated source is settled at once, on its own.',
    'Pure, collateral and ultimate damage also count as undefendable. Damage from tokens, cards, passives and defensive abilities is normal if nothing else is printed, but only an attack can be defended against.',
  ),
  R12: rule(
    'Attack and attack modifiers',
    'An attack is an offensive ability that deals at least 1 damage to a target, not counting collateral damage. It remains an attack even if all its damage is prevented. Attack modifiers change its damage or add effects to it.',
  ),
  'R12.1': rule(
    'What an attack is',
    'Whether an ability is an attack is decided once its own damage is known, before anything lessens it. Whoever activated it is the attacker, its target the defender. Preventing the damage, even all of it, does not stop the other effects of the attack, such as inflicted tokens.',
  ),
  'R12.2': rule(
    'What is not an attack',
    'Collateral damage, defensive abilities, damage from cards, tokens, passives and companions, isolated sources and stolen health are not attacks. You cannot use a defensive ability against them, and attack modifiers do not affect them.',
  ),
  'R12.3': rule(
    'Attack modifiers',
    'Only the attacker uses them, on an attack in their own turn, from the moment it is an attack until the last window before the damage. They may come before or after the defence, and any number of them. Added damage has the type of the attack. Pure damage cannot be modified, and nothing turns an ability without damage into an attack.',
    'Tokens that change attacks simply by being there count automatically; those that lessen damage are not attack modifiers. If an attack deals several types of damage, what is added joins the first that can be modified.',
  ),
  R13: rule(
    'Final damage',
    'The damage, prevention and healing of an Upkeep Phase or a Roll Phase are collected and applied together at its end. First everything fixed is added and subtracted; this gives the subtotal. Then every half is taken from that same subtotal. The result is the health the player loses, no matter in which order things were played.',
  ),
  'R13.1': rule(
    'Damage is collected',
    'In an Upkeep Phase, and in a whole Roll Phase, damage and healing wait and are applied to everybody at once. Three things do not wait: isolated sources, stolen health, and healing that an offensive ability gives without needing a target (R15.4). In other phases damage is applied as soon as the action is over.',
  ),
  'R13.2': rule(
    'Incoming damage',
    'Everything that waits for a player is incoming damage: from attacks, defensive abilities, tokens, cards and passives. Each part keeps its type and its source.',
  ),
  'R13.3': rule(
    'Add and subtract',
    'Attack modifiers, standing effects and fixed prevention are added up in any order. A defensive ability prevents only damage of the attack; other prevention works on everything that can be avoided. The subtotal never falls below 0.',
    'Prevention needs incoming damage: it cannot be used in advance, and what is not used up is lost.',
  ),
  'R13.4': rule(
    'Multiply and divide',
    'Every half is taken from the subtotal and rounded up, never from what another half left over. That is why two halves prevent everything. The final damage never falls below 0.',
  ),
  'R13.5': rule(
    'Damage sent back',
    'Damage that is sent back is computed from the same subtotal, even if the final damage is 0. It is normal damage, not an attack. What has been sent back is not sent back again.',
  ),
  'R13.6': rule(
    'Damage that nothing lessens',
    'Ultimate damage is kept apart: it can be raised, but nothing prevents, halves or avoids it. The player loses it in addition to the rest.',
  ),
  'R13.7': rule(
    'How much an attack dealt',
    'Where a text asks how much damage the attack dealt, prevention is counted against the attack first and against other damage afterwards. Damage of 0 is not damage.',
  ),
  'R13.8': rule(
    'Applying damage',
    'Healing and loss are added up and applied to all players at the same moment, and health stays within its limits. Then effects that save a player take effect, and after that everybody at 0 is defeated. In a team the heroes’ damage is worked out separately and taken from the shared dial together.',
  ),
  R14: rule(
    'Priority, windows, interruption',
    'At many points there is a short break, a window, in which everybody may respond. The active player comes first, then the others in turn order. The game goes on when all have passed one after the other.',
  ),
  'R14.1': rule(
    'Classes of actions',
    'Responses are instant actions, spent tokens, companions and passives that work at any time, and roll phase actions in a Roll Phase. Abilities, upgrades, main phase actions and upkeep effects can be interrupted. A response that has begun cannot, nor can selling, paying, drawing and income.',
  ),
  'R14.2': rule(
    'Order of priority',
    'The active player has the highest priority, then the others in turn order. It does not matter who spoke first. If several automatic effects are due at once, each player puts their own in order, the active player first.',
  ),
  'R14.3': rule(
    'Windows',
    'In a window every player who may act is asked in order of priority. After an action the round starts again; when all have passed in succession, the window closes. Then the game continues exactly where it stopped.',
  ),
  'R14.4': rule(
    'Kinds of window',
    'After a roll, exactly those dice may be altered. After the announcement the attacker’s five dice may be altered for the last time. In windows outside a Roll Phase only instant actions and tokens can be used.',
  ),
  'R14.5': rule(
    'Claiming priority',
    'A declared response begins only after every player of higher priority has had the chance to act first. If it is then no longer possible, it is withdrawn at no cost. The active player’s own actions begin at once.',
  ),
  'R14.6': rule(
    'Interrupting',
    'When an action that can be interrupted is announced, others may respond before it takes effect. It is then carried out with what is left; a choice that has become impossible may be made again. A response never cancels an action unless it says so.',
  ),
  'R14.7': rule(
    'Altering dice',
    'Dice may be altered only while their window is open, but as often as players like. Dice rolled by cards that cannot be interrupted are read at once. Once an ability is activated, the dice that activated it no longer matter.',
  ),
  'R14.8': rule(
    'What can interrupt what',
    'Instant actions and tokens can interrupt abilities, upkeep effects, main phase actions and upgrades; roll phase actions can interrupt abilities. Nothing interrupts a roll phase action, an instant action or a spent token that has begun.',
  ),
};
