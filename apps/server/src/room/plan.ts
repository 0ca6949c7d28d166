// What people may do at a table: checks a message against the room and says which row it becomes. Null: it is done already.

import { keeps } from '@mad-king/fair';
import { mayTakeBack } from '../game/live-game.ts';
import type { ClientMessage, ClientType } from '../protocol.ts';
import { refuse } from '../refusal.ts';
import { isIllegal } from '../rules.ts';
import type { Session } from '../store/store.ts';
import type { Deed, Move } from '../table/deed.ts';
import { cleanName, sameName } from '../table/names.ts';
import { checkPick, draftStage, hasPicked } from '../table/picking.ts';
import { changedSettings, checkRoom } from '../table/settings.ts';
import { isFree, isPerson, seatOf, type Table } from '../table/table.ts';
import type { RoomState } from './state.ts';

export type Planned = Deed | Move | null;
type Message<T extends ClientType> = Extract<ClientMessage, { type: T }>;
type Plan<T extends ClientType> = (state: RoomState, message: Message<T>, session: Session) => Planned;

const chairAt = (table: Table, seat: number): Table['chairs'][number] =>
  table.chairs[seat] ?? refuse('no-seat');

/** The seat of a session; whoever has none is refused. */
const own = (table: Table, { id }: Session): number => {
  const seat = seatOf(table, id);
  return seat < 0 ? refuse('not-yours') : seat;
};

const gathering = (table: Table): void => {
  if (table.stage !== 'gathering') refuse(table.stage === 'over' ? 'over' : 'begun');
};

const asHost = (table: Table, session: Session): number => {
  const seat = own(table, session);
  if (seat !== table.host) refuse('not-host');
  return seat;
};

const playing = (state: RoomState): NonNullable<RoomState['live']> => {
  const { live, table } = state;
  if (live === null) return refuse('not-begun');
  if (table.stage === 'over') refuse('over');
  return live;
};

const sit: Plan<'sit'> = ({ table }, { seat, name: given, language }, session) => {
  gathering(table);
  const chair = chairAt(table, seat);
  const name = cleanName(given);
  const before = seatOf(table, session.id);
  if (before === seat && chair.name === name && (language ?? chair.language) === chair.language) return null;
  if (before !== seat && !isFree(chair)) refuse('seat-taken');
  if (before < 0 && table.locked) refuse('locked');
  if (table.chairs.some((other, s) => s !== before && isPerson(other) && sameName(other.name, name)))
    refuse('name-taken');
  const data = { seat, session: session.id, isBot: session.isBot, name };
  return { kind: 'sit', seat, data: language === undefined ? data : { ...data, language } };
};

const rise: Plan<'rise'> = ({ table }, _, session) => {
  gathering(table);
  const seat = own(table, session);
  return { kind: 'rise', seat, data: { seat } };
};

const free: Plan<'free'> = ({ table }, { seat }, session) => {
  gathering(table);
  const host = asHost(table, session);
  if (isFree(chairAt(table, seat))) return null;
  return { kind: 'rise', seat: host, data: { seat } };
};

const set: Plan<'set'> = ({ table }, { settings: change }, session) => {
  gathering(table);
  const host = asHost(table, session);
  const settings = changedSettings(table.settings, change);
  checkRoom(table, settings);
  if (JSON.stringify(settings) === JSON.stringify(table.settings)) return null;
  return { kind: 'set', seat: host, data: { settings } };
};

const computer: Plan<'computer'> = ({ table }, { seat, level }, session) => {
  gathering(table);
  const host = asHost(table, session);
  const chair = chairAt(table, seat);
  if (isPerson(chair)) refuse('seat-taken');
  return chair.level === level ? null : { kind: 'computer', seat: host, data: { seat, level } };
};

const lock: Plan<'lock'> = ({ table }, { on }, session) => {
  const seat = asHost(table, session);
  return table.locked === on ? null : { kind: 'lock', seat, data: { on } };
};

const host: Plan<'host'> = ({ table }, { seat }, session) => {
  const from = asHost(table, session);
  if (!isPerson(chairAt(table, seat))) refuse('seat-free');
  return seat === from ? null : { kind: 'host', seat: from, data: { seat } };
};

const pick: Plan<'pick'> = ({ table }, { heroes, seat: forSeat }, session) => {
  gathering(table);
  let seat = own(table, session);
  if (forSeat !== undefined && forSeat !== seat) {
    asHost(table, session);
    if (chairAt(table, forSeat).level === null) refuse('bad-pick', 'Only for computers can the host pick.');
    seat = forSeat;
  }
  checkPick(table, seat, heroes);
  return { kind: 'pick', seat, data: { heroes } };
};

const ready: Plan<'ready'> = ({ table }, { mark }, session) => {
  const seat = own(table, session);
  if (table.chairs[seat].mark === mark) return null;
  gathering(table);
  if (!hasPicked(table, seat) || (table.settings.heroes === 'draft' && draftStage(table) !== 'done'))
    refuse('not-picked');
  return { kind: 'ready', seat, data: { mark } };
};

