// The rules, each part with an address: at a glance, chapter by chapter, the glossary, the worked example, a rule on the table. Over a
// game that goes on, the way back leads to it.

import { Suspense, useEffect, useRef, useState } from 'react';
import { Ground } from '../../components/glass.tsx';
import { laterPart } from '../../components/later-part.ts';
import { Page } from '../../components/page.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { useRulesPage } from '../../language/rulebook.ts';
import { useTexts } from '../../language/texts.ts';
import type { Route } from '../../router.ts';
import { Ask } from './ask.tsx';
import { Chapter, NoRule } from './chapter.tsx';
import { chaptersOf } from './chapters.ts';
import { Contents } from './contents.tsx';
import { DamageExample } from './damage/example.tsx';
import { Glance } from './glance.tsx';
import { Glossary } from './glossary.tsx';
import './rules.css';

const ShowMe = laterPart(() => import('./show-me.tsx').then((m) => m.ShowMe));

interface RulesScreenProps {
  /** A rule, `glossary` or `damage`. */
  at: string | undefined;
  /** The rule is to be shown on the table. */
  isShown: boolean;
  /** The game one has come from. */
  game: Route | null;
}

export const RulesScreen = ({ at, isShown, game }: RulesScreenProps) => {
  const { book } = useRulesPage();
  const rule = at === undefined ? null : (book.rule(at)?.id ?? null);
  if (isShown && rule !== null)
    return (
      <Suspense fallback={<Waiting />}>
        <ShowMe key={rule} rule={rule} />
      </Suspense>
    );
  return <RulesPage at={at} rule={rule} game={game} />;
};

/** Another part than a rule begins at its top; a rule finds its place itself. */
const useTop = (part: string | null): void => {
  const before = useRef(part);
  useEffect(() => {
    if (before.current !== part && part !== null) window.scrollTo(0, 0);
    before.current = part;
  }, [part]);
};

const RulesPage = ({ at, rule, game }: Pick<RulesScreenProps, 'at' | 'game'> & { rule: string | null }) => {
  const t = useTexts();
  const { book, words } = useRulesPage();
  const [question, ask] = useState('');
  useTop(rule === null ? (at ?? '') : null);
  const chapters = chaptersOf(book.rules());
  const back =
    game === null
      ? { to: { screen: 'home' } as const, label: t.nav.home }
      : { to: game, label: words.backToGame };
  if (at === 'damage')
    return (
      <Page title={words.damage.title} className="rules rules--damage">
        <Ground x={640} y={420} />
        <Topbar back={back} />
        <DamageExample />
      </Page>
    );
  const chapter = chapters.find(({ sections }) => sections.some(({ id }) => id === rule));
  return (
    <Page title={chapter?.title ?? t.nav.rules} className="rules">
      <Ground x={900} y={200} />
      <Topbar back={back} />
      <Contents chapters={chapters} at={chapter?.id ?? at ?? null} />
      <header className="rules__head">
        <h1 className="arms-name">{words.heading}</h1>
        <Ask question={question} onAsk={ask} />
      </header>
      {at === undefined ? (
        <Glance />
      ) : at === 'glossary' ? (
        <Glossary />
      ) : chapter !== undefined && rule !== null ? (
        <Chapter chapters={chapters} chapter={chapter} asked={rule} />
      ) : (
        <NoRule id={at} />
      )}
    </Page>
  );
};
