// The last review in memory, so that leaving and coming back loses nothing and the theatre can show it. A review that is complete
// goes into the chronicle, if the game is there.

import { create } from 'zustand';
import { addToPast, type Judged, listPast, ownSeat, type PastGame } from './chronicle.ts';
import { judgeDeeds } from './remember.ts';
import { type Review, type ReviewRequest, startReview } from './review.ts';
import { storage } from './storage.ts';

/** What somebody has said about a mistake. */
export interface Look {
  /** Notations that were tried, none of them right. */
  wrong: readonly string[];
  /** Found, or told. */
  isOver: boolean;
  isFound: boolean;
}

/** By the place of the choice. */
export type Looks = ReadonlyMap<number, Look>;

export interface LastReview {
  code: string;
  seat: number;
  /** Null until the line is there. */
  review: Review | null;
  isFailed: boolean;
  looks: Looks;
  /** Feats that nobody knew of before. */
  feats: readonly string[];
}

const NOTHING: LastReview = {
  code: '',
  seat: 0,
  review: null,
  isFailed: false,
  looks: new Map(),
  feats: [],
};

export const useLastReview = create<LastReview>()(() => NOTHING);

/** Of this game, if it is the one that was looked at last. */
export const useReviewOf = (code: string): LastReview | null =>
  useLastReview((last) => (last.code === code ? last : null));

export const pastWith = (code: string): PastGame | null =>
  listPast(storage).find((game) => game.code === code) ?? null;

/** What the choices of each seat came to, as the chronicle keeps it. */
export const judgedOf = ({ line, verdicts }: Review): Judged[] =>
  line.teams.map((_, seat) => {
    const own = verdicts.filter((verdict) => verdict.seat === seat);
    return {
      choices: own.length,
      lost: own.reduce((sum, { cost }) => sum + cost, 0),
      blunders: own.filter(({ grade }) => grade === 'blunder').length,
    };
  });

/** Feats of the whole chronicle. */
const known = (): Set<string> => new Set(listPast(storage).flatMap(({ deeds }) => deeds?.feats ?? []));

/** Gives back the feats that are new. */
const keep = async (past: PastGame, review: Review): Promise<string[]> => {
  addToPast(storage, past.id, { judged: judgedOf(review) });
  const before = known();
  const own = review.verdicts.filter(({ seat }) => seat === ownSeat(past));
  const deeds = await judgeDeeds(
    past,
    own.map(({ cost }) => cost),
  );
  return deeds?.feats.filter((id) => !before.has(id)) ?? [];
};

/** Looks at the game, unless all of it is known; until what it gives back is called. */
export const look = (code: string, request: ReviewRequest): (() => void) => {
  const last = useLastReview.getState();
  const { seat } = request;
  if (last.code === code && last.review?.isDone) {
    useLastReview.setState({ seat });
    return () => {};
  }
  const looks = last.code === code ? last.looks : NOTHING.looks;
  useLastReview.setState({ ...NOTHING, code, seat, looks });
  return startReview(
    request,
    (review) => {
      useLastReview.setState({ review });
      const past = review.isDone ? pastWith(code) : null;
      if (past !== null)
        keep(past, review).then(
          (feats) => useLastReview.setState((now) => (now.code === code ? { feats } : {})),
          () => {}, // the next review asks again
        );
    },
    () => useLastReview.setState({ isFailed: true }),
  );
};

/** What somebody has said about the mistake at this place. */
export const noteLook = (at: number, note: Partial<Look>): void =>
  useLastReview.setState(({ looks }) => {
    const before = looks.get(at) ?? { wrong: [], isOver: false, isFound: false };
    return { looks: new Map(looks).set(at, { ...before, ...note }) };
  });
