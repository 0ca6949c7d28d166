import type { Language } from '../language.ts';
import { amounts } from '../messages/pt-BR/amounts.ts';
import { conditions } from '../messages/pt-BR/conditions.ts';
import { damage } from '../messages/pt-BR/damage.ts';
import { decisions } from '../messages/pt-BR/decisions.ts';
import { effects } from '../messages/pt-BR/effects.ts';
import { events } from '../messages/pt-BR/events.ts';
import { people } from '../messages/pt-BR/people.ts';
import { things } from '../messages/pt-BR/things.ts';
import { words } from '../messages/pt-BR/words.ts';

/** Brazilian Portuguese. */
export const ptBR: Language = {
  id: 'pt-BR',
  name: 'Português (Brasil)',
  messages: { words, people, amounts, conditions, effects, things, events, decisions, damage },
};
