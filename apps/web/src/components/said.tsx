// What the text package says: words, with the icons it names drawn between them.

import {
  blocksOf,
  type IconSegment,
  inOneLine,
  isIcon,
  MORE,
  type Row,
  type Said as SaidSegments,
  type Word,
} from '@mad-king/text';
import { memo, type ReactNode } from 'react';
import { useSpeaker } from '../language/speaker.ts';
import { bind } from '../texts/typeset.ts';
import { Icon } from './icon.tsx';
import { DamageSign, FaceNumber, type MarkType } from './marks.tsx';

/** In one line. `densely`: tokens and types of damage by their signs alone, where room is short. */
export const Said = memo(({ said, densely = false }: { said: SaidSegments; densely?: boolean }) =>
  inOneLine(said).map((segment, i, words) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is never reordered
    <Part key={i} segment={segment} before={words[i - 1]} after={words[i + 1]} densely={densely} />
  )),
);

/** As a card prints it: paragraphs, and rows with what dice must show or a bullet. Inside of text, so no element of its own is a block to HTML. */
export const Printed = memo(({ said }: { said: SaidSegments }) =>
  blocksOf(said).map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered
    <span key={i} className="printed">
      {block.said.length > 0 && (
        <span className="printed__lead">
          <Said said={block.said} />
        </span>
      )}
      {block.rows.map((row, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered
        <PrintedRow key={n} row={row} />
      ))}
    </span>
  )),
);

const PrintedRow = ({ row: { mark, said } }: { row: Row }) =>
  mark.length === 0 ? (
    <span className="printed__row">
      <span>
        <Said said={said} />
      </span>
    </span>
  ) : (
    <span className="printed__row printed__row--marked">
      <span className="printed__mark">
        <Said said={mark} />
      </span>
      <span>
        <Said said={said} />
      </span>
    </span>
  );

/** What ends a phrase, at the beginning of the words after a picture. */
const stopOf = (segment: Word | undefined): string =>
  segment === undefined || isIcon(segment) ? '' : (/^[.,:;!?)]+/.exec(segment.text)?.[0] ?? '');

/** Nothing breaks here. */
const JOINER = '\u2060';

/** No line begins with a full stop, it stays with the picture before it; and pictures in a row stay in one line. */
const Part = ({
  segment,
  before,
  after,
  densely,
}: Record<'before' | 'after', Word | undefined> & { segment: Word; densely: boolean }) => {
  if (!isIcon(segment)) {
    if (segment.text === MORE) return <i className="cut">{MORE}</i>;
    const stop = before !== undefined && isIcon(before) ? stopOf(segment) : '';
    return bind(segment.text.slice(stop.length));
  }
  const stop = stopOf(after);
  return (
    <>
      <Pictured segment={segment} densely={densely} />
      {(stop !== '' || (after !== undefined && isIcon(after))) && JOINER + stop}
    </>
  );
};

const Pictured = ({ segment, densely }: { segment: IconSegment; densely: boolean }) => {
  const { catalogue } = useSpeaker().voice;
  const { icon, id, label } = segment;
  switch (icon) {
    case 'symbol': {
      const [hero, symbol] = split(id);
      return (
        <span className="sym" data-sym={id} role="img" aria-label={label} title={label}>
          <Icon of={hero} name={`symbol-${symbol}`} />
        </span>
      );
    }
    case 'token': {
      const owner = catalogue.token(id)?.hero.id;
      if (densely && owner !== undefined)
        return (
          <b className="word" data-token={id} role="img" aria-label={label} title={label}>
            <Icon of={owner} name={`token-${id}`} />
          </b>
        );
      return (
        <b className="word" data-token={id}>
          <Signed sign={owner !== undefined && <Icon of={owner} name={`token-${id}`} />} label={label} />
        </b>
      );
    }
    case 'die': {
      const [hero, value] = split(id);
      const symbol = catalogue.hero(hero)?.dice[Number(value) - 1] ?? '';
      return <FaceNumber hero={hero} symbol={symbol} value={Number(value)} />;
    }
    case 'damage':
      if (densely && id !== 'normal')
        return (
          <span className="word" role="img" aria-label={label} title={label}>
            <DamageSign type={id as MarkType} />
          </span>
        );
      return (
        <span className="word">
          <Signed sign={id !== 'normal' && <DamageSign type={id as MarkType} />} label={label} />
        </span>
      );
    case 'keyword':
      return (
        <b className="word" data-keyword={id}>
          {label}
        </b>
      );
    case 'cp':
      return <span className="word">{label}</span>;
    case 'card':
    case 'ability':
    case 'player':
      return <b className="word">{label}</b>;
  }
};

/** A sign stays with the first word after it. */
const Signed = ({ sign, label }: { sign: ReactNode; label: string }) => {
  const [first, ...rest] = label.split(' ');
  return (
    <>
      <span className="nw">
        {sign}
        {sign && '\u00a0'}
        {first}
      </span>
      {rest.length > 0 && ` ${rest.join(' ')}`}
    </>
  );
};

const split = (id: string): [hero: string, thing: string] => {
  const dot = id.indexOf('.');
  return [id.slice(0, dot), id.slice(dot + 1)];
};
