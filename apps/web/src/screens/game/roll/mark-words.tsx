// What the mark of an answer says: by how much it is ahead, and which dice that needs.

import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { FaceNumber } from '../../../components/marks.tsx';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { figure } from '../../../texts/format.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';
import { CLEAR, type Mark } from './mark.ts';

/** "best by 1.7", where that is clear, and which dice it needs. */
export const useMarkWords = (): ((mark: Mark) => ReactNode) => {
  const t = useTexts();
  const language = useLanguage();
  const { table, seat } = useSitting();
  const hero = useHeroAt(seat);
  const values = table.view.rolls[0]?.values ?? [];
  return ({ ahead, keep }) => (
    <>
      <Icon name="laurel" />
      {keep !== null && (keep.length === 0 ? t.table.rollAll : t.table.keep)}
      {keep?.map((die) => (
        <FaceNumber key={die} hero={hero.id} symbol={hero.dice[values[die] - 1]} value={values[die]} />
      ))}
      {ahead >= CLEAR && (
        <span title={`${t.roll.aheadTitle}. ${t.roll.aheadHelp}`}>
          {t.roll.ahead(figure(language, ahead, { steady: true }))}
        </span>
      )}
    </>
  );
};
