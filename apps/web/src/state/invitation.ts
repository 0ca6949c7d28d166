// What the first screen invites to: whoever has not won yet learns first, or plays a squire with the coach at their shoulder; after three
// wins a knight is suggested.

export interface Invitation {
  /** Learning is the next thing to do. */
  learnsFirst: boolean;
  /** The first duel has been begun, and waits. */
  hasBegun: boolean;
  /** The coach is on from the start. */
  hasCoach: boolean;
  level: 'squire' | 'knight';
}

const WINS_FOR_KNIGHT = 3;

export const invitationTo = (
  wins: number,
  lesson: { step: number; done: number | null } | undefined,
): Invitation => ({
  learnsFirst: wins === 0 && (lesson?.done ?? null) === null,
  hasBegun: (lesson?.step ?? 0) > 0,
  hasCoach: wins === 0,
  level: wins >= WINS_FOR_KNIGHT ? 'knight' : 'squire',
});
