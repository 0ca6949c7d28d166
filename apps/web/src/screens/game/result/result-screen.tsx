// The game is over: who wears the crown, how it came about, what the dice did, everything that was hidden, and another one.

import { writeRecord } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { afterPart } from '../../../components/after-part.ts';
import { Arms } from '../../../components/arms.tsx';
import { Crown } from '../../../components/crown.tsx';
import { download } from '../../../components/download.ts';
import { Ground } from '../../../components/glass.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Key } from '../../../components/marks.tsx';
import { Page } from '../../../components/page.tsx';
import { Speech } from '../../../components/speech.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { addressOf, go } from '../../../router.ts';
import { gameRecord, type OpenTable, playAgain } from '../../../state/table.ts';
import { Explain } from '../help/index.ts';
import { DamageChart } from './chart.tsx';
import { DiceTale } from './dice-tale.tsx';
import { HiddenCards } from './hidden-cards.tsx';
import { showTable } from './looked-at.ts';
import { Moments } from './moments.tsx';
import { heroName, nameOf } from './people.ts';
import { PlayersTable } from './players-table.tsx';
import { isYours, seatsOf, sideOf, winnerOf } from './sides.ts';
import { type Tale, taleOf } from './tale.ts';
import { useLuck } from './use-luck.ts';
import { verdictOn } from './verdict.ts';
import { watch } from './watch.ts';
import './result.css';

const NewSeals = afterPart(() => import('../../wall/new-seals.tsx').then((m) => m.NewSeals));

const rematch = async (swap: boolean): Promise<void> => {
  const id = await playAgain(swap);
  if (id !== null) go({ screen: 'game', id });
};

const keepRecord = async (id: string): Promise<void> =>
  download(`mad-king-${id}.txt`, writeRecord(await gameRecord()));

const goHome = (): void => go({ screen: 'home' });

interface ResultScreenProps {
  table: OpenTable;
  /** In place of another game against the same players here. */
  acts?: ReactNode;
}

export const ResultScreen = ({ table, acts }: ResultScreenProps) => {
  const t = useTexts();
  const { view, events, id } = table;
  const luck = useLuck(id);
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
      <div className="result__crown">
        <Winner table={table} tale={tale} />
        <div className="result__acts">
          {acts ?? <Again />}
          <Acts table={table} />
        </div>
      </div>
      <div className="result__tale">
        <Suspense>
          <NewSeals table={table} />
        </Suspense>
        <DamageChart table={table} turns={tale.turns} />
        <Moments
          table={table}
          moments={tale.moments}
          strikes={luck.status === 'counted' ? luck.luck.strikes : []}
        />
        <DiceTale table={table} luck={luck} />
        <PlayersTable table={table} seats={tale.seats} />
        <HiddenCards table={table} />
      </div>
    </Page>
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
        {t.modes[view.mode].name} · {t.result.turns(tale.turns.at(-1)?.turn ?? 0)}
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
      <p className="arms-name result__name">{names.join(' · ')}</p>
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
  const { view, events } = table;
  const winner = winnerOf(table);
  const fallen = view.seats.flatMap((seat, i) => (winner === null || seat.team === winner ? [] : [i]));
  const end = (seat: number): string => {
    if (events.some((e) => e.type === 'conceded' && e.seat === seat)) return t.result.conceded;
    const { team } = view.seats[seat];
    const blow = tale.moments.find((moment) => moment.kind === 'fell' && view.seats[moment.at].team === team);
    return blow === undefined ? t.result.fell : t.result.fellTo(plain(speaker.source(blow.source)));
  };
  return (
    <ul className="fallen">
      {fallen.map((seat) => (
        <li key={seat} data-hero={view.seats[seat].hero}>
          <Arms hero={view.seats[seat].hero} />
          <span>
            <b>{nameOf(table, seat, language)}</b>
            <small>{end(seat)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** The same players once more, at this screen. */
const Again = () => {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useKeys({ ' ': () => rematch(false) });
  return (
    <>
      <button ref={button} type="button" className="btn btn--gold" onClick={() => rematch(false)}>
        <Icon name="way-in" />
        {t.result.rematch}
        <Key>{t.keys.space}</Key>
      </button>
      <Explain about={{ kind: 'words', title: t.result.swap, text: t.result.swapHelp }}>
        <button type="button" className="btn btn--ghost" onClick={() => rematch(true)}>
          {t.result.swap}
        </button>
      </Explain>
    </>
  );
};

const Acts = ({ table }: { table: OpenTable }) => {
  const t = useTexts();
  return (
    <>
      <button type="button" className="btn btn--ghost" onClick={() => void watch()}>
        <Icon name="watch" />
        {t.result.watch}
      </button>
      <Explain about={{ kind: 'words', title: t.result.record, text: t.result.recordHelp }}>
        <button type="button" className="btn btn--ghost" onClick={() => void keepRecord(table.id)}>
          <Icon name="download" />
          {t.result.record}
        </button>
      </Explain>
      <button type="button" className="btn btn--ghost" onClick={showTable}>
        <Icon name="table" />
        {t.result.seeTable}
      </button>
      <a className="btn btn--ghost" href={addressOf({ screen: 'home' })}>
        {t.nav.home}
        <Key>Esc</Key>
      </a>
    </>
  );
};
