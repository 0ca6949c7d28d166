// Opens a game from what somebody gives: a link to it, its record as text, or a file. Nothing that is kept is touched by it.

import { codeOf, findCode, LinkError, MOST_BYTES } from '@mad-king/after/link';
import { RecordError, readRecord } from '@mad-king/engine';
import { create } from 'zustand';
import { go } from '../../router.ts';
import { type Reason, reason, reasonOf } from './reason.ts';

/** Why nothing was opened; what exactly, of a text that is no record. */
export type Trouble = { fault: 'too-long'; reason: null } | { fault: 'unreadable'; reason: Reason };

/** Of the last that was given; the door tells it. */
export const useTrouble = create<{ trouble: Trouble | null }>()(() => ({ trouble: null }));

export const forgetTrouble = (): void => useTrouble.setState({ trouble: null });

const open = async (read: () => Promise<string>): Promise<void> => {
  try {
    const text = await read();
    const code = findCode(text.trim()) ?? (await codeOf(readRecord(text)));
    forgetTrouble();
    go({ screen: 'watch', code });
  } catch (error) {
    if (error instanceof LinkError) refuse({ fault: 'too-long', reason: null });
    else
      refuse({
        fault: 'unreadable',
        reason: error instanceof RecordError ? reasonOf(error) : reason('header'),
      });
  }
};

/** Told at the door, wherever one is. */
const refuse = (trouble: Trouble): void => {
  useTrouble.setState({ trouble });
  go({ screen: 'watch' });
};

export const openText = (text: string): Promise<void> => open(async () => text);

export const openFile = async (file: File): Promise<void> => {
  if (file.size > MOST_BYTES) refuse({ fault: 'too-long', reason: null });
  else await open(() => file.text());
};