const unready: Plan<'unready'> = ({ table }, _, session) => {
  gathering(table);
  const seat = own(table, session);
  return table.chairs[seat].mark === null ? null : { kind: 'unready', seat, data: {} };
};

const show: Plan<'show'> = ({ table }, { nonce }, session) => {
  const seat = own(table, session);
  const { mark, nonce: shown } = table.chairs[seat];
  if (shown === nonce) return null;
  if (table.stage !== 'sealing') refuse(table.stage === 'gathering' ? 'not-ready' : 'begun');
  if (mark === null || shown !== null || !keeps(mark, nonce)) refuse('bad-nonce');
  return { kind: 'show', seat, data: { nonce } };
};

/** The row that an earlier message with the same number became, if it was the last of its seat; older ones are in the log. */
const choose: Plan<'choose'> = (state, { question, text }, session) => {
  const seat = own(state.table, session);
  const { live } = state;
  if (live === null) return refuse('not-begun');
  if (question === live.answered[seat] && live.last[seat] === text) return null;
  if (state.table.stage === 'over') return refuse('over');
  if (question !== live.answered[seat] + 1) return refuse('stale');
  if (live.game.asked !== seat) return refuse('not-asked');
  try {
    const chosen = live.rules.readChoice(live.game, text);
    if (!live.game.choices.includes(chosen)) return refuse('illegal');
    return { kind: 'choice', seat, text: live.rules.notate(live.game, chosen) };
  } catch (error) {
    if (isIllegal(error)) return refuse('illegal', `(${error.reason})`);
    throw error;
  }
};

const takeback: Plan<'takeback'> = (state, { question }, session) => {
  const seat = own(state.table, session);
  const live = playing(state);
  if (question !== live.answered[seat] + 1) return refuse('stale');
  if (!state.table.settings.quick || !mayTakeBack(live, seat)) return refuse('no-takeback');
  return { kind: 'takeback', seat, text: String(live.undo.at(-1)?.number) };
};

const concede: Plan<'concede'> = (state, _, session) => {
  const seat = own(state.table, session);
  const { game, rules } = playing(state);
  if (game.seats[seat].out || game.seats[seat].conceding) return null;
  return { kind: 'choice', seat, text: rules.notate(game, rules.choice(rules.C.Concede, seat)) };
};

const orders: Plan<'orders'> = (state, { orders: wanted, wishes }, session) => {
  const seat = own(state.table, session);
  playing(state);
  const { orders: before, wishes: present } = state.table.chairs[seat];
  const data = { orders: wanted, wishes: wishes ?? present };
  const isSame = before === wanted && JSON.stringify(data.wishes) === JSON.stringify(present);
  return isSame ? null : { kind: 'orders', seat, data };
};

const give: Plan<'give'> = (state, { seat: to, minutes }, session) => {
  const seat = own(state.table, session);
  if (playing(state).banks === null) refuse('no-clock');
  if (!isPerson(chairAt(state.table, to)) || to === seat) refuse('seat-free');
  return { kind: 'give', seat, data: { seat: to, milliseconds: minutes * 60_000 } };
};

const wait: Plan<'wait'> = (state, { seat: absent, on }, session) => {
  const seat = own(state.table, session);
  playing(state);
  const { away, waits } = chairAt(state.table, absent);
  if (away === null || absent === seat) refuse('not-away');
  return waits.includes(seat) === on ? null : { kind: 'wait', seat, data: { seat: absent, on } };
};

const back: Plan<'back'> = (state, _, session) => {
  const seat = own(state.table, session);
  playing(state);
  return state.table.chairs[seat].away === null ? null : { kind: 'back', seat, data: {} };
};

const rematch: Plan<'rematch'> = ({ table }, { on }, session) => {
  const seat = own(table, session);
  if (table.stage !== 'over') refuse('not-over');
  if (table.next !== null || table.chairs[seat].rematch === on) return null;
  return { kind: 'rematch', seat, data: { on } };
};

const wantChat: Plan<'want-chat'> = ({ table }, { on }, session) => {
  const seat = own(table, session);
  return table.chairs[seat].chat === on ? null : { kind: 'chat', seat, data: { on } };
};

/** Messages that become rows. */
const PLANS = {
  sit,
  rise,
  free,
  set,
  computer,
  lock,
  host,
  pick,
  ready,
  unready,
  show,
  choose,
  takeback,
  concede,
  orders,
  give,
  wait,
  back,
  rematch,
  'want-chat': wantChat,
} satisfies { [T in ClientType]?: Plan<T> };
export type PlannedType = keyof typeof PLANS;
export const isPlanned = (type: ClientType): type is PlannedType => Object.hasOwn(PLANS, type);

export const plan = (state: RoomState, message: Message<PlannedType>, session: Session): Planned =>
  (PLANS[message.type] as Plan<PlannedType>)(state, message, session);
