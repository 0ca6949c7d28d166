// `npm run -w @mad-king/web measure`: how the page treats a person, in figures.

import { measureGold } from './gold.ts';
import { measureQuestions } from './questions.ts';

if (!measureGold()) throw new Error('The gold hand has lost more duels than it has won.');
measureQuestions();
