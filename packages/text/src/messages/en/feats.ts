// The feats of the wall: what each is called, what is said when it is reached, and how to get it.

/** A feat in words. */
export interface FeatWords {
  name: string;
  words: string;
  how: string;
}

const words = <Id extends string>(feats: Record<Id, FeatWords>): Record<Id, FeatWords> => feats;

/** The feats in English. */
export const feats = words({
  'first-blood': {
    name: 'First Blood',
    words: 'You drew blood before the king had found a chair.',
    how: 'Be the first to cost anybody health: an opponent’s, by your attack.',
  },
  'crown-that-fits': {
    name: 'A Crown That Fits',
    words: 'You won. The crown is a little large; nobody will mention it.',
    how: 'Win a game.',
  },
  'top-floor': {
    name: 'Top Floor',
    words: 'You raised an ability as far as it goes and admired the view.',
    how: 'Upgrade an ability to level III.',
  },
  'filled-to-the-brim': {
    name: 'Filled to the Brim',
    words: 'One more token and the seal wax would drip.',
    how: 'Hold as many tokens of one kind as your board allows, at least three.',
  },
  'dice-whisperer': {
    name: 'Dice Whisperer',
    words: 'The dice said no. You asked again, more firmly.',
    how: 'When your last roll attempt activates nothing, change a die and activate an ability after all.',
  },
  'sticky-fingers': {
    name: 'Sticky Fingers',
    words: 'It was their die. Then it was your idea.',
    how: 'Change a die of an opponent’s Offensive Roll, so that they activate nothing.',
  },
  'none-shall-pass': {
    name: 'None Shall Pass',
    words: 'A mighty blow, wasted on a very good shield.',
    how: 'Take nothing from an opponent’s attack that would have dealt you 8 damage or more.',
  },
  'more-than-whole': {
    name: 'More Than Whole',
    words: 'Healthier than on the day you were drawn.',
    how: 'Have more health than you started with.',
  },
  'the-last-word': {
    name: 'The Last Word',
    words: 'You used your ultimate. It was not a discussion.',
    how: 'Activate your ultimate ability, and see it through.',
  },
  'slow-burn': {
    name: 'Slow Burn',
    words: 'You had already put the dice away when they fell over.',
    how: 'Win because the last opponent falls in an Upkeep Phase.',
  },
  'overdoing-it': {
    name: 'Overdoing It',
    words: 'They needed three. You brought nine.',
    how: 'Deal at least 6 more with one attack than its target has health left.',
  },
  'good-umbrella': {
    name: 'A Good Umbrella',
    words: 'Thirty points of weather, and you stayed dry.',
    how: 'Prevent 30 damage to you in one game.',
  },
  physician: {
    name: 'Physician, Heal Thyself',
    words: 'You bandaged more than most people bleed.',
    how: 'Heal 15 health in one game.',
  },
  'spring-cleaning': {
    name: 'Spring Cleaning',
    words: 'Three curses went out with the dust.',
    how: 'Get rid of three negative tokens in one turn. An Upkeep Phase does not count.',
  },
  'spend-like-the-king': {
    name: 'Spend It Like the King',
    words: 'Five cards in one turn. The treasurer has fainted.',
    how: 'Play five cards in one turn of yours.',
  },
  'two-stairs': {
    name: 'Two Stairs at Once',
    words: 'Level two is for people with time.',
    how: 'Upgrade an ability from level I straight to level III.',
  },
  'shoulder-to-shoulder': {
    name: 'Shoulder to Shoulder',
    words: 'Nobody carried anybody. It was lovely.',
    how: 'Win as a team in which everybody’s own attacks dealt 15 or more.',
  },
  'king-of-the-hill': {
    name: 'King of the Hill',
    words: 'Everyone wanted the hill. You have the better view.',
    how: 'Win King of the Hill with four players or more.',
  },
  turncoat: {
    name: 'Turncoat',
    words: 'You won from both chairs. Somebody is confused, and it is not you.',
    how: 'Win two duels in a row against the same opponent, with the heroes swapped.',
  },
  'leaders-bane': {
    name: 'Leader’s Bane',
    words: 'You do not like the tall ones.',
    how: 'In King of the Hill, defeat with your attack whoever of the others had the most health at the start of that turn.',
  },
  'five-of-one-mind': {
    name: 'Five of One Mind',
    words: 'Five dice agreed. Councils never do.',
    how: 'Roll five equal numbers in your Offensive Roll Phase.',
  },
  'return-to-sender': {
    name: 'Return to Sender',
    words: 'They struck. It hurt. Them.',
    how: 'An opponent attacks you and is down to 0 health by that very attack.',
  },
  'first-try': {
    name: 'First Try',
    words: 'A large straight on the first throw. You shrugged.',
    how: 'Activate an ability by a large straight on your first roll attempt, with no die changed.',
  },
  'second-wind': {
    name: 'Second Wind',
    words: 'Down to ten, and then you remembered the potion.',
    how: 'Fall to 10 health or less, and rise again by 6 or more.',
  },
  'sleeping-on-gold': {
    name: 'Sleeping on Gold',
    words: 'Fifteen points and not one spent. The dragon nods.',
    how: 'Have 15 CP.',
  },
  'by-a-hair': {
    name: 'By a Hair',
    words: 'One point of health, one crown, no further questions.',
    how: 'Win with 1 health left.',
  },
  'heard-across-the-moat': {
    name: 'Heard Across the Moat',
    words: 'Twenty in one blow. The ducks complained.',
    how: 'Deal 20 damage or more with one attack.',
  },
  'before-the-soup': {
    name: 'Before the Soup',
    words: 'Over by the eighth turn, and the soup still hot.',
    how: 'Win a duel that starts with 50 health by turn 8.',
  },
  'the-long-winter': {
    name: 'The Long Winter',
    words: 'Thirty turns. Two beards grew.',
    how: 'Win a duel in turn 30 or later.',
  },
  'gift-basket': {
    name: 'Gift Basket',
    words: 'Four different misfortunes, one ribbon.',
    how: 'Have one opponent hold four different negative tokens at once, all from you.',
  },
  'against-the-odds': {
    name: 'Against the Odds',
    words: 'One in twenty. You would have bet on it, you say.',
    how: 'Activate an ability that your last roll had less than a 5% chance of, with the dice you kept.',
  },
  'cold-dice': {
    name: 'The Dice Were Cold',
    words: 'You won without their help and told them so.',
    how: 'Win although your Offensive Rolls were among the unluckiest twentieth.',
  },
  'steady-hand': {
    name: 'Steady Hand',
    words: 'A whole game and nothing to be ashamed of.',
    how: 'Make 30 choices or more in a game, none of which the review calls an error.',
  },
  'giant-slayer': {
    name: 'Giant Slayer',
    words: 'The computer thought for a long time. It should have thought longer.',
    how: 'Win a duel against a computer of the level King.',
  },
  'nobodys-crown': {
    name: 'Nobody’s Crown',
    words: 'Both fell. The king, relieved, kept the crown.',
    how: 'End a game in a draw.',
  },
  'out-of-the-ashes': {
    name: 'Out of the Ashes',
    words: 'They had written your epitaph. It rhymed, too.',
    how: 'Win after you had 5 health or less and an opponent 20 or more.',
  },
  'a-paupers-victory': {
    name: 'A Pauper’s Victory',
    words: 'Not one card played. The dice send their regards.',
    how: 'Win without playing a card.',
  },
  'not-a-scratch': {
    name: 'Not a Scratch',
    words: 'They attacked. You heard about it later.',
    how: 'Win without ever losing health.',
  },
  'full-board': {
    name: 'A Full Board',
    words: 'Every ability raised. The joiner had to widen the table.',
    how: 'Have every ability that can be upgraded at level II or higher at the same time.',
  },
  'the-whole-court': {
    name: 'The Whole Court',
    words: 'You have won in every coat of arms. The laundry is endless.',
    how: 'Win at least once with each hero.',
  },
});
