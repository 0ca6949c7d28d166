// How it went: health lost turn by turn, everybody's game in numbers, and what was hidden; one at a time.

import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { useTexts } from '../../../language/texts.ts';
import type { OpenTable } from '../../../state/table.ts';
import { DamageChart } from './chart.tsx';
import { HiddenCards } from './hidden-cards.tsx';
import { PlayersTable } from './players-table.tsx';
import type { Tale } from './tale.ts';

type Chapter = 'health' | 'players' | 'hidden';

export const Story = ({ table, tale }: { table: OpenTable; tale: Tale }) => {
  const t = useTexts();
  const { revealed } = table;
  const [chapter, setChapter] = useState<Chapter>('health');
  const options: { value: Chapter; content: string }[] = [
    { value: 'health', content: t.result.players.health },
    { value: 'players', content: t.result.players.title },
  ];
  if (revealed !== null) options.push({ value: 'hidden', content: t.result.hidden.title });
  return (
    <section className="panel storypanel">
      <header className="chart__head">
        <h2>{t.result.story}</h2>
        <Choice label={t.result.story} value={chapter} options={options} onChoose={setChapter} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div className="storypanel__body" tabIndex={0}>
        {chapter === 'health' && <DamageChart table={table} turns={tale.turns} />}
        {chapter === 'players' && <PlayersTable table={table} seats={tale.seats} />}
        {chapter === 'hidden' && revealed !== null && <HiddenCards table={table} revealed={revealed} />}
      </div>
    </section>
  );
};
