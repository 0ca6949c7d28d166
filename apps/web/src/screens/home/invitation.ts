// The invitation of the first screen, from what this browser remembers.

import { go, type Route } from '../../router.ts';
import { type Invitation, invitationTo } from '../../state/invitation.ts';
import { useKeptGames } from '../../state/library-of-games.ts';
import { playDuel } from '../../state/play-duel.ts';
import { useProgress } from '../../state/progress.ts';
import type { Suggestion } from '../../state/suggestion.ts';

const ID = 'first-duel';
export const FIRST_LESSON: Route = { screen: 'learn', lesson: ID };
export const learnFirst = (): void => go(FIRST_LESSON);

export const useInvitation = (): Invitation => {
  const wins = useKeptGames((s) => s.games.filter(({ won }) => won).length);
  const lesson = useProgress((s) => s.lessons[ID]);
  return invitationTo(wins, lesson);
};

export const playSuggested = (suggestion: Suggestion, { level, hasCoach }: Invitation): Promise<void> =>
  playDuel(suggestion, { level, hasCoach });
