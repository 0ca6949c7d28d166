// Coins, tokens and cards change hands.

import { CardFace, cardKind } from '../../../../components/card.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { useSpeaker } from '../../../../language/speaker.ts';
import { useAct } from '../act.ts';
import { appear, BLINK, FACE_UP, fly, PULSE, parade, THUD } from '../keyframes.ts';
import { anchored, besideDice, clearPlace, firstAnchored, middleOf } from '../places.ts';

/** More than so many coins or cards at once are not told apart. */
const MOST = 4;

const upTo = (n: number): number[] => Array.from({ length: Math.min(n, MOST) }, (_, i) => i);

export const Coins = ({ seat, change }: { seat: number; change: number }) => {
  const purse = useAct((element, isCalm) => {
    const target = anchored(`cp-${seat}`);
    if (target === null) return [];
    const end = middleOf(target);
    if (isCalm) return [target.animate(BLINK, 400)];
    const coins = [...element.children].map((coin, i) => {
      const aside = { x: end.x + (i - 1) * 14, y: end.y - 46 };
      const [from, to] = change > 0 ? [aside, end] : [end, aside];
      return coin.animate(fly(from, to), { duration: 420, delay: i * 70, fill: 'backwards' });
    });
    return [...coins, target.animate(PULSE, { duration: 260, delay: change > 0 ? 320 : 0 })];
  });
  return (
    <div ref={purse}>
      {upTo(Math.abs(change)).map((i) => (
        <span key={i} className="act act--coin">
          <Icon name="cp" />
        </span>
      ))}
    </div>
  );
};

/** The seal on the table itself lands; there is nothing to draw. */
export const Sealing = ({ seat, token, change }: { seat: number; token: string; change: number }) => {
  const nothing = useAct((_, isCalm) => {
    const seal = anchored(`token-${seat}-${token}`);
    if (seal === null) return [];
    if (isCalm) return [seal.animate(BLINK, 400)];
    return [change > 0 ? seal.animate(THUD, 420) : seal.animate(PULSE, 300)];
  });
  return <div ref={nothing} />;
};

export const Drawing = ({ seat, n, hero }: { seat: number; n: number; hero: string }) => {
  const cards = useAct((element, isCalm) => {
    const [deck, hand] = [anchored(`deck-${seat}`), anchored(`hand-${seat}`)];
    if (hand === null || isCalm) return hand === null ? [] : [hand.animate(BLINK, 400)];
    const to = middleOf(hand);
    const from = deck === null ? { x: to.x + 120, y: to.y } : middleOf(deck);
    return [...element.children].map((card, i) =>
      card.animate(fly(from, to), { duration: 480, delay: i * 90, fill: 'backwards' }),
    );
  });
  return (
    <div ref={cards} data-hero={hero}>
      {upTo(n).map((i) => (
        <span key={i} className="act cardback" />
      ))}
    </div>
  );
};

interface PlayedProps {
  seat: number;
  hero: string;
  card: string;
  ability: string | null;
}

const SHOWN = 1700;

export const Played = ({ seat, hero, card: id, ability }: PlayedProps) => {
  const { catalogue } = useSpeaker().voice;
  const card = catalogue.card(hero, id);
  const owner = catalogue.hero(hero);
  const writ = useAct((element, isCalm) => {
    const arena = clearPlace(besideDice(), element);
    if (arena === null) return [];
    if (isCalm) return [element.animate(appear(arena), SHOWN)];
    const hand = firstAnchored(`hand-${seat}`, `seat-${seat}`);
    const pile = firstAnchored(
      ...(ability === null ? [] : [`ability-${seat}-${ability}`]),
      `discard-${seat}`,
      `seat-${seat}`,
    );
    const away = { x: arena.x, y: -80 };
    return [
      element.animate(
        parade(hand === null ? away : middleOf(hand), arena, pile === null ? away : middleOf(pile)),
        SHOWN,
      ),
      element.firstElementChild?.animate(FACE_UP, SHOWN),
    ];
  });
  if (card === undefined || owner === undefined) return null;
  return (
    <div ref={writ} className="act act--card">
      <div className="act__turning">
        <div className="card" data-kind={cardKind(card, owner)}>
          <CardFace card={card} hero={catalogue.isShared(id) ? undefined : owner} />
        </div>
        <span className="act__back" data-hero={hero} />
      </div>
    </div>
  );
};
