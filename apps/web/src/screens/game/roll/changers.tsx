// Beside the dice: cards and tokens that change them, what they would make, and one tap that does it.

import type { Way } from '@mad-king/ai';
import type { Move } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import type { ReactNode } from 'react';
import { CardIcon, cardKind } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { FaceNumber, Key } from '../../../components/marks.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { keyOf, useHeroAt, useSitting } from '../sitting.tsx';
import { signOf, take } from '../take.ts';
import { newlyMade } from './makes.ts';
import { followUps } from './mark.ts';
import { useMarkWords } from './mark-words.tsx';
import { useMark, usePlan } from './plan.tsx';
import { useAbilityName } from './use-ability-name.ts';

type Changing = Extract<Move, { kind: 'use' }> | (Extract<Move, { card: string }> & { kind: 'play' });

export interface Changer {
  move: Changing;
  /** What the plan would do with it; undefined until the plan is there. */
  way: Way | undefined;
}

const isChanging = (move: Move): move is Changing => move.kind === 'use' || move.kind === 'play';

/** Tokens that can be used, and cards of which the plan knows that they change dice. */
export const useChangers = (): Changer[] => {
  const plan = usePlan();
  const { decision } = useSitting().table.view;
  if (decision?.ask !== 'roll' && decision?.ask !== 'announce') return [];
  return decision.options.flatMap((move): Changer[] => {
    if (!isChanging(move)) return [];
    const way = plan?.ways.find(({ do: how, notation }) => how === 'aid' && notation === move.text);
    return way === undefined && move.kind === 'play' ? [] : [{ move, way }];
  });
};

export const Changers = ({ changers }: { changers: readonly Changer[] }) => {
  const t = useTexts();
  return (
    <section className="changers" aria-label={t.roll.changers}>
      <h2 className="eyebrow">{t.roll.changers}</h2>
      <ul>
        {changers.map((changer) => (
          <li key={changer.move.text}>
            <ChangerRow {...changer} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const ChangerRow = ({ move, way }: Changer) => {
  const { numbers } = useSitting();
  const outcome = useOutcome();
  const { icon, name, kind, cost } = useThing(move);
  const mark = useMark();
  const say = useMarkWords();
  const isMarked = mark !== null && mark.way.notation === move.text;
  const key = keyOf(numbers, move);
  const { words, isIdle } = outcome(way);
  return (
    <button
      type="button"
      className={`changer ${isIdle ? 'is-idle' : ''}`}
      data-kind={kind}
      {...signOf(move)}
      onClick={() => take(move, way?.plan.flatMap(followUps))}
    >
      {isMarked && <span className="answer__mark">{say(mark)}</span>}
      <span className="changer__kind">{icon}</span>
      <span className="changer__name">
        <b>{name}</b>
        {words !== null && <small>{words}</small>}
      </span>
      {key !== undefined && <Key>{key}</Key>}
      {cost !== null && <span className="card__cost">{cost}</span>}
    </button>
  );
};

/** "3 → 6 makes Ignite". */
const useOutcome = (): ((way: Way | undefined) => { words: ReactNode; isIdle: boolean }) => {
  const t = useTexts();
  const nameOf = useAbilityName();
  const { table, seat } = useSitting();
  const hero = useHeroAt(seat);
  const { rolls, seats } = table.view;
  const cast = table.library.heroes.find(({ id }) => id === hero.id);
  return (way) => {
    const [plan] = way?.plan ?? [];
    if (plan === undefined || cast === undefined || plan.dice.length === 0)
      return { words: null, isIdle: false };
    const values = rolls[0]?.values ?? [];
    const after = [...values];
    for (const { die, to } of plan.dice) after[die] = to ?? after[die];
    const rolled = plan.dice.filter(({ to }) => to === null);
    if (rolled.length > 0) return { words: t.roll.rollsAgain(rolled.length), isIdle: false };
    const { made, raised } = newlyMade({ hero: cast, levels: seats[seat].levels }, values, after);
    const comes = [
      ...(made.length > 0 ? [t.roll.makes(made.map(nameOf).join(', '))] : []),
      ...(raised.length > 0 ? [t.roll.raises(raised.map(nameOf).join(', '))] : []),
    ];
    const face = (value: number) => <FaceNumber hero={hero.id} symbol={hero.dice[value - 1]} value={value} />;
    const words = (
      <>
        {plan.dice.map(({ die, from, to }) => (
          <span key={die} className="nw">
            {face(from)} → {face(to ?? from)}{' '}
          </span>
        ))}
        {comes.length > 0 ? comes.join(', ') : t.roll.makesNothing}
      </>
    );
    return { words, isIdle: comes.length === 0 };
  };
};

/** The card, or the token or ability that is used. */
const useThing = (move: Changing) => {
  const speaker = useSpeaker();
  const { seat, labels } = useSitting();
  const hero = useHeroAt(seat);
  const { catalogue } = speaker.voice;
  if (move.kind === 'play') {
    const card = catalogue.card(hero.id, move.card);
    const owner = catalogue.isShared(move.card) ? undefined : hero;
    if (card !== undefined)
      return {
        icon: <CardIcon card={card} hero={owner} />,
        name: plain(speaker.card(card, owner).name),
        kind: cardKind(card, hero),
        cost: card.cost,
      };
  }
  const owner = move.kind === 'use' && move.token !== null ? catalogue.token(move.token)?.hero.id : undefined;
  const icon =
    move.kind === 'use' && owner !== undefined ? (
      <Icon of={owner} name={`token-${move.token}`} />
    ) : (
      <Icon name="dice" />
    );
  return { icon, name: plain(labels.get(move.text) ?? []), kind: undefined, cost: null };
};
