import type { Language } from '../language.ts';
import { amounts } from '../messages/pl/amounts.ts';
import { conditions } from '../messages/pl/conditions.ts';
import { damage } from '../messages/pl/damage.ts';
import { decisions } from '../messages/pl/decisions.ts';
import { effects } from '../messages/pl/effects.ts';
import { events } from '../messages/pl/events.ts';
import { people } from '../messages/pl/people.ts';
import { things } from '../messages/pl/things.ts';
import { words } from '../messages/pl/words.ts';

/** Polish. */
export const pl: Language = {
  id: 'pl',
  name: 'Polski',
  messages: { words, people, amounts, conditions, effects, things, events, decisions, damage },
};
