import type { Language } from '../language.ts';
import { amounts } from '../messages/en/amounts.ts';
import { conditions } from '../messages/en/conditions.ts';
import { damage } from '../messages/en/damage.ts';
import { decisions } from '../messages/en/decisions.ts';
import { effects } from '../messages/en/effects.ts';
import { events } from '../messages/en/events.ts';
import { people } from '../messages/en/people.ts';
import { things } from '../messages/en/things.ts';
import { words } from '../messages/en/words.ts';

/** English. */
export const en: Language = {
  id: 'en',
  name: 'English',
  messages: { words, people, amounts, conditions, effects, things, events, decisions, damage },
};
