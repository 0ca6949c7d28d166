// Points lost per choice, with two decimals.

import { useLanguage } from '../../language/texts.ts';

export const useRate = (): ((rate: number) => string) => {
  const language = useLanguage();
  return (rate) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(rate);
};
