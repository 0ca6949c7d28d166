// Where the facts about a hero come from, counted.

import type { Hero, Source } from '@mad-king/language';
import { useTexts } from '../../language/texts.ts';
import { SourceMark } from './source-mark.tsx';

const SOURCES: readonly Source[] = ['seed', 'public', 'memory', 'design'];

const sourcesOf = (hero: Hero): Source[] => [
  ...hero.tokens.map(({ src }) => src),
  ...hero.abilities.map(({ src }) => src),
  ...hero.upgrades.map(({ src }) => src),
  ...hero.cards.map(({ src }) => src),
];

export const Sources = ({ hero }: { hero: Hero }) => {
  const t = useTexts();
  const all = sourcesOf(hero);
  const hasPromo = hero.cards.some(({ promo }) => promo);
  return (
    <footer className="hero__sources">
      <h2 className="eyebrow">{t.hero.sources}</h2>
      <ul>
        {SOURCES.map((source) => {
          const n = all.filter((s) => s === source).length;
          return n === 0 ? null : (
            <li key={source}>
              <SourceMark source={source} />
              {t.hero.source[source]} <b>{n}</b>
            </li>
          );
        })}
      </ul>
      {hasPromo && <p>{t.hero.promo}</p>}
    </footer>
  );
};
