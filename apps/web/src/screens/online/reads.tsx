// What somebody reads, where that is not what one reads oneself: phrases find their way, free chat may not.

import { useOnlineWords } from '../../language/online.ts';
import { useLanguage } from '../../language/texts.ts';

/** Null: nothing need be said. */
export const useReads = (language: string | null): string | null => {
  const { reads } = useOnlineWords();
  const own = useLanguage();
  if (language === null || language === own) return null;
  return reads[language as keyof typeof reads] ?? null;
};

export const Reads = ({ language }: { language: string | null }) => {
  const said = useReads(language);
  if (said === null || language === null) return null;
  return (
    <span className="reads" title={said}>
      <span aria-hidden="true">{language.slice(0, 2).toUpperCase()}</span>
      <span className="sr">{said}</span>
    </span>
  );
};
