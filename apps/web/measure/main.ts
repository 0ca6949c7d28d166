// `npm run -w @mad-king/web measure`: how the page treats a person, in figures.

import { measureQuestions } from './questions.ts';

measureQuestions();
