// A question of the game, laid out once more around what is said about it: who had what, the dice, the hand.

import type { SeatView } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { type ReactNode, useMemo } from 'react';
import { Arms } from '../../components/arms.tsx';
import { cardKind } from '../../components/card.tsx';
import { Die } from '../../components/die.tsx';
import { Icon } from '../../components/icon.tsx';
import { Said } from '../../components/said.tsx';
import { Seal } from '../../components/seal.tsx';
import { useAfterWords } from '../../language/after.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import { SittingProvider, useSitting } from '../game/sitting.tsx';
import { tableAsked } from '../theatre/shown-table.ts';
import { type Piece, playedTo } from '../theatre/stops.ts';
import type { Mistake } from './mistakes.ts';
import { SceneContext, sceneOf } from './rows.ts';

const nothing = () => null;

/** Everything inside knows the question, and what the coach thinks of its choices. */
export const Scene = ({
  piece,
  mistake,
  children,
}: {
  piece: Piece;
  mistake: Mistake;
  children: ReactNode;
}) => {
  const { at, made, told } = mistake;
  const found = useMemo(() => {
    const { game, events } = playedTo(piece, at);
    const table = tableAsked(game, events, at);
    return { table, scene: sceneOf(game, table.view, made, told.rows) };
  }, [piece, at, made, told]);
  return (
    <SittingProvider table={found.table} why={nothing}>
      <SceneContext value={found.scene}>{children}</SceneContext>
    </SittingProvider>
  );
};

/** Where in the turn it was. */
export const When = () => {
  const t = useTexts();
  const { turn, phase, decision, attempts, attemptsMax } = useSitting().table.view;
  return (
    <span className="eyebrow">
      {t.result.moments.turn(turn)} · {t.phases[phase]}
      {decision?.ask === 'roll' && ` · ${t.table.attempt(attempts, attemptsMax)}`}
    </span>
  );
};

/** What is asked, and by what. */
export const Question = () => {
  const { sentence, source } = useSitting().decision;
  return (
    <p className="question">
      {source.length > 0 && (
        <b>
          <Said said={source} />:{' '}
        </b>
      )}
      <Said said={sentence} />
    </p>
  );
};

export const Standing = () => {
  const { review: w } = useAfterWords();
  const { table, seat } = useSitting();
  const { seats } = table.view;
  const order = seats.map((_, i) => (seat + i) % seats.length);
  return (
    <ul className="standing" aria-label={w.position}>
      {order.map((at) => (
        <Standee key={at} of={seats[at]} />
      ))}
    </ul>
  );
};

const Standee = ({ of }: { of: SeatView }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { catalogue } = speaker.voice;
  const hero = catalogue.hero(of.hero);
  return (
    <li data-hero={of.hero}>
      <Arms hero={of.hero} />
      <span className="sr">{hero === undefined ? of.hero : speaker.hero(hero).name}</span>
      <span className="stat" title={t.result.players.health}>
        <Icon name="health" />
        {of.health}
        <span className="sr"> {t.result.players.health}</span>
      </span>
      <span className="stat">
        <Icon name="cp" />
        {of.cp}
        <span className="sr"> {speaker.voice.m.words.cp}</span>
      </span>
      {Object.entries(of.tokens).map(([id, count]) => {
        const found = catalogue.token(id);
        if (found === undefined || found.token.partOf !== undefined || count === 0) return null;
        const name = plain(speaker.token(found.token, found.hero).name);
        return (
          <Seal
            key={id}
            token={id}
            kind={found.token.kind}
            hero={found.hero.id}
            count={count > 1 ? count : undefined}
            label={t.table.tokens(count, name)}
          />
        );
      })}
    </li>
  );
};

const TURNS = [-5, 4, 0, 5, -3];

interface SceneDiceProps {
  /** Which are kept, and what touching one does. */
  kept?: readonly number[];
  onTouch?: (die: number) => void;
}

export const SceneDice = ({ kept = [], onTouch }: SceneDiceProps) => {
  const { view } = useSitting().table;
  const { catalogue } = useSpeaker().voice;
  const roll = view.rolls.at(-1);
  if (roll === undefined) return null;
  const face = (value: number, die: number): ReactNode => {
    const { hero } = view.seats[roll.owners[die]];
    const symbol = catalogue.hero(hero)?.dice[value - 1] ?? '';
    const turn = onTouch === undefined ? TURNS[die % TURNS.length] : 0;
    return <Die hero={hero} value={value} symbol={symbol} turn={turn} />;
  };
  return (
    <div className="scenedice">
      {roll.values.map((value, die) => {
        const isKept = kept.includes(die);
        return onTouch === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are their place
          <span key={die} className="die" role="img" aria-label={String(value)}>
            {face(value, die)}
          </span>
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are their place
            key={die}
            type="button"
            className={isKept ? 'die die--kept' : 'die'}
            aria-label={String(value)}
            aria-pressed={isKept}
            onClick={() => onTouch(die)}
          >
            {face(value, die)}
          </button>
        );
      })}
    </div>
  );
};

export const SceneHand = () => {
  const { review: w } = useAfterWords();
  const t = useTexts();
  const speaker = useSpeaker();
  const { table, seat } = useSitting();
  const { catalogue } = speaker.voice;
  const { hand, hero: id } = table.view.seats[seat];
  const hero = catalogue.hero(id);
  if (hand === null || hand.length === 0) return null;
  return (
    <ul className="scenehand" aria-label={w.hand}>
      {hand.map((cardId, i) => {
        const card = catalogue.card(id, cardId);
        if (card === undefined) return null;
        const text = speaker.card(card, catalogue.isShared(cardId) ? undefined : hero);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold a card twice
          <li key={i} data-kind={cardKind(card, hero)} title={text.text.map(plain).join(' ')}>
            <i role="img" aria-label={t.card.cost(card.cost)}>
              {card.cost}
            </i>
            <b>{plain(text.name)}</b>
          </li>
        );
      })}
    </ul>
  );
};
