// A text in the longest form that fits its place.

import { formsOf, plain, type Said as SaidSegments } from '@mad-king/text';
import { memo, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { Said } from './said.tsx';

interface Way {
  said: SaidSegments;
  densely: boolean;
  /** In smaller letters. */
  isSmall: boolean;
}

/** The whole text, then with signs for names, then in smaller letters, then less and less of it, and nothing rather than half a line. */
const waysOf = (said: readonly SaidSegments[]): Way[] => {
  const [whole = [], ...shorter] = formsOf(said);
  return [
    { said: whole, densely: false, isSmall: false },
    { said: whole, densely: true, isSmall: false },
    ...[whole, ...shorter, []].map((form) => ({ said: form, densely: true, isSmall: true })),
  ];
};

/** In pixels: as long as less is missing, the shortest form can still be read. */
const BARELY = 4;

/** What is as large as the table makes it, however long its words are. */
const ROOM = '.board, .card';

/** The place has a height of its own; whatever is longer would be cut off. */
export const Fitting = memo(({ said, className }: { said: readonly SaidSegments[]; className: string }) => {
  const place = useRef<HTMLSpanElement>(null);
  const forms = useMemo(() => waysOf(said), [said]);
  const [room, setRoom] = useState('');
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const [tried, setTried] = useState({ forms, room, form: 0 });
  const form = tried.forms === forms && tried.room === room ? tried.form : 0;

  useLayoutEffect(() => {
    const box = place.current;
    const around = box?.closest(ROOM);
    if (box === null || !around) return;
    // Another room: the whole text again. A place that neighbours have made lower: whether this form still fits.
    const look = new ResizeObserver(() => {
      setRoom(`${around.clientWidth} ${around.clientHeight}`);
      lookAgain();
    });
    look.observe(around);
    look.observe(box);
    // Other letters are wider.
    void document.fonts.ready.then(() => setRoom((room) => `${room} `));
    return () => look.disconnect();
  }, []);

  useLayoutEffect(() => {
    const box = place.current;
    if (box === null || form === forms.length - 1) return;
    const most = form === forms.length - 2 ? BARELY : 1;
    if (box.scrollHeight > box.clientHeight + most) setTried({ forms, room, form: form + 1 });
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
