// The settings of a table: what goes together, and what a change leaves as it was.

import { readOptions, SetupError } from '@mad-king/engine';
import type { Settings } from '../protocol.ts';
import { refuse } from '../refusal.ts';
import { isPerson, MODE_SEATS, type Table } from './table.ts';

/** Settings with some of them changed, checked as a whole. */
export const changedSettings = (before: Settings, change: Partial<Settings>): Settings => {
  const settings = { ...before, ...change };
  const allowed = MODE_SEATS[settings.mode];
  if (change.seats === undefined && !allowed.includes(settings.seats)) settings.seats = allowed[0];
  if (!allowed.includes(settings.seats))
    refuse('bad-settings', `${settings.mode} is for ${allowed.join(' or ')} players.`);
  try {
    readOptions(settings.options);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    refuse('bad-settings', error.message);
  }
  return settings;
};

export const checkRoom = ({ chairs }: Table, settings: Settings): void => {
  const people = chairs.filter(isPerson).length;
  if (people > settings.seats) refuse('bad-settings', `${people} people sit at the table.`);
};
