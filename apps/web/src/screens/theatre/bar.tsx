// Above a table that is watched: the way back, which moment it is, and through whose eyes one looks.

import { Arms } from '../../components/arms.tsx';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import type { WayBack } from '../../components/use-way-back.ts';
import { rosterHero } from '../../heraldry/roster.ts';
import { useAfterWords } from '../../language/after.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import type { Course } from './stops.ts';

/** All hands lie open, or one seat looks. */
export type Eyes = number | null;

interface BarProps {
  back: WayBack;
  course: Course;
  at: number;
  heroes: readonly string[];
  eyes: Eyes;
  onEyes: (eyes: Eyes) => void;
}

export const Bar = ({ back, course: { stops }, at, heroes, eyes, onEyes }: BarProps) => {
  const t = useTexts();
  const { theatre: w } = useAfterWords();
  const { game, made } = stops[at];
  return (
    <header className="theatre__bar">
      <a className="back" href={addressOf(back.to)} title={back.label}>
        <Icon name="arrow" className="i--left" />
        <span>{back.label}</span>
      </a>
      <p className="theatre__title">
        <Icon name="watch" />
        {w.title}
      </p>
      <p className="theatre__moment">
        <b>{t.turn(game.turn)}</b>
        <span className="stepper__count" role="status">
          {w.choice(made, stops[stops.length - 1].made)}
        </span>
      </p>
      <EyesChoice heroes={heroes} eyes={eyes} onEyes={onEyes} />
    </header>
  );
};

const EyesChoice = ({ heroes, eyes, onEyes }: Pick<BarProps, 'heroes' | 'eyes' | 'onEyes'>) => {
  const { theatre: w } = useAfterWords();
  const language = useLanguage();
  const nameOf = (hero: string): string => rosterHero(hero).names[language];
  return (
    <div className="theatre__eyes">
      <span className="eyebrow">{w.eyes}</span>
      <Choice
        label={w.eyes}
        value={eyes === null ? 'all' : String(eyes)}
        options={[
          {
            value: 'all',
            content: (
              <>
                <Icon name="draft" />
                <span className="theatre__whose">{w.allOpen}</span>
              </>
            ),
            label: w.allOpen,
          },
          ...heroes.map((hero, seat) => ({
            value: String(seat),
            content: (
              <>
                <Arms hero={hero} />
                <span className="theatre__whose">{nameOf(hero)}</span>
              </>
            ),
            label: nameOf(hero),
          })),
        ]}
        onChoose={(value) => onEyes(value === 'all' ? null : Number(value))}
      />
    </div>
  );
};
