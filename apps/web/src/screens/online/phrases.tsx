// Quick phrases: said by their id, read by each in their own language. What was said hangs there for some seconds.

import { PHRASES, type TableView } from '@mad-king/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useOnlineWords } from '../../language/online.ts';
import { act } from '../../online/deeds.ts';
import { toggleMuted, useMuted } from '../../online/muted.ts';
import { type Heard, useOnline } from '../../online/store.ts';
import { useReads } from './reads.tsx';

const SHOWN = 4000;

const ICONS = {
  hello: 'hand',
  luck: 'luck',
  'well-played': 'well-played',
  'mad-dice': 'jester',
  moment: 'continue',
  ouch: 'beware',
} as const;

export const Phrases = ({ table }: { table: TableView }) => {
  const { say } = useOnlineWords();
  const place = useRef<HTMLFieldSetElement>(null);
  const goThere = (): void => {
    place.current?.closest('details')?.setAttribute('open', '');
    place.current?.querySelector('button')?.focus();
  };
  useKeys({ t: goThere });
  if (table.you === null) return null;
  return (
    <fieldset className="phrases" ref={place}>
      <legend className="eyebrow">{say.title}</legend>
      {PHRASES.map((phrase) => (
        <button
          key={phrase}
          type="button"
          className="phrase"
          onClick={() => void act({ type: 'say', table: table.id, phrase })}
        >
          <Icon name={ICONS[phrase]} />
          {say[phrase]}
        </button>
      ))}
    </fieldset>
  );
};

/** What was said last by those whom one hears, or by one of them. */
const useHeard = ({ chairs }: TableView, of?: number): Heard[] => {
  const said = useOnline((s) => s.said);
  const { names } = useMuted();
  return said.filter(
    ({ seat }) => (of === undefined || seat === of) && !names.includes(chairs[seat]?.name ?? ''),
  );
};

/** Hangs from whoever spoke. */
export const RibbonOf = ({ table, seat }: { table: TableView; seat: number }) => (
  <span className="ribbons" role="log" aria-live="polite">
    {useHeard(table, seat).map((one) => (
      <Ribbon key={one.at} heard={one} table={table} />
    ))}
  </span>
);

/** What others and one oneself have said last. */
export const Ribbons = ({ table }: { table: TableView }) => {
  const heard = useHeard(table);
  return (
    <div className="ribbons" role="log" aria-live="polite">
      {heard.map((one) => (
        <Ribbon key={`${one.seat}-${one.at}`} heard={one} table={table} />
      ))}
    </div>
  );
};

const Ribbon = ({ heard: { phrase, seat }, table }: { heard: Heard; table: TableView }) => {
  const { say } = useOnlineWords();
  const { name = '', language = null } = table.chairs[seat] ?? {};
  const reads = useReads(language);
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <span className="ribbon">
      <small>{reads === null ? name : `${name} · ${reads}`}</small>
      {say[phrase]}
    </span>
  );
};

export const Mute = ({ name }: { name: string }) => {
  const { say } = useOnlineWords();
  const isMuted = useMuted(({ names }) => names.includes(name));
  const label = isMuted ? say.unmute(name) : say.mute(name);
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={label}
      title={label}
      onClick={() => toggleMuted(name)}
    >
      <Icon name={isMuted ? 'sound-off' : 'sound-on'} />
    </button>
  );
};
