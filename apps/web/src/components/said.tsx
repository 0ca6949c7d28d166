// What the text package says: words, with the icons it names drawn between them.

import {
  blocksOf,
  type IconSegment,
  inOneLine,
  isIcon,
  type Said as SaidSegments,
  type Word,
} from '@mad-king/text';
import { memo, type ReactNode } from 'react';
import { useSpeaker } from '../language/speaker.ts';
import { bind } from '../texts/typeset.ts';
import { Icon } from './icon.tsx';
import { DamageSign, FaceNumber, type MarkType } from './marks.tsx';

/** In one line. */
export const Said = memo(({ said }: { said: SaidSegments }) =>
  inOneLine(said).map((segment, i, words) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is never reordered
    <Part key={i} segment={segment} before={words[i - 1]} after={words[i + 1]} />
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
        <span
          key={n}
          className={row.mark.length === 0 ? 'printed__row' : 'printed__row printed__row--marked'}
        >
          {row.mark.length > 0 && (
            <span className="printed__mark">
              <Said said={row.mark} />
            </span>
          )}
          <span>
            <Said said={row.said} />
          </span>
        </span>
      ))}
    </span>
  )),
);

/** What ends a phrase, at the beginning of the words after a picture. */
const stopOf = (segment: Word | undefined): string =>
  segment === undefined || isIcon(segment) ? '' : (/^[.,:;!?)]+/.exec(segment.text)?.[0] ?? '');

/** No line begins with a full stop: it stays with the picture before it. */
const Part = ({
  segment,
  before,
  after,
}: Record<'before' | 'after', Word | undefined> & { segment: Word }) => {
  if (!isIcon(segment)) {
    const stop = before !== undefined && isIcon(before) ? stopOf(segment) : '';
    return bind(segment.text.slice(stop.length));
  }
  const stop = stopOf(after);
  if (stop === '') return <Pictured segment={segment} />;
  // What is named in several words may break between them; a picture of its own may not.
  return segment.icon === 'die' || segment.icon === 'symbol' ? (
    <span className="nw">
      <Pictured segment={segment} />
      {stop}
    </span>
  ) : (
    <>
      <Pictured segment={segment} />
      {stop}
    </>
  );
};

const Pictured = ({ segment }: { segment: IconSegment }) => {
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
