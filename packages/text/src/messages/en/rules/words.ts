// R10: the words on cards and boards.

import { rule } from '../../../rulebook/section.ts';

export const words = {
  R10: rule(
    'Words on cards and boards',
    'The same words mean the same thing on every card and board. A text is carried out from top to bottom; damage waits until the Roll Phase ends (R13.1). Conditions such as “if” are checked when their line is reached.',
  ),
  'R10.1': rule(
    '“Roll 3”',
    'Roll that many of your dice once. Only these dice count for what follows, not those you rolled before. Several lines may read the same dice.',
  ),
  'R10.2': rule(
    '“On” a symbol',
    'If the roll shows the symbol, or all the symbols listed, the effect happens once, no matter how many dice show it. If a stronger line is joined by “or”, you take only one of the two.',
  ),
  'R10.3': rule(
    '“2 ×” a symbol',
    'The number is multiplied by how many dice show the symbol. If none does, the result is 0.',
  ),
  'R10.4': rule(
    '“Then”',
    'Everything before the word “then” happens first. Now everybody may respond, and only afterwards is the rest worked out. After damage, it waits until the damage has been applied (R15.6).',
  ),
  'R10.6': rule(
    '“Or”',
    'Exactly one of the options happens. The player whose text it is chooses when it comes to that. An option that would do nothing may be chosen only if none would do anything.',
  ),
  'R10.7': rule(
    '“Additionally”',
    'This happens after the other effects of the text. Nobody can respond in between.',
  ),
  'R10.9': rule(
    '“Steal”',
    'The other player loses that much, or all they have if it is less, and you gain it, up to your own maximum. Stealing health is not damage: it cannot be prevented or defended against and is not an attack. Stolen cards are taken at random, stolen tokens are transferred (R7.6).',
  ),
  'R10.10': rule(
    '“May”',
    'You decide when it comes to that. Without “may” you have to carry out the effect as far as possible; what is impossible is skipped.',
  ),
  'R10.11': rule(
    '“Opponent”',
    'On an offensive ability this is its target, on a card an opponent of your choice. “All opponents” means every opponent still in the game, each hero of a team separately. “Chosen player” can be anybody, you included.',
  ),
  'R10.13': rule(
    '“½”',
    'Half of an odd number is always rounded up: half of 7 is 4. It does not matter who profits from it.',
  ),
  'R10.14': rule(
    '“Value”, “change”, “re-roll”',
    'The value of a die is its number. To change a die is to choose a new number, and the symbol follows; to re-roll it is to roll it again and accept the result. Both together are called altering dice (R14.7).',
  ),
  'R10.15': rule(
    '“Up to 2”',
    'Any number from 0 to 2: you choose. A number alone means exactly that many, or as many as there are.',
  ),
};
