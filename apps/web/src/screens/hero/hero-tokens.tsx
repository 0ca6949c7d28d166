// Status effects and companions of a hero, explained.

import type { Hero } from '@mad-king/language';
import { plain } from '@mad-king/text';
import { SourceMark } from '../../components/marks.tsx';
import { Printed } from '../../components/said.tsx';
import { Seal } from '../../components/seal.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';

export const HeroTokens = ({ hero }: { hero: Hero }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const tokens = hero.tokens.filter(({ partOf }) => partOf === undefined);
  if (tokens.length === 0) return null;
  return (
    <div className="hero__tokens">
      <h2 className="eyebrow">{t.hero.tokens}</h2>
      <div className="hero__facts">
        {tokens.map((token) => {
          const text = speaker.token(token, hero);
          return (
            <div key={token.id} className="fact">
              <Seal token={token.id} kind={token.kind} hero={hero.id} />
              <div>
                <h3 className="fact__name">
                  {plain(text.name)}
                  <SourceMark source={token.src} />
                </h3>
                <p className="fact__kind">
                  {[text.kind, text.limit, text.persistent].map(plain).filter(Boolean).join(' · ')}
                </p>
                {text.text.map((said) => (
                  <p key={plain(said)} className="fact__text">
                    <Printed said={said} />
                  </p>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
};
