// The coach: says what it would do and why, and what the other choices are worth. Only while advice is on.

import type { AidName, Outlook, Way } from '@mad-king/ai';
import type { Move } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../components/icon.tsx';
import { FaceNumber } from '../../../components/marks.tsx';
import { Said } from '../../../components/said.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { CLOSE } from '../../../state/close.ts';
import { figure } from '../../../texts/format.ts';
import { showCard } from '../hand/show-card.ts';
import { Explain } from '../help/index.ts';
import { useHeroAt, usePicked, useSitting } from '../sitting.tsx';
import { useGivingIn } from '../stakes/use-giving-in.tsx';
import { glowing } from './glow.ts';
import { useCoachPlace } from './place.tsx';
import { areAlike, isIdle, type Opinion, opinionOf, type Row, reliedOn } from './rank.ts';
import { useAdvice } from './use-advice.ts';
import './coach.css';

export const Coach = () => {
  const t = useTexts();
  const { table } = useSitting();
  const state = useAdvice(table);
  const place = useCoachPlace();
  const [isOpen, open] = useState(false);
  useKeys({ Escape: isOpen ? () => open(false) : undefined });
  const { decision } = table.view;
  if (state.status === 'silent' || decision === null) return null;
  const opinion = state.status === 'ready' ? opinionOf(state.advice, decision) : null;
  if (state.status === 'ready' && opinion === null) return null;
  const coach = (
    <aside className={`coach ${isOpen ? 'is-open' : ''}`} aria-label={t.nav.advice}>
      <Icon name="coach" className="coach__cap" />
      {opinion === null ? (
        <p className="coach__words">{state.status === 'failed' ? t.coach.failed : t.coach.thinking}</p>
      ) : (
        <Words opinion={opinion} isOpen={isOpen} onToggle={() => open(!isOpen)} />
      )}
    </aside>
  );
  return place === null ? coach : createPortal(coach, place);
};

const useNumber = (): ((n: number, sign?: boolean) => string) => {
  const language = useLanguage();
  return (n, signed = false) => figure(language, n, { signed, steady: true });
};

interface WordsProps {
  opinion: Opinion;
  /** All choices are compared; where there is little room, the reasons are told only then, too. */
  isOpen: boolean;
  onToggle: () => void;
}

const Words = ({ opinion: { best, second, rows, isClose }, isOpen, onToggle }: WordsProps) => {
  const t = useTexts();
  return (
    <div className="coach__words">
      <p className="coach__do" role="status">
        <What row={best} />
      </p>
      <p className="coach__why">
        {best.by === 'dice' ? (
          <AboutWay way={best.way} />
        ) : (
          <AboutOutlook outlook={best.option.outlook} ahead={best.value - second.value} />
        )}{' '}
        {isClose && !isIdle(best.move) && (
          <>
            {t.coach.close} <What row={second} />
          </>
        )}
      </p>
      <div className="coach__acts">
        <Pick row={best} />
        <button type="button" className="link" aria-expanded={isOpen} onClick={onToggle}>
          <span>{isOpen ? t.coach.less : t.coach.more}</span>
        </button>
      </div>
      {isOpen && <Ranking rows={rows} />}
      <Glow move={best.move} />
    </div>
  );
};

/** A choice as an order: "Keep 4 5 and roll 3", or what its button says. */
const What = ({ row }: { row: Row }): ReactNode => {
  const t = useTexts();
  const { labels, table } = useSitting();
  const hero = useHeroAt(table.view.seat);
  if (row.by === 'dice' && row.way.do === 'keep') {
    const values = table.view.rolls[0]?.values ?? [];
    const { keep } = row.way;
    if (keep.length === 0) return t.coach.rollAll;
    return (
      <>
        {t.coach.keep}{' '}
        {keep.map((die) => (
          <FaceNumber key={die} hero={hero.id} symbol={hero.dice[values[die] - 1]} value={values[die]} />
        ))}{' '}
        {t.coach.rollRest(values.length - keep.length)}
      </>
    );
  }
  // A way out is called as on its panel.
  if (row.move.kind === 'pass') return <GivingIn />;
  const label = labels.get(row.move.text);
  return (
    <>
      {label === undefined ? row.move.text : <Said said={label} />}
      {label !== undefined && !/[.!?]$/.test(plain(label)) && '.'}
    </>
  );
};

const GivingIn = () => <>{useGivingIn().name}.</>;

