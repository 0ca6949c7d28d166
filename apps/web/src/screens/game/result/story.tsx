// How it went: health lost turn by turn, everybody's game in numbers, what was hidden, and what a review has found; one at a time.

import { Suspense, useState } from 'react';
import { afterPart } from '../../../components/after-part.ts';
import { Choice } from '../../../components/choice.tsx';
import { useTexts } from '../../../language/texts.ts';
import type { OpenTable } from '../../../state/table.ts';
import type { Found } from '../../review/found.ts';
import { DamageChart } from './chart.tsx';
import { HiddenCards } from './hidden-cards.tsx';
import { PlayersTable } from './players-table.tsx';
import type { Tale } from './tale.ts';

const InResult = afterPart(() => import('../../review/index.ts').then((m) => m.InResult));

type Chapter = 'chances' | 'health' | 'players' | 'hidden';

interface StoryProps {
  table: OpenTable;
  tale: Tale;
  found: Found | null;
}

export const Story = ({ table, tale, found }: StoryProps) => {
  const t = useTexts();
  const { revealed } = table;
  const [wanted, setWanted] = useState<Chapter | null>(null);
  const chapter = wanted ?? (found === null ? 'health' : 'chances');
  const options: { value: Chapter; content: string }[] = [
    { value: 'health', content: t.result.players.health },
    { value: 'players', content: t.result.players.title },
  ];
  if (found !== null) options.unshift({ value: 'chances', content: t.result.chances });
  if (revealed !== null) options.push({ value: 'hidden', content: t.result.hidden.title });
  return (
    <section className="panel storypanel">
      <header className="chart__head">
        <h2>{t.result.story}</h2>
        <Choice label={t.result.story} value={chapter} options={options} onChoose={setWanted} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div className="storypanel__body" tabIndex={0}>
        {chapter === 'chances' && found !== null && (
          <Suspense>
            <InResult found={found} heroes={table.view.seats.map(({ hero }) => hero)} />
          </Suspense>
        )}
        {chapter === 'health' && <DamageChart table={table} turns={tale.turns} />}
        {chapter === 'players' && <PlayersTable table={table} seats={tale.seats} />}
        {chapter === 'hidden' && revealed !== null && <HiddenCards table={table} revealed={revealed} />}
      </div>
    </section>
  );
};
