// The gallery: all coats of arms, each leading to its hero.

import { useState } from 'react';
import { Arms } from '../../components/arms.tsx';
import { Ground } from '../../components/glass.tsx';
import { lettersOf } from '../../components/letters.ts';
import { Complexity } from '../../components/marks.tsx';
import { Page } from '../../components/page.tsx';
import { Speech } from '../../components/speech.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useEveryHero } from '../../language/use-heroes.ts';
import { addressOf } from '../../router.ts';
import { filterHeroes, NO_FILTER } from './filter.ts';
import { Filters } from './filters.tsx';
import './heroes.css';

export const Heroes = () => {
  const t = useTexts();
  const language = useLanguage();
  const speaker = useSpeaker();
  useEveryHero(); // so that they are found by their tokens
  const [filter, setFilter] = useState(NO_FILTER);
  const found = filterHeroes(filter, language, speaker);
  return (
    <Page title={t.nav.heroes} className="heroes">
      <Ground x={720} y={500} />
      <Topbar title={t.nav.heroes} back={{ to: { screen: 'home' }, label: t.nav.home }} />
      <Filters filter={filter} onChange={setFilter} />
      <ul className="picks" aria-label={t.heroes.list}>
        {found.map(({ id, names, complexity }) => (
          <li key={id}>
            <a className="pick" href={addressOf({ screen: 'hero', hero: id })}>
              <Arms hero={id} />
              <span className="pick__name" style={lettersOf(names[language])}>
                {names[language]}
              </span>
              <Complexity of={complexity} />
              <span className="heroes__line">{t.heroLines[id]}</span>
            </a>
          </li>
        ))}
        {found.length === 0 && (
          <li className="picks__none">
            <p>{t.heroes.none}</p>
            <Speech by="jester">{t.remarks.empty.heroes}</Speech>
          </li>
        )}
      </ul>
    </Page>
  );
};
