// What is told of a room, by viewer: the table, and the state of the game.

import { type GameEvent, NONE } from '@mad-king/engine';
import { runsFrom } from '../game/clocks.ts';
import { isAnswer, type LiveGame, mayTakeBack, place, questionOf } from '../game/live-game.ts';
import { sight } from '../game/sight.ts';
import type { ChairView, Clocks, LobbyTable, StateMessage, TableView } from '../protocol.ts';
import type { Gap } from '../store/store.ts';
import { draftStage, viewDraft, viewHero } from '../table/picking.ts';
import { type Chair, isFree, isPerson, isReady, type Table } from '../table/table.ts';
import { listingOf, type RoomState } from './state.ts';

export interface Presence {
  /** By seat: some device of it is connected. */
  here: readonly boolean[];
  watching: number;
}

const byOf = (chair: Chair): ChairView['by'] => {
  if (chair.level !== null) return 'computer';
  if (!isPerson(chair)) return 'free';
  return chair.isBot ? 'bot' : 'person';
};

const hasPickedNow = (table: Table, seat: number): boolean => {
  const { brought, strikes, hero } = table.chairs[seat];
  if (table.settings.heroes !== 'draft') return hero !== null;
  const stage = draftStage(table);
  if (stage === 'bring') return brought.length > 0;
  return stage === 'strike' ? strikes !== null : hero !== null;
};

const viewChair = (table: Table, seat: number, viewer: number, here: boolean): ChairView => {
  const chair = table.chairs[seat];
  return {
    by: byOf(chair),
    name: chair.name,
    level: chair.level,
    ready: !isFree(chair) && isReady(chair),
    mark: chair.mark,
    here: chair.level !== null || here,
    away: chair.away,
    waits: chair.waits,
    language: chair.language,
    hero: viewHero(table, seat, viewer),
    picked: hasPickedNow(table, seat),
    chat: chair.chat,
    rematch: chair.rematch,
  };
};

/** Free chat is open while all people want it. */
export const isChatOpen = ({ chairs }: Table): boolean => chairs.filter(isPerson).every(({ chat }) => chat);

/** `viewer` NONE: no seat is theirs. */
export const viewTable = (state: RoomState, viewer: number, { here, watching }: Presence): TableView => {
  const { table } = state;
  return {
    id: table.id,
    code: listingOf(state).code,
    stage: table.stage,
    settings: table.settings,
    chairs: table.chairs.map((_, seat) => viewChair(table, seat, viewer, here[seat] ?? false)),
    you: viewer === NONE ? null : viewer,
    host: table.host < 0 ? null : table.host,
    locked: table.locked,
    draft: viewDraft(table, viewer),
    seal: table.seal,
    nonces: table.shares === null ? null : table.shares.map((share) => share?.nonce ?? null),
    watching,
    watcher: viewer === NONE && table.settings.spectators,
    chat: isChatOpen(table),
    series: table.series,
    next: table.next,
    began: table.began,
    damaged: null,
  };
};

/** Where timing is hidden, a bank that turns out shorter must not tell that its seat was asked. */
const ROUGH = 30_000;

const viewClocks = (
  { settings }: Table,
  live: LiveGame,
  viewer: number,
  now: number,
  gaps: readonly Gap[],
): Clocks | null => {
  const { banks, game } = live;
  if (banks === null) return null;
  const isAsked = game.asked === viewer && viewer !== NONE;
  return {
    bank: banks.shown.map((shown, seat) => {
      if (seat === viewer) return banks.bank[seat];
      return settings.quick ? shown : Math.round(shown / ROUGH) * ROUGH;
    }),
    runs: isAsked ? runsFrom(banks, isAnswer(game), now, gaps) : null,
    now,
  };
};

const viewUndo = (
  { settings }: Table,
  live: LiveGame,
  viewer: number,
): Pick<StateMessage, 'undo' | 'against'> => {
  if (!settings.quick || viewer === NONE || live.game.asked !== viewer) return { undo: false, against: null };
  const undo = mayTakeBack(live, viewer);
  return { undo, against: undo ? null : live.against[viewer] };
};

/** For programs that have no engine: the notations of all legal choices. */
const optionsOf = ({ rules, game }: LiveGame): string[] =>
  game.choices.map((choice) => rules.notate(game, choice));

export interface Telling {
  from: number;
  events: GameEvent[];
  now: number;
  gaps: readonly Gap[];
}

export const viewState = (
  table: Table,
  live: LiveGame,
  viewer: number,
  { from, events, now, gaps }: Telling,
): StateMessage => ({
  type: 'state',
  table: table.id,
  line: live.line,
  from,
  events,
  rules: live.rules.mark,
  game: sight(live.rules, live.header, live.game, viewer),
  options: live.game.asked === viewer && viewer !== NONE ? optionsOf(live) : [],
  question: questionOf(live, viewer),
  ...viewUndo(table, live, viewer),
  orders: table.chairs[viewer]?.orders ?? null,
  wishes: table.chairs[viewer]?.wishes ?? null,
  clocks: viewClocks(table, live, viewer, now, gaps),
  opened:
    live.game.result === null || table.setup === null
      ? null
      : { secret: table.secret, seed: table.setup.seed },
});

export const viewLobby = ({ table, live }: RoomState, session: string): LobbyTable => {
  const seat = table.chairs.findIndex((chair) => chair.session === session);
  return {
    id: table.id,
    stage: table.stage,
    mode: table.settings.mode,
    options: table.settings.options,
    clock: table.settings.clock,
    heroes: table.settings.heroes,
    names: table.chairs.map((chair) => (isFree(chair) ? null : chair.name)),
    free: table.chairs.filter(isFree).length,
    delay: table.settings.delay,
    asked: seat >= 0 && live?.game.asked === seat,
    began: table.began,
  };
};

export const toldTo = (live: LiveGame, viewer: number): number => live.told[place(live, viewer)];
