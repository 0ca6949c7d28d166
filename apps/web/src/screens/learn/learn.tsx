// The school: a list of lessons, or the lesson one has opened.

import { Lost } from '../lost.tsx';
import { LessonScreen } from './lesson-screen.tsx';
import { School } from './school.tsx';
import { findLesson } from './staged.ts';

export const Learn = ({ lesson }: { lesson: string | undefined }) => {
  if (lesson === undefined) return <School />;
  const found = findLesson(lesson);
  return found === undefined ? <Lost /> : <LessonScreen key={lesson} listed={found} />;
};
