// Opens a game from what somebody gives: a link to it, its record as text, or a file. Nothing that is kept is touched by it.

import { codeOf, findCode, MOST_BYTES } from '@mad-king/after/link';
import { readRecord } from '@mad-king/engine';
import { create } from 'zustand';
import { go } from '../../router.ts';

/** Why nothing was opened. `detail`: what exactly, in English. */
export interface Trouble {
  fault: 'too-long' | 'unreadable';
  detail: string;
}

/** Of the last that was given; the door tells it. */
export const useTrouble = create<{ trouble: Trouble | null }>()(() => ({ trouble: null }));

export const forgetTrouble = (): void => useTrouble.setState({ trouble: null });

/** As much of a reason as one reads: a file may hold anything. */
const MOST_LETTERS = 200;

const open = async (read: () => Promise<string>): Promise<void> => {
  try {
    const text = await read();
    const code = findCode(text.trim()) ?? (await codeOf(readRecord(text)));
    forgetTrouble();
    go({ screen: 'watch', code });
  } catch (error) {
    const detail = (error instanceof Error ? error.message : String(error)).slice(0, MOST_LETTERS);
    refuse({ fault: 'unreadable', detail });
  }
};

/** Told at the door, wherever one is. */
const refuse = (trouble: Trouble): void => {
  useTrouble.setState({ trouble });
  go({ screen: 'watch' });
};

export const openText = (text: string): Promise<void> => open(async () => text);

export const openFile = async (file: File): Promise<void> => {
  if (file.size > MOST_BYTES) refuse({ fault: 'too-long', detail: '' });
  else await open(() => file.text());
};
