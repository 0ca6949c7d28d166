// A way into the game.

import type { ReactNode } from 'react';
import { Arms } from '../../components/arms.tsx';
import { Glass } from '../../components/glass.tsx';
import { type CourtSymbol, Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { rosterHero } from '../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import type { Summary } from '../../state/summary.ts';

interface DoorProps {
  icon: CourtSymbol;
  name: string;
  text: ReactNode;
  hint: string;
  end?: ReactNode;
  hero?: string;
  to: string;
}

export const Door = ({ icon, name, text, hint, end, hero, to }: DoorProps) => (
  <a className="door" data-hero={hero} href={to}>
    <span className="door__pane pane">
      <Glass />
      <Icon name={icon} />
    </span>
    <span className="door__body">
      <span className="door__name">{name}</span>
      <span className="door__text">{text}</span>
    </span>
    <span className="door__end">
      {end}
      <Key>{hint}</Key>
    </span>
  </a>
);

const MOST_ARMS = 3;

export const ContinueDoor = ({ game }: { game: Summary }) => {
  const t = useTexts();
  const language = useLanguage();
  const named = (seat: Summary['seats'][number]): string => rosterHero(seat.hero).names[language];
  const [first, second] = [...game.seats].sort((a, b) => Number(b.isYou) - Number(a.isYou));
  const who =
    game.seats.length === 2 ? (
      <>
        <b>{named(first)}</b> {first.health} {t.home.against} <b>{named(second)}</b> {second.health}
      </>
    ) : (
      game.seats.map(named).join(', ')
    );
  return (
    <Door
      icon="continue"
      name={t.home.continue}
      hero={first.hero}
      to={addressOf({ screen: 'game', id: game.id })}
      hint="C"
      text={
        <>
          {who}
          <br />
          {t.turn(game.turn)}, {t.phases[game.phase]}
        </>
      }
      end={game.seats.slice(0, MOST_ARMS).map(({ hero }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are, and a hero may sit twice
        <Arms key={`${seat}-${hero}`} hero={hero} />
      ))}
    />
  );
};
