// What happened, the newest at the bottom; damage opens into how it came about.

import type { GameEvent } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { useEffect, useRef } from 'react';
import { Said } from '../../components/said.tsx';
import { rosterHero } from '../../heraldry/roster.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { openOverlay } from '../../state/overlay.ts';
import type { OpenTable } from '../../state/table.ts';

/** Older lines are in the record. */
const SHOWN = 120;

export const Log = ({ table }: { table: OpenTable }) => {
  const end = useRef<HTMLOListElement>(null);
  const { events } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something is added
  useEffect(() => {
    const list = end.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, [events.length]);
  const first = Math.max(0, events.length - SHOWN);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <ol ref={end} className="log" aria-live="polite" tabIndex={0}>
      {events.slice(first).map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events are known by their number
        <LogLine key={first + i} table={table} event={event} />
      ))}
    </ol>
  );
};

const LogLine = ({ table, event }: { table: OpenTable; event: GameEvent }) => {
  const t = useTexts();
  const language = useLanguage();
  const speaker = useSpeaker();
  if (event.type === 'turn')
    return (
      <li className="log__turn eyebrow">
        {t.games.turn(event.turn)} ·{' '}
        {event.seat === table.view.seat
          ? t.home.you
          : rosterHero(table.view.seats[event.seat].hero).names[language]}
      </li>
    );
  if (event.type === 'phase' || event.type === 'incoming') return null;
  if (event.type === 'settled')
    return speaker.damage(table.view, event.settlement).map(({ seat, title, steps }) => (
      <li key={seat} className="log__damage">
        <details>
          <summary>
            <Said said={title} />
          </summary>
          <div className="calc" data-hero={table.view.seats[seat].hero}>
            {steps.map((step, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps stand in their order
              <div key={i} className={`calc__row ${step.isSum ? 'calc__row--sum' : ''}`}>
                <button
                  type="button"
                  className="rule"
                  onClick={() => openOverlay({ kind: 'rules', rule: step.rule })}
                >
                  {step.rule}
                </button>
                <span>
                  <Said said={step.text} />
                </span>
                <span className="num">{step.value}</span>
              </div>
            ))}
          </div>
        </details>
      </li>
    ));
  const said = speaker.event(table.view, event);
  if (plain(said).trim() === '') return null;
  return (
    <li className="log__line">
      <Said said={said} />
    </li>
  );
};
