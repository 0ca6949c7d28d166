// A chapter of the rules: its sections, with what they name as links, what only tournaments need, and a scenario to look at.

import type { RuleText } from '@mad-king/text';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useRulesPage } from '../../language/rulebook.ts';
import { addressOf } from '../../router.ts';
import { changeSettings, useSettings } from '../../state/settings.ts';
import { type Chapter as ChapterOf, sectionsAt } from './chapters.ts';
import { Laurel } from './contents.tsx';
import { ShowLink } from './show-link.tsx';

interface ChapterProps {
  chapters: readonly ChapterOf[];
  chapter: ChapterOf;
  /** The section one asked for. */
  asked: string;
}

export const Chapter = ({ chapters, chapter, asked }: ChapterProps) => {
  const { words } = useRulesPage();
  const depth = useSettings((s) => s.depth);
  const { shown, hidden } = sectionsAt(chapter, depth, asked);
  return (
    <div className="chapter">
      {shown.map((section) => (
        <Section
          key={section.id}
          section={section}
          isMain={section.id === chapter.id}
          isAsked={section.id === asked}
        />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className="chapter__more"
          onClick={() => changeSettings({ depth: 'tournament' })}
        >
          <Icon name="laurel" />
          {words.more(hidden)}
        </button>
      )}
      <Neighbours chapters={chapters} chapter={chapter} />
    </div>
  );
};

interface SectionProps {
  section: RuleText;
  isMain: boolean;
  isAsked: boolean;
}

const Section = ({ section, isMain, isAsked }: SectionProps) => {
  const depth = useSettings((s) => s.depth);
  const place = useRef<HTMLElement>(null);
  const { id, title, text, tournament, links } = section;
  useEffect(() => {
    if (isAsked && place.current !== null) bringIntoSight(place.current, isMain);
  }, [isAsked, isMain]);
  const Title = isMain ? 'h2' : 'h3';
  return (
    <section
      ref={place}
      className={['sect', isMain ? 'sect--main' : isAsked && 'is-asked'].filter(Boolean).join(' ')}
      tabIndex={-1}
      aria-label={`${id} ${title}`}
    >
      <Title>
        <a className="rule" href={addressOf({ screen: 'rules', at: id })}>
          {id}
        </a>
        <span className="sect__title">{title}</span>
        {section.depth === 'tournament' && <Laurel />}
        <ShowLink rule={id} />
      </Title>
      <p>
        <Linked text={text} />
      </p>
      {tournament !== null && (depth === 'tournament' || isAsked) && (
        <p className="sect__deep">
          <Laurel />
          <span>
            <Linked text={tournament} />
          </span>
        </p>
      )}
      <SeeAlso links={links} />
    </section>
  );
};

/** The beginning of a chapter stays where it is, with the field to ask above it, if it can be seen there. */
const bringIntoSight = (section: HTMLElement, isMain: boolean): void => {
  const { top } = section.getBoundingClientRect();
  if (!isMain || top < 0 || top > window.innerHeight / 2) section.scrollIntoView({ block: 'start' });
  section.focus({ preventScroll: true });
};

/** A text, with the rules it names as links. */
const Linked = ({ text }: { text: string }) => {
  const { book } = useRulesPage();
  return book.pieces(text).map((piece, i) =>
    'rule' in piece ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered
      <a key={i} className="link" href={addressOf({ screen: 'rules', at: piece.rule })}>
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  );
};

const SeeAlso = ({ links }: Pick<RuleText, 'links'>) => {
  const { book, words } = useRulesPage();
  if (links.length === 0) return null;
  return (
    <p className="sect__also">
      {words.seeAlso}{' '}
      {links.map((id, i) => (
        <span key={id}>
          {i > 0 && ' · '}
          <a className="link" href={addressOf({ screen: 'rules', at: id })}>
            {id} {book.rule(id)?.title}
          </a>
        </span>
      ))}
    </p>
  );
};

const Neighbours = ({ chapters, chapter }: Pick<ChapterProps, 'chapters' | 'chapter'>) => {
  const { words } = useRulesPage();
  const at = chapters.indexOf(chapter);
  const [before, after] = [chapters[at - 1], chapters[at + 1]];
  return (
    <nav className="chapter__nav" aria-label={words.contents}>
      {before !== undefined && (
        <a className="back" href={addressOf({ screen: 'rules', at: before.id })}>
          <Icon name="arrow" className="i--left" />
          <span className="sr">{words.previous} </span>
          {before.id} {before.title}
        </a>
      )}
      {after !== undefined && (
        <a className="back back--on" href={addressOf({ screen: 'rules', at: after.id })}>
          <span className="sr">{words.next} </span>
          {after.id} {after.title}
          <Icon name="arrow" className="i--right" />
        </a>
      )}
    </nav>
  );
};

export const NoRule = ({ id }: { id: string }) => {
  const { words } = useRulesPage();
  return (
    <div className="chapter">
      <p className="chapter__none">{words.unknown(id)}</p>
      <a className="link" href={addressOf({ screen: 'rules' })}>
        {words.glance}
      </a>
    </div>
  );
};
