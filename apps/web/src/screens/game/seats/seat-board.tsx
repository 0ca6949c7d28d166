// Another player's board in short: arms and crown, health, CP, tokens, cards, what is upgraded, when he plays. Touching it opens
// it in full, or chooses it when somebody is to be chosen.

import type { Move } from '@mad-king/engine';
import { type CSSProperties, use, useState } from 'react';
import { Arms } from '../../../components/arms.tsx';
import { Crown } from '../../../components/crown.tsx';
import { Glass } from '../../../components/glass.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Damage, Key } from '../../../components/marks.tsx';
import { Said } from '../../../components/said.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { Blow } from '../../../worker/forecast.ts';
import { TableExtras } from '../extras.ts';
import { lossOf } from '../forecast/change.ts';
import { useForecasts } from '../forecast/forecasts.tsx';
import { useFigure } from '../forecast/words.ts';
import { Explain } from '../help/index.ts';
import { Counted } from '../motion/counted.tsx';
import { OpenedBoard } from '../opened.tsx';
import { keyOf, useSitting } from '../sitting.tsx';
import { signOf, take } from '../take.ts';
import { leadersOf, turnsUntil } from './order.ts';
import { Piles } from './piles.tsx';
import { Seals } from './seals.tsx';
import { useSeatLine } from './use-seat-line.ts';

interface SeatBoardProps {
  seat: number;
  /** The dial of the team stands beside it. */
  isShared: boolean;
}

export const SeatBoard = ({ seat, isShared }: SeatBoardProps) => {
  const t = useTexts();
  const language = useLanguage();
  const { voice } = useSpeaker();
  const { table, offers } = useSitting();
  const [open, setOpen] = useState(false);
  const { view } = table;
  const { hero, health, cp, out, team } = view.seats[seat];
  const name = rosterHero(hero).names[language];
  const line = useSeatLine(seat);
  const extras = use(TableExtras);
  const offer = offers.seats.get(seat);
  const isLeader = leadersOf(view).includes(seat);
  const isAsked = view.asked === seat;
  const isHit = view.attack?.target === seat;
  const isMate = view.seats[view.seat]?.team === team;
  const states = [
    out && 'is-out',
    offer !== undefined && 'is-target',
    isAsked && !out && 'is-asked',
    isHit && 'is-hit',
    isMate && 'is-mate',
  ];
  return (
    <article
      className={['seat', ...states].filter(Boolean).join(' ')}
      data-hero={hero}
      data-team={isShared ? team : undefined}
      data-anchor={`seat-${seat}`}
      aria-label={name}
    >
      <TurnTag seat={seat} isMate={isMate} />
      {isLeader && (
        <span className="leader">
          <Icon name="crown" />
          <span>{t.table.leader}</span>
        </span>
      )}
      <div className="seat__in">
        <Glass cut="seat" className="seat__flag" />
        <button
          type="button"
          className="seat__open"
          aria-label={offer === undefined ? t.table.openBoard(name) : t.table.chooseSeat(name)}
          onClick={() => (offer === undefined ? setOpen(true) : take(offer))}
        />
        <div className="seat__arms">
          {!isShared && <Crown hero={hero} health={health} />}
          <Arms hero={hero} />
        </div>
        <div className="seat__id" data-line={line}>
          <h2 className="arms-name" style={{ '--letters': name.length } as CSSProperties}>
            {name}
          </h2>
          <p className="seat__sub">{line}</p>
        </div>
        <div className="seat__vital">
          {!isShared && (
            <span className="health" data-anchor={`health-${seat}`}>
              <b>
                <Counted value={health} />
              </b>
              <small>{t.table.health}</small>
            </span>
          )}
          <span className="stat" data-anchor={`cp-${seat}`}>
            <Icon name="cp" />
            {cp}
            <small>{voice.m.words.cp}</small>
          </span>
          {extras.seat?.(seat)}
        </div>
        <Seals seat={seat} className="seat__seals" />
        <Piles seat={seat} className="seat__piles" />
      </div>
      {offer !== undefined && <Aim seat={seat} move={offer} />}
      {open && <OpenedBoard seat={seat} onClose={() => setOpen(false)} />}
    </article>
  );
};

const TurnTag = ({ seat, isMate }: { seat: number; isMate: boolean }) => {
  const t = useTexts();
  const { table } = useSitting();
  const turns = turnsUntil(table.view, seat);
  if (turns === null)
    return (
      <span className="seat__turn seat__turn--out">
        <Icon name="fallen" />
        {t.table.out}
      </span>
    );
  const isThinking = table.thinking && table.view.asked === seat;
  return (
    <span className={`seat__turn ${turns === 0 ? 'seat__turn--now' : ''}`}>
      {isMate && <span className="seat__mate">{t.table.mate}</span>}
      {t.table.turnIn(turns)}
      {isThinking && (
        <span className="dots" role="img" aria-label={t.play.thinking}>
          <i />
          <i />
          <i />
        </span>
      )}
    </span>
  );
};

/** The button beneath a seat that can be chosen. */
const Aim = ({ seat, move }: { seat: number; move: Move }) => {
  const t = useTexts();
  const { table, labels, numbers } = useSitting();
  const key = keyOf(numbers, move);
  const isTarget = move.kind === 'target';
  const draws = isTarget && leadersOf(table.view).includes(seat) && table.view.attack?.isAttack === true;
  const blow = useForecasts()
    .get(move.text)
    ?.blows.find((one) => one.seat === seat);
  const button = (
    <button type="button" className="aim" {...signOf(move)} onClick={() => take(move)}>
      {key !== undefined && <Key>{key}</Key>}
      {blow === undefined && <Icon name={isTarget ? 'phase-targeting' : 'check'} />}
      <span className={blow === undefined ? 'aim__name' : 'sr'}>
        <Said said={labels.get(move.text) ?? []} />
      </span>
      {blow !== undefined && <Expected blow={blow} />}
      {draws && (
        <span className="aim__plus">
          <span className="cardback cardback--sm" aria-hidden="true" />
          {t.table.leaderCard}
        </span>
      )}
    </button>
  );
  if (blow === undefined) return button;
  return (
    <Explain
      about={{
        kind: 'words',
        title: ({ helps }) => helps.forecastTitle,
        text: ({ helps }) => helps.forecast,
      }}
      className="aimed"
    >
      {button}
    </Explain>
  );
};

/** The damage that would come in, and what is expected to be left of it. */
const Expected = ({ blow }: { blow: Blow }) => {
  const t = useTexts();
  const figure = useFigure();
  const { type, dealt } = blow;
  const amount = Math.round(dealt.mean);
  return (
    <>
      <Damage type={type} amount={amount} label={t.damage[type](amount)} />
      <span className="aim__left">
        <b>{figure(lossOf(blow))}</b> <small>{t.forecast.expected}</small>
      </span>
    </>
  );
};
