// Every lesson, as a conformance test: the recommended way comes out as written, what fits leads on, what is answered can be chosen, what
// is recommended is what the exact plan says, and every sentence is there in every language that speaks the lesson.

import { lessonFiles, problemsOf } from '@mad-king/lab';
import { LANGUAGES } from '@mad-king/language';
import { expect, test } from 'vitest';

const files = lessonFiles();

test.each(files)('$id', (file) => {
  expect(problemsOf(file)).toEqual([]);
});

test('the first duel comes first, in every language', () => {
  expect(files[0]).toMatchObject({ id: 'first-duel', languages: LANGUAGES });
});
