// The bottom of the screen: the hero one looks at, and the one thing to do next.

import { Arms } from '../../components/arms.tsx';
import { Glass } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Complexity, Key } from '../../components/marks.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { rosterHero } from '../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { type LineUp, missing } from '../../state/line-up.ts';
import { seatMark } from '../../state/modes.ts';

interface DealProps {
  lineUp: LineUp;
  near: string | null;
  onRandom: () => void;
  onFill: () => void;
  onStart: () => void;
}

export const Deal = ({ lineUp, near, onRandom, onFill, onStart }: DealProps) => {
  const t = useTexts();
  const left = missing(lineUp);
  const label = lineUp.asked < 0 ? '' : seatMark(lineUp.mode, lineUp.asked).label;
  useKeys({ Enter: left === 0 ? onStart : undefined });
  return (
    <footer className="deal">
      {near !== null && <LookedAt hero={near} />}
      <div className="deal__acts">
        {left === 0 ? (
          <button type="button" className="btn btn--gold" onClick={onStart}>
            <Icon name="way-in" />
            {t.newGame.start}
            <Key>{t.keys.enter}</Key>
          </button>
        ) : (
          left > 1 && (
            <button type="button" className="btn btn--line" onClick={onFill}>
              <Icon name="dice" />
              {t.newGame.fill}
            </button>
          )
        )}
        <button type="button" className="btn btn--ghost" onClick={onRandom}>
          <Icon name="dice" />
          {left === 0 ? t.newGame.again : t.newGame.random(label)}
        </button>
        {left > 0 && (
          <span className="btn btn--off">
            <Icon name="lock" />
            {t.newGame.missing(left)}
          </span>
        )}
      </div>
    </footer>
  );
};

const LookedAt = ({ hero }: { hero: string }) => {
  const t = useTexts();
  const language = useLanguage();
  const { names, complexity, box } = rosterHero(hero);
  return (
    <div className="deal__hero" data-hero={hero}>
      <Glass cut="pennon" />
      <Arms hero={hero} />
      <div className="deal__id">
        <p className="deal__name">
          <span className="arms-name">{names[language]}</span>
          <Complexity of={complexity} />
          <span>{t.heroes.boxes[box]}</span>
        </p>
        <p className="deal__line">{t.heroLines[hero]}</p>
      </div>
      <a className="more" href={addressOf({ screen: 'hero', hero })}>
        {t.newGame.closer}
        <Icon name="arrow" className="i--right" />
      </a>
    </div>
  );
};
