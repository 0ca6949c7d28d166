// One's own board, bottom left: arms and crown, health, CP, tokens with the places left for more, deck and discard pile.

import { type CSSProperties, use, useState } from 'react';
import { Arms } from '../../../components/arms.tsx';
import { Crown } from '../../../components/crown.tsx';
import { Icon } from '../../../components/icon.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { TABLES } from '../../../state/modes.ts';
import { TableExtras } from '../extras.ts';
import { Counted } from '../motion/counted.tsx';
import { OpenedBoard } from '../opened.tsx';
import { leadersOf } from '../seats/order.ts';
import { Piles } from '../seats/piles.tsx';
import { Seals } from '../seats/seals.tsx';
import { useSitting } from '../sitting.tsx';
import { take } from '../take.ts';

export const MyBoard = () => {
  const t = useTexts();
  const language = useLanguage();
  const { voice } = useSpeaker();
  const { table, seat, you, offers } = useSitting();
  const [open, setOpen] = useState(false);
  const { view } = table;
  const { hero, health, cp, out, side, team } = view.seats[seat];
  const name = rosterHero(hero).names[language];
  const offer = offers.seats.get(seat);
  const mates = view.seats.flatMap((of, mate) => (mate !== seat && of.team === team ? [mate] : []));
  const inTeam = TABLES[view.mode].teams > 0;
  const extras = use(TableExtras);
  return (
    <section
      className={`me ${out ? 'is-out' : ''} ${offer === undefined ? '' : 'is-target'}`}
      data-hero={hero}
      data-anchor={`seat-${seat}`}
      aria-label={name}
    >
      <Flag />
      <button
        type="button"
        className="seat__open"
        aria-label={offer === undefined ? t.table.openBoard(name) : t.table.chooseSeat(name)}
        onClick={() => (offer === undefined ? setOpen(true) : take(offer))}
      />
      {view.active === you && view.result === null && <span className="yourturn">{t.dice.yourTurn}</span>}
      {leadersOf(view).includes(seat) && (
        <span className="leader">
          <Icon name="crown" />
          <span>{t.table.leader}</span>
        </span>
      )}
      <div className="me__arms">
        <Crown hero={hero} health={health} />
        <Arms hero={hero} />
      </div>
      <div className="me__id">
        <h2 className="arms-name" style={{ '--letters': name.length } as CSSProperties}>
          {name}
        </h2>
        <div className="me__row me__row--top">
          <span className="health" data-anchor={`health-${seat}`}>
            {mates.map((mate) => (
              <span key={mate} data-anchor={`health-${mate}`} />
            ))}
            <b>
              <Counted value={health} />
            </b>
            <small>{inTeam ? t.table.team(team) : t.table.health}</small>
          </span>
          <span className="stat" data-anchor={`cp-${seat}`}>
            <Icon name="cp" />
            {cp}
            <small>{voice.m.words.cp}</small>
          </span>
          {extras.seat?.(seat)}
          {side !== null && (
            <span className="chip">{voice.m.words.side[side as keyof typeof voice.m.words.side]}</span>
          )}
        </div>
        <Seals seat={seat} className="me__seals" withLimits />
        <Piles seat={seat} className="me__piles" />
      </div>
      {open && <OpenedBoard seat={seat} onClose={() => setOpen(false)} />}
    </section>
  );
};

/** A pennon from the edge of the table. */
const Flag = () => (
  <svg className="me__flag" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <polygon className="g9" points="0,0 100,0 94,50 100,100 0,100" />
    <polygon className="g7" points="0,0 96,0 90,50 96,100 0,100" />
    <polygon className="g5" points="0,0 38,0 30,100 0,100" />
    <polygon className="g4" points="0,0 27,0 0,90" />
    <rect className="g3" x="0" y="0" width="100" height="3" />
  </svg>
);
