// Where an entry comes from, as a small picture.

import type { Source } from '@mad-king/language';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../language/texts.ts';

export const SourceMark = ({ source }: { source: Source }) => {
  const t = useTexts();
  return (
    <span
      className={`src src--${source}`}
      role="img"
      aria-label={t.hero.source[source]}
      title={t.hero.source[source]}
    >
      <Icon name={`source-${source}`} />
    </span>
  );
};
