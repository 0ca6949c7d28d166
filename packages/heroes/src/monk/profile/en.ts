import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'After you. I have time.',
  story:
    'Spent ten years on a pillar learning patience, and came down for lunch. The gate said tournament; the queue was long, and the queue was wonderful.',
  weapon: 'an open hand',
  win: [
    { do: 'Meditate early.', how: 'Three Zen bring 5 Chi and an Evasive or Cleanse.' },
    { do: 'Let Chi ripen.', how: 'It prevents damage at once, but adds damage only in a later turn.' },
    {
      do: 'Knock them down.',
      how: 'Palm Strike! is free; Knockdown costs its holder 2 CP or the whole attack.',
    },
    {
      do: 'Raise the limit.',
      how: 'Lotus Strike and Transcendence! let you hold 1 Chi more for the rest of the game.',
    },
  ],
  beware:
    'Chi above the limit is lost, so spend before you meditate. Serenity itself prevents nothing: keep Chi for that.',
  questions: [
    {
      ask: 'May I attack with Chi gained this turn?',
      answer: 'No, only with older tokens. Preventing works with all of them.',
    },
    {
      ask: 'Can Chi from Serenity stop the same attack?',
      answer: 'Yes. You gain it with the roll, and the last window before damage still lets you spend it.',
      rule: 'R15.6.6',
    },
    {
      ask: 'Does the Chi of Fist of Harmony come in time for its attack?',
      answer: 'No. What stands after “then” comes when the damage has been applied.',
      rule: 'RUL-26',
    },
    {
      ask: 'How long is my Chi limit raised?',
      answer: 'For the rest of the game, on your board alone; several raises add up.',
      rule: 'R7.3.4',
    },
    {
      ask: 'What can Cleanse remove?',
      answer: 'Any one token on your own board, good or bad, unless its own text forbids it.',
      rule: 'R7.5.3',
    },
    {
      ask: 'May I try Evasive more than once?',
      answer:
        'Yes, token by token. One success avoids all damage of the phase; an ultimate cannot be avoided.',
      rule: 'V-10',
    },
  ],
};
