import type { Language } from '../language.ts';
import { amounts } from '../messages/cs/amounts.ts';
import { conditions } from '../messages/cs/conditions.ts';
import { damage } from '../messages/cs/damage.ts';
import { decisions } from '../messages/cs/decisions.ts';
import { effects } from '../messages/cs/effects.ts';
import { events } from '../messages/cs/events.ts';
import { people } from '../messages/cs/people.ts';
import { things } from '../messages/cs/things.ts';
import { words } from '../messages/cs/words.ts';

/** Czech. */
export const cs: Language = {
  id: 'cs',
  name: 'Čeština',
  messages: { words, people, amounts, conditions, effects, things, events, decisions, damage },
};
