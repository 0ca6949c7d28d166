// How it ended for a seat that did not win.

import { plain, type Speaker } from '@mad-king/text';
import type { OpenTable } from '../../../state/table.ts';
import type { Texts } from '../../../texts/en.ts';
import type { Moment, Source } from './tale.ts';

/** What it fell to, as far as that is known. */
export type End = 'conceded' | 'fell' | Source;

export const endOf = (
  { view, events }: Pick<OpenTable, 'view' | 'events'>,
  moments: readonly Moment[],
  seat: number,
): End => {
  if (events.some((event) => event.type === 'conceded' && event.seat === seat)) return 'conceded';
  const { team } = view.seats[seat];
  const blow = moments.find((moment) => moment.kind === 'fell' && view.seats[moment.at].team === team);
  return blow?.kind === 'fell' ? blow.source : 'fell';
};

export const sayEnd = (t: Texts, speaker: Speaker, end: End): string =>
  end === 'conceded'
    ? t.result.conceded
    : end === 'fell'
      ? t.result.fell
      : t.result.fellTo(plain(speaker.source(end)));
