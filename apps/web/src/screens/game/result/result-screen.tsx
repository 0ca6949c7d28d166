// The game is over: who wears the crown, how it came about, what the dice did, everything that was hidden, and every way on.

import { Suspense, useMemo } from 'react';
import { afterPart } from '../../../components/after-part.ts';
import { Arms } from '../../../components/arms.tsx';
import { Crown } from '../../../components/crown.tsx';
import { Ground } from '../../../components/glass.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Page } from '../../../components/page.tsx';
import { Speech } from '../../../components/speech.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { modeName } from '../../../language/mode-name.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { addressOf, go } from '../../../router.ts';
import type { OpenTable } from '../../../state/table.ts';
import { Again } from './again.tsx';
import { DiceTale } from './dice-tale.tsx';
import { endOf, sayEnd } from './ends.ts';
import { showTable } from './looked-at.ts';
import { Moments } from './moments.tsx';
import { heroName, nameOf, namesInRow } from './people.ts';
import { isYours, seatsOf, sideOf, winnerOf } from './sides.ts';
import { Story } from './story.tsx';
import { type Tale, taleOf } from './tale.ts';
import { useFound } from './use-found.ts';
import { useLuck } from './use-luck.ts';
import { verdictOn } from './verdict.ts';
import { type Afterwards, Ways } from './ways.tsx';
import './result.css';
import './panels.css';
import './small.css';

const NewSeals = afterPart(() => import('../../wall/new-seals.tsx').then((m) => m.NewSeals));

const goHome = (): void => go({ screen: 'home' });

interface ResultScreenProps {
  table: OpenTable;
  /** Of a game that was not played at this screen alone. */
  afterwards?: Afterwards;
}

export const ResultScreen = ({ table, afterwards }: ResultScreenProps) => {
  const t = useTexts();
  const { view, events, id } = table;
  const luck = useLuck(id);
  const found = useFound();
  const tale = useMemo(
    () =>
      taleOf(
        events,
        view.seats.map(({ team }) => team),
      ),
    [events, view.seats],
  );
  const [main = 0] = seatsOf(table, winnerOf(table));
  useKeys({ Escape: goHome });
  return (
    <Page title={headline(t, table)} className="result" hero={view.seats[main].hero}>
      <Ground x={240} y={360} />
      <section className="result__win">
        <Corners />
        <Winner table={table} tale={tale} />
      </section>
      <Story table={table} tale={tale} found={found} />
      <div className="result__best">
        <Moments
          table={table}
          moments={tale.moments}
          strikes={luck.status === 'counted' ? luck.luck.strikes : []}
        />
      </div>
      <div className="result__side">
        <DiceTale table={table} luck={luck} />
        <Suspense>
          <NewSeals table={table} />
        </Suspense>
      </div>
      <Ways table={table} turns={tale.turns.length} found={found} more={afterwards?.more} />
      <div className="result__acts">{afterwards?.again ?? <Again />}</div>
    </Page>
  );
};

/** Back to where one came from. */
const Corners = () => {
  const t = useTexts();
  return (
    <div className="result__corners">
      <a
        className="iconbtn"
        href={addressOf({ screen: 'home' })}
        aria-label={t.nav.home}
        title={t.result.home}
      >
        <Icon name="way-out" />
      </a>
      <button
        type="button"
        className="iconbtn"
        aria-label={t.result.seeTable}
        title={t.result.seeTable}
        onClick={showTable}
      >
        <Icon name="table" />
      </button>
    </div>
  );
};

const headline = (t: ReturnType<typeof useTexts>, table: OpenTable): string => {
  const winner = winnerOf(table);
  if (winner === null) return t.result.draw;
  const side = sideOf(table);
  return isYours(table, side) && side !== winner ? t.result.defeat : t.result.victory;
};

const Winner = ({ table, tale }: { table: OpenTable; tale: Tale }) => {
  const t = useTexts();
  const language = useLanguage();
  const { view } = table;
  const crowned = seatsOf(table, winnerOf(table));
  const isDraw = crowned.length === 0;
  const shown = isDraw ? view.seats.map((_, seat) => seat) : crowned;
  const health = isDraw ? 0 : view.seats[crowned[0]].health;
  const names = shown.map((seat) => heroName(table, seat, language));
  return (
    <>
      <p className="eyebrow">
        {modeName(t, view.mode, view.options)} · {t.result.turns(tale.turns.at(-1)?.turn ?? 0)}
      </p>
      <h1 className="arms-name result__headline">{headline(t, table)}</h1>
      <div className={`result__arms result__arms--${Math.min(3, shown.length)}`}>
        {shown.map((seat) => (
          <span key={seat} className="result__shield">
            {!isDraw && <Crown hero={view.seats[seat].hero} health={50} />}
            <Arms hero={view.seats[seat].hero} />
          </span>
        ))}
      </div>
      <p className="arms-name result__name">{namesInRow(names)}</p>
      <p className="result__left">
        {isDraw
          ? t.result.nobody
          : crowned.length === 1
            ? t.result.wears(health)
            : t.result.wearTogether(health)}
      </p>
      <Speech by="king">{verdictOn(table, t.remarks.result, tale.turns.length)}</Speech>
      <Fallen table={table} tale={tale} />
    </>
  );
};

const Fallen = ({ table, tale }: { table: OpenTable; tale: Tale }) => {
  const t = useTexts();
  const language = useLanguage();
  const speaker = useSpeaker();
  const { view } = table;
  const winner = winnerOf(table);
  const fallen = view.seats.flatMap((seat, i) => (winner === null || seat.team === winner ? [] : [i]));
  return (
    <ul className={fallen.length > 2 ? 'fallen fallen--many' : 'fallen'}>
      {fallen.map((seat) => (
        <li key={seat} data-hero={view.seats[seat].hero}>
          <Arms hero={view.seats[seat].hero} />
          <span>
            <b>{nameOf(table, seat, language)}</b>
            <small>{sayEnd(t, speaker, endOf(table, tale.moments, seat))}</small>
          </span>
        </li>
      ))}
    </ul>
  );
};
