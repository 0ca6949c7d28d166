// A text in the longest form that fits its place.

import { formsOf, plain, type Said as SaidSegments } from '@mad-king/text';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Said } from './said.tsx';

interface Way {
  said: SaidSegments;
  densely: boolean;
  /** In smaller letters. */
  isSmall: boolean;
}

/** The whole text, then with signs for names, then in smaller letters, then less and less of it. */
const waysOf = (said: readonly SaidSegments[]): Way[] => {
  const [whole = [], ...shorter] = formsOf(said);
  return [
    { said: whole, densely: false, isSmall: false },
    { said: whole, densely: true, isSmall: false },
    ...[whole, ...shorter].map((form) => ({ said: form, densely: true, isSmall: true })),
  ];
};

/** The place has a height of its own; whatever is longer would be cut off. */
export const Fitting = memo(({ said, className }: { said: readonly SaidSegments[]; className: string }) => {
  const place = useRef<HTMLSpanElement>(null);
  const forms = useMemo(() => waysOf(said), [said]);
  const [size, setSize] = useState('');
  const [tried, setTried] = useState({ forms, size, form: 0 });
  const form = tried.forms === forms && tried.size === size ? tried.form : 0;

  useLayoutEffect(() => {
    // Its own height is that of its words; what may change it is the room around it.
    const around = place.current?.parentElement;
    if (!around) return;
    const look = new ResizeObserver(() => setSize(`${around.clientWidth} ${around.clientHeight}`));
    look.observe(around);
    // Other letters are wider.
    void document.fonts.ready.then(() => setSize((size) => `${size} `));
    return () => look.disconnect();
  }, []);

  useLayoutEffect(() => {
    const box = place.current;
    if (box !== null && box.scrollHeight > box.clientHeight + 1 && form < forms.length - 1)
      setTried({ forms, size, form: form + 1 });
  });

  const { isSmall, ...shown } = forms[form];
  return (
    <span
      ref={place}
      className={isSmall ? `${className} is-small` : className}
      title={form === 0 ? undefined : said.map(plain).join('\n')}
    >
      <Said {...shown} />
    </span>
  );
});
