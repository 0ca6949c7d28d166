// A game that a server plays. What a seat knows of it is a game like any other here; choices go to the server, and what comes back
// replaces what was known before. Nothing is played ahead.

import { type Choice, type GameEvent, type Library, NONE, readRecord, type Setup } from '@mad-king/engine';
import type { AskWhen, Wishes } from '@mad-king/orders';
import type { StateMessage, TableView } from '@mad-king/server/protocol';
import { type Engine, loadWith } from '../state/engine.ts';
import { pursue } from '../state/intent.ts';
import { holdLeaving, leaveSoon } from '../state/leave.ts';
import { pace as newClock } from '../state/pace.ts';
import { isToBeRead, pauseBefore } from '../state/pause.ts';
import { computer, friend, type Player, person } from '../state/players.ts';
import type { PlayedGame, Playing } from '../state/playing.ts';
import { revealed } from '../state/revealed.ts';
import { asOneQuestion } from '../state/roll-question.ts';
import { same } from '../state/same.ts';
import { type Asking, meaningOf, unasked } from '../state/session.ts';
import { useSettings } from '../state/settings.ts';
import { changeTable, useTable } from '../state/table-store.ts';
import type { Followed } from './pipe.ts';
import { OtherRules, rulesOf } from './rules.ts';
import { theLine, useOnline } from './store.ts';

interface Remote extends Asking {
  readonly engine: Engine;
  readonly library: Library;
  /** Of other rules than this page's, if the coach knows them. */
  readonly release?: string;
  readonly hasCoach: boolean;
  readonly setup: Setup;
  readonly events: GameEvent[];
  readonly viewer: number;
  readonly started: number;
  /** Own choices that can be taken back; true where a person's choice begins. */
  readonly undo: boolean[];
  /** How many of them are being taken back. */
  taking: number;
  question: number | null;
  mayUndo: boolean;
  line: number;
  /** Goes up with whatever changes. */
  step: number;
  /** What was chosen and is not yet known to have happened. */
  sent: { question: number; done: () => void } | null;
  held: boolean;
  /** The first event since one was last asked, and when something came that is to be read. */
  unread: { from: number; since: number };
}

/** What a choice tells of questions to come; to be called before it is sent, and what it gives when it has happened. */
const remembering = (remote: Remote, choice: Choice): (() => void) => {
  const remembered = remote.engine.remember(remote.memory, remote.game, choice);
  return () => {
    remote.memory = remembered(remote.events.length);
  };
};

const playersOf = ({ chairs, you }: TableView): Player[] =>
  chairs.map(({ by, name, level }, seat) => {
    if (level !== null) return computer(level);
    return seat === you && by === 'person' ? person(name) : friend(name);
  });

const setupOf = ({ settings }: TableView, { game }: StateMessage): Setup => ({
  mode: settings.mode,
  heroes: [...game.heroes],
  seed: '',
  options: settings.options,
});

/** The game at one table, from the first state on. */
export class RemoteTable implements Playing {
  readonly id: string;
  private game: Remote | null = null;
  private isClosed = false;
  private readonly clock = newClock();
  /** States come in order; the first one waits for its heroes. */
  private queue: Promise<void> = Promise.resolve();
  private stopListening: () => void;
  /** The heroes are told as the game knows them. */
  private forget: () => void = () => {};

  constructor(id: string) {
    this.id = id;
    this.stopListening = useSettings.subscribe(({ askWhen, wishes, pace }, before) => {
      this.set(askWhen, wishes);
      if (before.pace === 'story' && pace !== 'story') this.hurry();
    });
  }

  /** How much of it is here. */
  readonly where = (): Followed => ({
    table: this.id,
    have: this.game?.events.length ?? 0,
    line: this.game?.line ?? 0,
  });

  readonly hear = (state: StateMessage): void => {
    this.queue = this.queue.then(() => this.take(state)).catch((error: unknown) => this.fail(error));
  };

  private fail(error: unknown): void {
    if (this.isClosed) return;
    if (error instanceof OtherRules) useOnline.setState({ hasOtherRules: true });
    else useTable.setState({ status: 'failed', id: this.id, error }, true);
  }

