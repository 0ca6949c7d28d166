// What the dice did against what fair dice do, for every player.

import type { IconSegment } from '@mad-king/text';
import { useMemo } from 'react';
import { Arms } from '../../../components/arms.tsx';
import { Filled } from '../../../components/filled.tsx';
import { Face } from '../../../components/marks.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { OpenTable } from '../../../state/table.ts';
import { figure } from '../../../texts/format.ts';
import type { SeatLuck } from '../../../worker/luck.ts';
import { Explain } from '../help/index.ts';
import { luckierThan, type SymbolTale, symbolsOf } from './fair.ts';
import { nameOf } from './people.ts';
import type { LuckState } from './use-luck.ts';

export const DiceTale = ({ table, luck }: { table: OpenTable; luck: LuckState }) => {
  const t = useTexts();
  return (
    <section className="panel dicetale">
      <header className="chart__head">
        <h2>{t.result.dice.title}</h2>
        <ul className="legend">
          <li>
            <i className="legend__mean" />
            {t.result.dice.expected}
          </li>
          <li>
            <i className="legend__fair" />
            {t.result.dice.fair}
          </li>
        </ul>
      </header>
      <div className="dicetale__seats">
        {table.view.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are their number
          <SeatDice key={seat} table={table} seat={seat} luck={luck} />
        ))}
      </div>
    </section>
  );
};

const SeatDice = ({ table, seat, luck }: { table: OpenTable; seat: number; luck: LuckState }) => {
  const t = useTexts();
  const language = useLanguage();
  const { catalogue } = useSpeaker().voice;
  const { hero } = table.view.seats[seat];
  const faces = catalogue.hero(hero)?.dice;
  const symbols = useMemo(
    () => (faces === undefined ? [] : symbolsOf(table.events, seat, faces)),
    [table.events, seat, faces],
  );
  const dice = symbols.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="seatdice" data-hero={hero}>
      <h3>
        <Arms hero={hero} />
        {nameOf(table, seat, language)}
        <small>{t.result.dice.rolled(dice)}</small>
      </h3>
      {symbols.map((symbol) => (
        <SymbolRow key={symbol.symbol} hero={hero} tale={symbol} />
      ))}
      <LuckLine luck={luck} seat={seat} />
    </section>
  );
};

const SymbolRow = ({ hero: id, tale }: { hero: string; tale: SymbolTale }) => {
  const t = useTexts();
  const language = useLanguage();
  const speaker = useSpeaker();
  const hero = speaker.voice.catalogue.hero(id);
  if (hero === undefined) return null;
  const { symbol, count, expected, least, most } = tale;
  const [name] = speaker.requirement(hero, symbol) as readonly IconSegment[];
  const full = Math.max(most, count) * 1.12 || 1;
  const at = (n: number): string => `${(100 * n) / full}%`;
  const mean = figure(language, expected);
  return (
    <div
      className="symrow"
      role="img"
      aria-label={t.result.dice.of(name.label, count, mean, least, most)}
      title={t.result.dice.of(name.label, count, mean, least, most)}
    >
      <Face hero={id} symbol={symbol} label={name.label} />
      <span className="symrow__bar">
        <i className="symrow__fair" style={{ left: at(least), width: at(most - least) }} />
        <i className="symrow__count" style={{ width: at(count) }} />
        <i className="symrow__mean" style={{ left: at(expected) }} />
      </span>
      <b>{count}</b>
      <small>{mean}</small>
    </div>
  );
};

const LuckLine = ({ luck, seat }: { luck: LuckState; seat: number }) => {
  const t = useTexts();
  if (luck.status === 'counting') return <p className="dim">{t.result.dice.counting}</p>;
  if (luck.status === 'failed') return <p className="dim">{t.result.dice.uncounted}</p>;
  return <Counted seat={luck.luck.seats[seat]} />;
};

const Counted = ({ seat: { rolls, luck, spread } }: { seat: SeatLuck }) => {
  const t = useTexts();
  const language = useLanguage();
  if (rolls === 0) return null;
  const points = figure(language, luck, { signed: true });
  const percent = Math.min(99, Math.max(1, Math.round(100 * luckierThan(luck, spread))));
  return (
    <Explain about={{ kind: 'words', title: t.result.dice.luck, text: t.result.dice.luckHelp }} stop>
      <span className="seatdice__luck">
        <Filled
          words={t.result.dice.luckOf(points, percent)}
          places={{ luck: <b>{t.result.dice.luck}</b> }}
        />
      </span>
    </Explain>
  );
};
