// Something is being loaded.

import { useTexts } from '../language/texts.ts';
import { Crown } from './crown.tsx';

export const Waiting = () => {
  const t = useTexts();
  return (
    <div className="waiting" role="status">
      <Crown hero="barbarian" health={50} />
      <span className="sr">{t.app.loading}</span>
    </div>
  );
};
