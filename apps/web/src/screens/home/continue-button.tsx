// The game that waits: the first thing to do, in gold.

import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { rosterHero } from '../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import type { Summary } from '../../state/summary.ts';

type Seat = Summary['seats'][number];

/** Oneself and an opponent. */
export const sidesOf = ({ seats }: Summary): Seat[] =>
  [...seats].sort((a, b) => Number(b.isYou) - Number(a.isYou));

export const ContinueButton = ({ game }: { game: Summary }) => {
  const t = useTexts();
  const language = useLanguage();
  const when = `${t.turn(game.turn)} · ${t.phases[game.phase]}`;
  const who = game.seats.map(({ hero }) => rosterHero(hero).names[language]).join(', ');
  return (
    <a className="btn btn--gold btn--big btn--told" href={addressOf({ screen: 'game', id: game.id })}>
      <Icon name="continue" />
      <span>
        {t.home.continue}
        <small>{game.seats.length === 2 ? when : who}</small>
      </span>
      <Key>{t.keys.space}</Key>
    </a>
  );
};
