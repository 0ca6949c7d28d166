// Something is being loaded.

import { easiest } from '../heraldry/roster.ts';
import { useTexts } from '../language/texts.ts';
import { Crown } from './crown.tsx';

export const Waiting = () => {
  const t = useTexts();
  return (
    <div className="waiting" role="status">
      <Crown hero={easiest} health={50} />
      <span className="sr">{t.app.loading}</span>
    </div>
  );
};
