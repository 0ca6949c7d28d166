// Seats whose phrases and messages are not shown here. Names tell people apart as far as guests can be told apart.

import { create } from 'zustand';

export const useMuted = create<{ names: readonly string[] }>()(() => ({ names: [] }));

export const toggleMuted = (name: string): void =>
  useMuted.setState(({ names }) => ({
    names: names.includes(name) ? names.filter((one) => one !== name) : [...names, name],
  }));
