// Choices at a steady rate, each timed until both players have the state after it, and an empty echo now and then.

import { setTimeout as wait } from 'node:timers/promises';
import { dice } from '../test/support/duel.ts';
import type { Player } from './player.ts';

export interface Played {
  seconds: number;
  choices: number;
  /** Choices and echoes that nobody answered. */
  failed: number;
  /** Milliseconds from a choice to the new state of every seat. */
  states: number[];
  echoes: number[];
}

const EVERY_ECHO = 20;

export const play = async (
  duels: readonly Player[][],
  rate: number,
  seconds: number,
  seed: number,
): Promise<Played> => {
  const draw = dice(seed);
  const played: Played = { seconds: 0, choices: 0, failed: 0, states: [], echoes: [] };
  const busy = new Set<number>();

  const choose = async (players: readonly Player[]): Promise<void> => {
    const asked = players.find(({ seen }) => seen?.question !== null);
    if (!asked?.seen || asked.seen.isOver) return;
    const { question, options } = asked.seen;
    const before = players.map(({ seen }) => seen);
    const began = performance.now();
    const seen = Promise.all(
      players.map((player, i) => player.until(() => player.seen !== before[i], 'the next state')),
    );
    await Promise.all([asked.say({ type: 'choose', question, text: options[draw(options.length)] }), seen]);
    played.states.push(performance.now() - began);
    played.choices++;
  };
  const echo = async (player: Player): Promise<void> => {
    const began = performance.now();
    await player.say({ type: 'hello', protocol: 1 });
    played.echoes.push(performance.now() - began);
  };

  const failed = (): void => {
    played.failed++;
  };

  const began = performance.now();
  const under: Promise<void>[] = [];
  for (let n = 0; performance.now() - began < seconds * 1000; n++) {
    const early = began + (n * 1000) / rate - performance.now();
    if (early > 1) await wait(early);
    let i = draw(duels.length);
    while (busy.has(i) && busy.size < duels.length) i = (i + 1) % duels.length;
    if (busy.has(i)) continue;
    busy.add(i);
    under.push(
      choose(duels[i])
        .catch(failed)
        .finally(() => busy.delete(i)),
    );
    if (n % EVERY_ECHO === 0) under.push(echo(duels[draw(duels.length)][0]).catch(failed));
  }
  played.seconds = (performance.now() - began) / 1000;
  await Promise.all(under);
  return played;
};