  private async take(state: StateMessage): Promise<void> {
    const { table } = useOnline.getState();
    if (this.isClosed || table === null) return;
    const isFirst = this.game === null;
    // Another seat, or none, is another person's eyes.
    if (this.game === null || this.game.viewer !== (table.you ?? NONE))
      this.game = await this.begin(table, state);
    if (this.isClosed) return;
    const { game: remote } = this;
    const before = remote.events.length;
    if (state.from > before) throw new Error(`event ${before} and those after it never came`);
    const isNew = state.events.length > 0 || state.question !== remote.question || state.line !== remote.line;
    remote.events.length = state.from;
    remote.events.push(...state.events);
    remote.line = state.line;
    remote.question = state.question;
    remote.mayUndo = state.undo;
    remote.game = loadWith(remote.engine, remote.library, state.game);
    if (isNew) remote.step++;
    if (!state.undo) remote.undo.length = 0;
    if (isFirst || remote.unread.from > state.from) remote.unread.from = remote.events.length;
    if (isToBeRead(state.events, remote.viewer)) remote.unread.since = performance.now();
    this.settle(remote);
    const news = isFirst ? 0 : Math.max(0, remote.events.length - before);
    this.show(news);
    if (!this.goOn(remote)) void this.ask(remote, news);
  }

  /** What has come of an attack can be read before the next question, as at a page's own table; not while one's own time runs. */
  private async ask(remote: Remote, news: number): Promise<void> {
    const { game, viewer, unread } = remote;
    if (viewer < 0 || game.asked !== viewer || remote.sent !== null) return;
    const isStill = (): boolean => !this.isClosed && remote.game === game && remote.sent === null;
    const happened = remote.events.slice(unread.from);
    const hasTime = useOnline.getState().clocks?.runs == null;
    if (hasTime && isToBeRead(happened, viewer)) {
      const state = useTable.getState();
      if (state.status === 'open') changeTable({ view: { ...state.view, decision: null } });
      const wait = unread.since - performance.now() + (await pauseBefore(null, game, viewer, happened));
      if (!isStill()) return;
      changeTable({ wait: Math.max(0, wait) });
      await this.clock.wait(wait);
      if (!isStill()) return;
      this.show(news);
    }
    unread.from = remote.events.length;
    void leaveSoon(remote, {
      sight: this.sightOf(remote),
      isStill,
      end: () => this.choose('done', []),
    });
  }

  private async begin(table: TableView, state: StateMessage): Promise<Remote> {
    this.forget();
    const { engine, library, release, hasCoach, forget } = await rulesOf(state);
    this.forget = forget;
    if (this.isClosed) forget();
    const { askWhen, wishes } = useSettings.getState();
    if (table.you !== null) this.order(askWhen, wishes);
    return {
      engine,
      library,
      release: hasCoach ? release : undefined,
      hasCoach,
      setup: setupOf(table, state),
      players: playersOf(table),
      game: loadWith(engine, library, state.game),
      events: [],
      viewer: table.you ?? NONE,
      started: table.began ?? Date.now(),
      askWhen: table.chairs.map(() => askWhen),
      wishes,
      undo: [],
      taking: 0,
      intent: null,
      memory: engine.NO_MEMORY,
      question: null,
      mayUndo: false,
      line: 0,
      step: 0,
      sent: null,
      held: false,
      unread: { from: 0, since: 0 },
    };
  }

  /** What was sent has happened, or cannot any more. */
  private settle(remote: Remote): void {
    if (remote.sent === null || remote.sent.question === remote.question) return;
    remote.sent.done();
    remote.sent = null;
    useOnline.setState({ kept: null });
  }

  private show(news: number): void {
    const { game: remote } = this;
    if (remote === null || this.isClosed) return;
    const { game, viewer } = remote;
    const before = useTable.getState();
    const seen = remote.engine.view(game, viewer);
    useTable.setState(
      {
        status: 'open',
        id: this.id,
        started: remote.started,
        setup: remote.setup,
        players: remote.players,
        library: remote.library,
        step: remote.step,
        view: same(before.status === 'open' ? before.view : null, asOneQuestion(game, seen)),
        events: [...remote.events],
        news,
        passTo: null,
        askWhen: viewer < 0 ? null : remote.askWhen[viewer],
        canUndo: remote.mayUndo && remote.undo.includes(true),
        held: remote.held,
        leaving: false,
        thinking: false,
        wait: null,
        trouble: null,
        unsaved: false,
        elsewhere: false,
        sent: remote.sent !== null,
        hasCoach: remote.hasCoach && (useOnline.getState().table?.settings.coach ?? false),
        revealed: revealed(game),
      },
      true,
    );
  }

