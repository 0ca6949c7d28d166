// The six faces of a hero's die, grouped by symbol, with the chance of each.

import type { Hero } from '@mad-king/language';
import { plain } from '@mad-king/text';
import { Die } from '../../components/die.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';

export const HeroDice = ({ hero }: { hero: Hero }) => {
  const t = useTexts();
  const names = useSpeaker().hero(hero).dice;
  const symbols = [...new Set(hero.dice)];
  return (
    <div className="hero__dicebox">
      <h2 className="eyebrow">{t.hero.die}</h2>
      <div className="hero__dice">
        {symbols.map((symbol) => {
          const faces = hero.dice.flatMap((s, i) => (s === symbol ? [i + 1] : []));
          return (
            <figure key={symbol}>
              <div>
                {faces.map((value) => (
                  <span key={value} className="die">
                    <Die hero={hero.id} value={value} symbol={symbol} />
                    <span className="sr">{value}</span>
                  </span>
                ))}
              </div>
              <figcaption>
                {plain(names[faces[0] - 1]).replace(/^\[|\]$/g, '')}
                <b>{t.percent(faces.length / 6, 1).join('')}</b>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </div>
  );
};
