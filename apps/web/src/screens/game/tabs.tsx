// On a phone board, hand and log take turns. A new question brings up what it is about.

import { useState } from 'react';
import { afterPaint } from '../../components/after-paint.ts';
import { useTexts } from '../../language/texts.ts';
import type { OpenTable } from '../../state/table.ts';
import { useSitting } from './sitting.tsx';
import { type Tab, tabFor } from './tab-for.ts';

const TABS: readonly Tab[] = ['board', 'hand', 'log'];
const PANELS: Record<Tab, string> = { board: '.tbl > .board', hand: '.hand', log: '.rail' };

/** `about`: what the question is about, where somebody says so. */
export const useTab = (table: OpenTable, about: Tab | undefined): [Tab, (tab: Tab) => void] => {
  const [tab, setTab] = useState<Tab>(about ?? 'board');
  const wanted = about ?? tabFor(table.view);
  const question =
    table.view.decision === null ? '' : `${table.view.decision.ask}/${table.events.length}/${wanted}`;
  const [asked, setAsked] = useState('');
  // While this is drawn, so that the table is not drawn twice.
  if (asked !== question) {
    setAsked(question);
    if (wanted !== null) setTab(wanted);
  }
  return [tab, setTab];
};

export const Tabs = ({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) => {
  const t = useTexts();
  const { table, seat, numbers } = useSitting();
  const hand = table.view.seats[seat].handSize;
  const isPlayable = numbers.some(({ kind }) => kind === 'play' || kind === 'card');
  return (
    <div className="tabs" role="tablist" aria-label={t.table.yours}>
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          aria-selected={tab === each}
          onClick={() => {
            onTab(each);
            // Where the page scrolls, what was asked for may lie below it.
            afterPaint(() => document.querySelector(PANELS[each])?.scrollIntoView({ block: 'nearest' }));
          }}
        >
          {t.table.tabs[each]}
          {each === 'hand' && <span className={`tabs__n ${isPlayable ? 'is-gold' : ''}`}>{hand}</span>}
        </button>
      ))}
    </div>
  );
};
