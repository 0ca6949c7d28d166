// Who faces whom: arms, health, combat points, tokens, and how many cards are in hand.

import type { GameView } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { Arms } from '../../components/arms.tsx';
import { Seal } from '../../components/seal.tsx';
import { rosterHero } from '../../heraldry/roster.ts';
import { useAfterWords } from '../../language/after.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useLanguage } from '../../language/texts.ts';

export const PositionHead = ({ view }: { view: GameView }) => {
  const order = [view.seat, ...[...view.seats.keys()].filter((seat) => seat !== view.seat)];
  return (
    <div className="pz__sides">
      {order.map((seat) => (
        <OneSide key={seat} view={view} seat={seat} />
      ))}
    </div>
  );
};

const OneSide = ({ view, seat }: { view: GameView; seat: number }) => {
  const language = useLanguage();
  const { puzzle: w } = useAfterWords();
  const { hero, health, cp, handSize } = view.seats[seat];
  const isOwn = seat === view.seat;
  return (
    <div className="pz__s" data-hero={hero}>
      <Arms hero={hero} />
      <div>
        <b>{rosterHero(hero).names[language]}</b>
        <small>{isOwn ? w.you(health, cp) : w.they(health, cp, handSize)}</small>
      </div>
      <Tokens view={view} seat={seat} />
    </div>
  );
};

const Tokens = ({ view, seat }: { view: GameView; seat: number }) => {
  const speaker = useSpeaker();
  const { catalogue } = speaker.voice;
  const shown = Object.entries(view.seats[seat].tokens).flatMap(([id, count]) => {
    const found = catalogue.token(id);
    return found === undefined || found.token.partOf !== undefined ? [] : [{ ...found, count }];
  });
  if (shown.length === 0) return null;
  return (
    <span className="pz__tokens">
      {shown.map(({ token, hero, count }) => (
        <Seal
          key={token.id}
          token={token.id}
          kind={token.kind}
          hero={hero.id}
          count={count}
          label={`${count} × ${plain(speaker.token(token, hero).name)}`}
        />
      ))}
    </span>
  );
};