const AboutWay = ({ way }: { way: Way }) => {
  const t = useTexts();
  const { table } = useSitting();
  const speaker = useSpeaker();
  const hero = useHeroAt(table.view.seat);
  const aidName = useAidName();
  const number = useNumber();
  const [likeliest] = way.abilities;
  const ability = likeliest && hero.abilities.find(({ id }) => id === likeliest.ability);
  const relied = reliedOn(way);
  const chance = (of: number): string => t.percent(of, 1).join('');
  return (
    <>
      {way.do !== 'stop' && ability !== undefined && (
        <>
          {t.coach.ready(
            chance(way.ready),
            plain(speaker.ability(hero, ability, likeliest.level as 1).name),
          )}{' '}
        </>
      )}
      {way.plan.map(({ aid, dice, notation }) => (
        <span key={notation}>
          {t.coach.plan(aidName(aid))} {dice.map(({ from, to }) => `${from} → ${to ?? '?'}`).join(', ')}.{' '}
        </span>
      ))}
      {way.plan.length === 0 && relied !== null && <>{t.coach.relied(aidName(relied))} </>}
      <Explain about={{ kind: 'words', title: t.coach.worthTitle, text: t.coach.worthHelp }} stop>
        <span className="coach__worth">{t.coach.worth(number(way.worth))}</span>
      </Explain>
    </>
  );
};

const useAidName = (): ((aid: AidName) => string) => {
  const { table } = useSitting();
  const speaker = useSpeaker();
  const { hero: id } = table.view.seats[table.view.seat];
  const { catalogue } = speaker.voice;
  return (aid) => {
    if (aid.of === 'card') {
      const card = catalogue.card(id, aid.card);
      return card === undefined ? aid.card : plain(speaker.card(card, catalogue.hero(id)).name);
    }
    const found = aid.token === null ? undefined : catalogue.token(aid.token);
    return found === undefined ? aid.use : plain(speaker.token(found.token, found.hero).name);
  };
};

/** In points: what is less is no reason. */
const SLIGHT = 0.25;

/** `ahead`: by how much its chance to win is better than that of the next. */
const AboutOutlook = ({ outlook, ahead }: { outlook: Outlook; ahead: number }) => {
  const t = useTexts();
  const number = useNumber();
  const { dealt, taken } = outlook;
  const parts = [
    dealt > SLIGHT && t.coach.deals(number(dealt)),
    dealt < -SLIGHT && t.coach.othersGain(number(-dealt)),
    taken > SLIGHT && t.coach.loses(number(taken)),
    taken < -SLIGHT && t.coach.gains(number(-taken)),
  ].filter((part) => part !== false);
  const percent = t.percent(ahead, 0).join('');
  if (parts.length === 0) return ahead < CLOSE ? null : t.coach.likelier(percent);
  return (
    <Explain about={{ kind: 'words', title: t.coach.gamesTitle, text: t.coach.gamesHelp }} stop>
      <span className="coach__worth">{t.coach.outlook(parts.reduce(t.coach.both))}</span>
    </Explain>
  );
};

const Ranking = ({ rows }: { rows: readonly Row[] }) => {
  const t = useTexts();
  const number = useNumber();
  const best = rows[0].value;
  return (
    <ol className="coach__rows">
      <li className="coach__heads" aria-hidden="true">
        <span />
        <small>{rows[0].by === 'dice' ? t.coach.columns.points : t.coach.columns.chance}</small>
        <small>{t.coach.columns.behind}</small>
      </li>
      {rows.map((row, i) => (
        <li key={row.move.text}>
          <span>
            <What row={row} />
          </span>
          <b>{row.by === 'dice' ? number(row.value) : t.percent(row.value, 0).join('')}</b>
          <small>
            {i > 0 &&
              (areAlike(row, rows[0])
                ? '≈'
                : number((row.value - best) * (row.by === 'dice' ? 1 : 100), true))}
          </small>
        </li>
      ))}
    </ol>
  );
};

/** Picks out the dice the coach would keep. */
const Pick = ({ row }: { row: Row }) => {
  const t = useTexts();
  const picking = usePicked();
  if (row.by !== 'dice' || row.way.do !== 'keep' || picking.word !== 'keep') return null;
  const wanted = row.way.keep;
  const isPicked = wanted.length === picking.picked.length && wanted.every((d) => picking.picked.includes(d));
  if (isPicked) return null;
  return (
    <button type="button" className="btn btn--ghost btn--small" onClick={() => picking.pick(wanted)}>
      {t.coach.pick}
    </button>
  );
};

/** Everything on the table that makes this move glows; a card that is out of sight in the hand comes into it. */
const Glow = ({ move }: { move: Move }) => {
  const card = move.kind === 'play' || move.kind === 'sell' ? move.card : null;
  useEffect(() => {
    if (card !== null) showCard(document.querySelector(`.hand .card[data-card="${card}"]`));
  }, [card]);
  return (
    <style>{`:is(${glowing(move).join(', ')}):not(:focus-visible) { outline: 3px solid var(--advice); outline-offset: 3px; }`}</style>
  );
};
