// Games that were played with the rules of another release: shown by those rules, if the server this page came from has kept them.

import type { GameRecord } from '@mad-king/engine';
import { type OtherRules, otherRules } from '../../other-rules.ts';
import { playedWith } from '../../state/engine.ts';
import type { StagedGame } from './staged-game.ts';
import { gatherStops } from './stops.ts';

/** The release that has the rules of games with these heroes and this mark; null if nobody kept it, or nobody can be asked. */
const releaseOf = async (heroes: readonly string[], mark: string): Promise<string | null> => {
  try {
    const answer = await fetch(`/api/rules?${new URLSearchParams({ game: mark, heroes: heroes.join(' ') })}`);
    const { mark: release } = (await answer.json()) as { mark?: unknown };
    return typeof release === 'string' && /^[0-9a-f]{32}$/.test(release) ? release : null;
  } catch {
    // No network, or a page that no such server gave.
    return null;
  }
};

export const olderRules = async (heroes: readonly string[], mark: string): Promise<OtherRules | null> => {
  const release = await releaseOf(heroes, mark);
  return release === null ? null : otherRules(release, heroes).catch(() => null);
};

/** Throws what those rules have against the record. */
export const stageOlder = (record: GameRecord, { rules, library, tell }: OtherRules): StagedGame => {
  const { hear, course } = gatherStops(rules.clone);
  rules.replay(library, record, (game, happened) => {
    playedWith(rules, library, game);
    hear(game, happened);
  });
  if (course.stops.length === 0) throw new Error('the rules it was played with do not tell what happened');
  return { record, piece: null, course, by: 'then', tell };
};