  /**
   * What nobody need be asked for: taking back, what somebody has said already, and, unless the game is held, passes. False: it is for
   * whoever looks.
   */
  private goOn(remote: Remote): boolean {
    const { game, viewer, engine } = remote;
    if (remote.sent !== null || viewer < 0 || game.asked !== viewer || remote.question === null) return false;
    if (remote.taking > 0) {
      if (remote.mayUndo) this.takeBack(remote);
      else remote.taking = 0;
      return remote.sent !== null;
    }
    const passed = remote.held ? null : unasked(remote);
    if (passed !== null) {
      this.send(remote, engine.notate(game, passed), { isPersonal: false });
      return true;
    }
    const { intent } = remote;
    const next = intent === null ? 'drop' : pursue(game, intent, remote.events);
    if (next === 'wait') return true;
    remote.intent = null;
    if (next === 'drop' || intent === null) return false;
    remote.intent = { ...intent, left: next.left };
    this.send(remote, engine.notate(game, next.choice), {
      isPersonal: false,
      done: remembering(remote, next.choice),
    });
    return true;
  }

  private send(
    remote: Remote,
    text: string,
    { isPersonal, done }: { isPersonal: boolean; done?: () => void },
  ): void {
    const { question } = remote;
    if (question === null) return;
    remote.undo.push(isPersonal);
    remote.sent = { question, done: done ?? (() => {}) };
    useOnline.setState({ kept: text });
    changeTable({ sent: true });
    this.deliver(remote, theLine().ask({ type: 'choose', table: this.id, question, text }));
  }

  private takeBack(remote: Remote): void {
    const { question } = remote;
    if (question === null) return;
    remote.taking--;
    remote.undo.pop();
    remote.sent = { question, done: () => {} };
    this.deliver(remote, theLine().ask({ type: 'takeback', table: this.id, question }));
  }

  /** What is refused was never done; the state that comes with the refusal says what can be. */
  private deliver(remote: Remote, answer: Promise<unknown>): void {
    answer.catch(() => {
      remote.sent = null;
      remote.intent = null;
      remote.taking = 0;
      remote.undo.length = 0;
      useOnline.setState({ kept: null });
      changeTable({ sent: false });
    });
  }

  choose(notation: string, follow: readonly string[]): void {
    const { game: remote } = this;
    if (remote === null || remote.sent !== null || remote.game.asked !== remote.viewer) return;
    const meant = meaningOf(remote.game, notation, follow);
    if (meant === null) return;
    remote.intent = { seat: remote.viewer, left: meant.left, since: remote.events.length, undo: 0 };
    changeTable({ leaving: false });
    this.send(remote, remote.engine.notate(remote.game, meant.choice), {
      isPersonal: true,
      done: remembering(remote, meant.choice),
    });
  }

  undo(): void {
    const { game: remote } = this;
    if (remote === null || remote.sent !== null || !remote.mayUndo) return;
    const last = remote.undo.lastIndexOf(true);
    if (last < 0) return;
    remote.taking = remote.undo.length - last;
    remote.intent = null;
    remote.memory = remote.engine.NO_MEMORY;
    this.goOn(remote);
  }

  concede(): void {
    theLine()
      .ask({ type: 'concede', table: this.id })
      .catch(() => {
        // The game has ended meanwhile.
      });
  }

  stay(): void {
    changeTable({ leaving: false });
  }

  hold(isHeld: boolean): void {
    const { game: remote } = this;
    holdLeaving(isHeld);
    this.clock.hold(isHeld);
    if (remote === null) return;
    remote.held = isHeld;
    changeTable({ held: isHeld });
    if (!isHeld && !this.goOn(remote)) void this.ask(remote, 0);
  }

  /** The moves of others come when they come. */
  hurry(): void {
    this.clock.hurry();
  }

  sight() {
    const { game: remote } = this;
    return remote && this.sightOf(remote);
  }

  private sightOf({ game, viewer, step, release }: Remote): PlayedGame {
    return { game, viewer, release, seed: `${this.id}-${step}` };
  }

  async record() {
    const answer = await theLine().ask({ type: 'record', table: this.id });
    if (answer.type !== 'record') throw new Error('the server answered something else than a record');
    return readRecord(answer.text);
  }

  close(): void {
    this.isClosed = true;
    this.forget();
    this.stopListening();
  }

  private set(askWhen: AskWhen, wishes: Wishes): void {
    const { game: remote } = this;
    if (remote === null || remote.viewer < 0) return;
    remote.wishes = wishes;
    remote.askWhen[remote.viewer] = askWhen;
    changeTable({ askWhen });
    this.order(askWhen, wishes);
  }

  /** Where a turn takes days the server itself passes what nobody need be asked, so that it is one visit. */
  private order(orders: AskWhen, wishes: Wishes): void {
    if (useOnline.getState().table?.settings.clock.kind !== 'days') return;
    theLine()
      .ask({ type: 'orders', table: this.id, orders, wishes })
      .catch(() => {
        // Then the page passes as long as it is open.
      });
  }
}
