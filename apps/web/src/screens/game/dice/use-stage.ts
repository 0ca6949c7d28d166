// Dice in space are an ornament that comes when the table is there: the stage is loaded behind it, once for the life of the page,
// and only where motion is wanted and the device can draw it. Until then, and without it, dice are flat.

import { useEffect } from 'react';
import { create } from 'zustand';
import { whenIdle } from '../../../components/when-idle.ts';
import { useSettings } from '../../../state/settings.ts';
import type { OpenTable } from '../../../state/table.ts';
import { useMotionReduced } from '../motion/use-motion-reduced.ts';
import type { Stage } from './solid/stage.ts';

interface Standing {
  stage: Stage | null;
  /** Heroes whose dice are painted. */
  painted: readonly string[];
  /** The device has taken the drawing surface away, for the time being. */
  isLost: boolean;
}

const useStanding = create<Standing>()(() => ({ stage: null, painted: [], isLost: false }));

let raising: Promise<Stage> | null = null;

const raiseStage = async (): Promise<Stage> => {
  await whenIdle(); // the table comes first
  const { createStage } = await import('./solid/stage.ts');
  const stage = createStage((isThere) => useStanding.setState({ isLost: !isThere }));
  useStanding.setState({ stage });
  return stage;
};

/** The stage with the dice of everybody at the table, or null while dice are flat. */
export const useStage = ({ library: { heroes } }: OpenTable): Stage | null => {
  const isOn = useSettings((s) => s.dice3d);
  const isReduced = useMotionReduced();
  const isWanted = isOn && !isReduced;
  const names = heroes.map(({ id }) => id).join();
  const { stage, painted, isLost } = useStanding();

  // biome-ignore lint/correctness/useExhaustiveDependencies: heroes are known by their names
  useEffect(() => {
    if (!isWanted) return;
    const symbols = new Map(heroes.map(({ id, hero }) => [id, hero.dice]));
    let isStale = false;
    raising ??= raiseStage().catch((error: unknown) => {
      raising = null; // so that the next table tries again
      throw error;
    });
    raising
      .then(async (raised) => {
        if (isStale) return;
        await raised.prepare(symbols);
        if (!isStale) useStanding.setState({ painted: [...symbols.keys()] });
      })
      // No WebGL, or no network to load it from: the flat dice stay, which show everything as well.
      .catch((error: unknown) => console.info('dice stay flat:', error));
    return () => {
      isStale = true;
    };
  }, [isWanted, names]);

  const isReady = isWanted && !isLost && heroes.every(({ id }) => painted.includes(id));
  return isReady ? stage : null;
};
