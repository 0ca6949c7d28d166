// Status effects and companions of a hero, each a block: its seal, what it is, and what it does point by point.

import type { Hero } from '@mad-king/language';
import { plain } from '@mad-king/text';
import { Printed } from '../../components/said.tsx';
import { Seal } from '../../components/seal.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { SourceMark } from './source-mark.tsx';

export const tokensOf = (hero: Hero) => hero.tokens.filter(({ partOf }) => partOf === undefined);

export const HeroTokens = ({ hero }: { hero: Hero }) => {
  const speaker = useSpeaker();
  return (
    <div className="tokens">
      {tokensOf(hero).map((token) => {
        const text = speaker.token(token, hero);
        return (
          <article key={token.id} className="token">
            <header>
              <Seal token={token.id} kind={token.kind} hero={hero.id} />
              <div>
                <h3>
                  {plain(text.name)}
                  <SourceMark source={token.src} />
                </h3>
                <p>{[text.kind, text.limit, text.persistent].map(plain).filter(Boolean).join(' · ')}</p>
              </div>
            </header>
            <ul>
              {text.text.map((said) => (
                <li key={plain(said)}>
                  <Printed said={said} />
                </li>
              ))}
            </ul>
          </article>
        );
      })}
    </div>
  );
};
