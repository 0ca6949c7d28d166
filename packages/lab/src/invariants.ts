// What holds in every game at every decision, whatever the players do. The fuzzer and the property tests share it.

import {
  asking,
  clone,
  decision,
  type Game,
  type GameEvent,
  IllegalChoice,
  incoming,
  known,
  NONE,
  notate,
  play,
  readChoice,
  save,
  stakes,
  view,
  viewEvents,
  whyNot,
} from '@mad-king/engine';
import {
  activatedBy,
  attemptPrice,
  C,
  choice,
  first,
  freshAttempts,
  isCovered,
  kindOf,
  type Seat,
  seedWords,
  tokenSeat,
  whyNotOnDice,
} from '@mad-king/engine/inside';
import type { Mode } from '@mad-king/language';
import { type Dice, pick } from './random-play.ts';

/** An invariant does not hold: a fault of the engine. */
export class Broken extends Error {}

const hold = (condition: boolean, sentence: () => string): void => {
  if (!condition) throw new Broken(sentence());
};

/** The whole game as text: two games are the same if their texts are. */
export const textOf = (g: Game): string => JSON.stringify(save(g));

const isWithin = (n: number, least: number, most: number): boolean =>
  Number.isInteger(n) && n >= least && n <= most;

// Everything on the table

export const checkGame = (g: Game): void => {
  checkHealth(g);
  checkPieces(g);
  for (let s = 0; s < g.seats.length; s++) {
    hold(isWithin(g.seats[s].cp, 0, 15), () => `seat ${s + 1} has ${g.seats[s].cp} CP (R4.1)`);
    checkTokens(g, s);
    checkCards(g, s);
  }
  checkWaiting(g);
};

const START_HEALTH: Record<Exclude<Mode, 'duel'>, number> = { '2v2': 50, '3v3': 50, '2v2v2': 50, koth: 35 };

const checkHealth = (g: Game): void => {
  const most = (g.mode === 'duel' ? g.options.health : START_HEALTH[g.mode]) + 10;
  g.health.forEach((health, team) => {
    hold(isWithin(health, 0, most), () => `team ${team + 1} has ${health} health, not 0 to ${most} (R3.1)`);
  });
  g.seats.forEach(({ out, team }, s) => {
    hold(
      out === (g.health[team] === 0),
      () => `seat ${s + 1} is ${out ? 'out' : 'in'} at ${g.health[team]} (R3.3)`,
    );
  });
};

const checkTokens = (g: Game, s: number): void => {
  const { tokens, limits, marks } = g.seats[s];
  const marked = new Map<number, number>();
  for (let i = 0; i < marks.length; i += 2) marked.set(marks[i], (marked.get(marks[i]) ?? 0) + 1);
  tokens.forEach((n, kind) => {
    const { id, token } = g.cast.kinds[kind];
    // Of pieces there is one for each player (R8.5).
    const most = token.marked === 'owner' ? g.seats.length : limits[kind];
    hold(isWithin(n, 0, most), () => `seat ${s + 1} holds ${n} ${id}, limit ${most} (R7.3.1)`);
    const marks = marked.get(kind) ?? 0;
    hold(marks === (token.marked ? n : 0), () => `seat ${s + 1} holds ${n} ${id} with ${marks} marks`);
  });
  checkInflicters(g, s);
};

/** A piece lies on one board, and only as long as its player is there (R8.4, R8.5). */
const checkPieces = (g: Game): void => {
  const laid = new Set<string>();
  for (const { marks } of g.seats)
    for (let i = 0; i < marks.length; i += 2) {
      const { id, token } = g.cast.kinds[marks[i]];
      if (token.marked !== 'owner') continue;
      const owner = marks[i + 1];
      hold(!g.seats[owner].out, () => `${id} of seat ${owner + 1}, who is out, lies there still (R8.4)`);
      hold(!laid.has(`${id} ${owner}`), () => `${id} of seat ${owner + 1} lies there twice (R8.5)`);
      laid.add(`${id} ${owner}`);
    }
};

const checkInflicters = (g: Game, s: number): void => {
  const { marks } = g.seats[s];
  for (let i = 0; i < marks.length && g.result === null; i += 2) {
    const { id, token } = g.cast.kinds[marks[i]];
    hold(
      token.marked !== 'inflicter' || !g.seats[marks[i + 1]].out,
      () => `seat ${s + 1} holds ${id} of a player who is out (R7.8.3)`,
    );
  }
};

/** Hand, deck, discard pile, upgrades in play, or being played: every card in exactly one of them. */
const checkCards = (g: Game, s: number): void => {
  const seat = g.seats[s];
  const { deck, promo } = g.cast.heroes[seat.hero];
  const places = [...seat.hand, ...seat.deck.slice(0, seat.deckLeft), ...seat.discard, ...seat.upgrades];
  // A card leaves the hand when its play begins; until then it is merely declared.
  for (const frame of g.stack)
    if (frame.op === 'action' && frame.seat === s && frame.card !== NONE && !places.includes(frame.card))
      places.push(frame.card);
  const found = places.sort((a, b) => a - b).join();
  const all = [...deck, ...(g.options.promo ? promo : [])].sort((a, b) => a - b).join();
  hold(found === all, () => `the cards of seat ${s + 1} are ${found}, not ${all} (R1.6)`);
};

const checkWaiting = (g: Game): void => {
  const waiting = decision(g);
  if (g.result !== null) {
    hold(waiting === null && g.choices.length === 0, () => 'the game is over, but somebody is asked');
    return;
  }
  if (waiting === null) throw new Broken('the game is not over, but nobody is asked');
  const { seat, ask, options } = waiting;
  hold(seat < g.seats.length && !g.seats[seat].out, () => `seat ${seat + 1} is asked, but is out`);
  hold(options.length > 0, () => `seat ${seat + 1} is asked (${ask}) without an option`);
  hold(options.length > 1 || ask === 'main', () => `seat ${seat + 1} is asked (${ask}) with a single option`);
  hold(
    new Set(options.map(({ choice }) => choice)).size === options.length,
    () => `seat ${seat + 1} is asked (${ask}) with an option twice`,
  );
  for (const option of options) {
    const named = seatNamed(option.choice);
    hold(named < 0 || !g.seats[named].out, () => `"${option.text}" is offered, but that seat is out`);
  }
};

/** The seat that a choice names, or -1. */
const seatNamed = (option: number): number => {
  const kind = kindOf(option);
  if (kind === C.Target || kind === C.Player) return first(option);
  return kind === C.Token ? tokenSeat(option) : -1;
};

// Choices

/** Every option has a notation of its own that means it. */
export const checkNotation = (g: Game): void => {
  for (const option of g.choices) {
    const text = notate(g, option);
    hold(readChoice(g, text) === option, () => `"${text}" means another choice of the same question`);
  }
};

/** A listed option is accepted, and leads to a sound game. */
export const checkListed = (g: Game, option: number): void => {
  const copy = clone(g);
  play(copy, copy.asked, option);
  checkGame(copy);
};

/** A choice that is not listed is refused and changes nothing. */
export const checkUnlisted = (g: Game, unlisted: number): void => {
  if (g.choices.includes(unlisted) || kindOf(unlisted) === C.Concede) return;
  const before = textOf(g);
  let refused: unknown;
  try {
    play(g, g.asked, unlisted);
  } catch (error) {
    refused = error;
  }
  hold(refused instanceof IllegalChoice, () => `the unlisted choice ${unlisted} was not refused: ${refused}`);
  hold(textOf(g) === before, () => `refusing the choice ${unlisted} changed the game`);
};

/** A choice much like those that are listed, or not at all. */
export const randomUnlisted = (g: Game, dice: Dice): number =>
  g.choices.length > 0 && dice(2) === 0
    ? pick(dice, g.choices) + (1 << (6 + dice(8)))
    : choice(dice(C.Concede) as 0, dice(64), dice(8));

/** Asking changes nothing, whatever is asked. */
export const checkQueries = (g: Game, dice: Dice): void => {
  const any = randomUnlisted(g, dice);
  const values = Array.from({ length: 5 }, () => dice(6) + 1);
  const perSeat: Record<string, (seat: number) => unknown> = {
    incoming: (seat) => incoming(g, seat),
    stakes: (seat) => stakes(g, seat),
    view: (seat) => view(g, seat),
    known: (seat) => known(g, seat),
    whyNot: (seat) => whyNot(g, seat, pick(dice, [any, ...g.choices])),
    whyNotOnDice: (seat) => {
      for (const card of g.seats[seat].hand) whyNotOnDice(g, seat, choice(C.Play, card));
    },
    activatedBy: (seat) => activatedBy(g, seat, values, dice(32)),
    isCovered: (seat) => isCovered(g, g.seats[seat], 0),
  };
  const queries: Record<string, () => unknown> = {
    decision: () => decision(g),
    asking: () => asking(g),
    attemptPrice: () => attemptPrice(g),
    freshAttempts: () => freshAttempts(g),
    clone: () => clone(g),
  };
  for (const [name, ask] of Object.entries(perSeat))
    queries[name] = () => {
      for (let seat = 0; seat < g.seats.length; seat++) ask(seat);
    };
  const before = textOf(g);
  for (const [name, ask] of Object.entries(queries)) {
    ask();
    hold(textOf(g) === before, () => `asking ${name} changed the game`);
  }
};

// What is hidden

/** A view tells nothing of what is hidden from its seat (R1.8); -1 is a spectator. */
export const checkView = (g: Game, seat: number, dice: Dice): void => {
  const before = textOf(g);
  const seen = JSON.stringify(view(g, seat));
  hold(textOf(g) === before, () => `looking at the game from seat ${seat + 1} changed it`);
  const other = clone(g);
  changeHidden(other, seat, dice);
  const viewer = seat < 0 ? 'a spectator' : `seat ${seat + 1}`;
  hold(JSON.stringify(view(other, seat)) === seen, () => `the view of ${viewer} shows something hidden`);
  hold(
    textOf(known(other, seat)) === textOf(known(g, seat)),
    () => `what ${viewer} knows depends on something hidden`,
  );
  hold(JSON.stringify(view(known(g, seat), seat)) === seen, () => `what ${viewer} knows is not what is seen`);
};

const lookedAt = (g: Game, s: number): number =>
  Math.max(0, ...g.stack.map((f) => (f.op === 'text' && f.hand.self === s ? f.looked : 0)));

/** Something under way refers to the card. */
const isNamed = (g: Game, card: number): boolean =>
  g.stack.some((f) =>
    f.op === 'action'
      ? f.card === card || f.paid === card
      : f.op === 'text' && (f.card === card || f.cards.includes(card)),
  );

const isSeenBy = ({ seen }: Seat, card: number, viewer: number): boolean =>
  seen.some(
    (entry, i) => i % 2 === 0 && entry === card && viewer >= 0 && (seen[i + 1] & (1 << viewer)) !== 0,
  );

/** The same game for this seat: other cards in other hands and decks, another future. */
const changeHidden = (g: Game, viewer: number, dice: Dice): void => {
  g.random = seedWords(`another future ${dice(1e9)}`);
  if (g.keyed !== null)
    g.keyed = { key: { inner: [dice(1e9)], outer: [dice(1e9)] }, choices: dice(1e9), due: dice(2) === 0 };
  g.seats.forEach((seat, s) => {
    const deck = seat.deck.slice(0, seat.deckLeft);
    const isOpen = viewer >= 0 && seat.team === g.seats[viewer].team;
    const stays = (card: number): boolean => isNamed(g, card) || isSeenBy(seat, card, viewer);
    // Who looks at the top of the own deck knows it.
    const top = isOpen ? deck.splice(deck.length - lookedAt(g, s)) : [];
    const pool = isOpen ? deck : [...deck, ...seat.hand.filter((card) => !stays(card))];
    for (let i = pool.length - 1; i > 0; i--) {
      const j = dice(i + 1);
      [pool[i], pool[j]] = [pool[j], pool[i]];
    }
    seat.deck = [...pool.slice(0, seat.deckLeft - top.length), ...top];
    if (isOpen) return;
    seat.hand = [...seat.hand.filter(stays), ...pool.slice(seat.deckLeft)];
    for (const kind of secretKinds(g)) {
      const other = pick(dice, secretKinds(g));
      [seat.tokens[kind], seat.tokens[other]] = [seat.tokens[other], seat.tokens[kind]];
    }
  });
};

const secretKinds = (g: Game): number[] =>
  g.cast.present.filter((kind) => g.cast.kinds[kind].token.secret === true);

/** Nobody is told which cards another team drew, nor which secret tokens it placed. */
export const checkEvents = (g: Game, seat: number, events: readonly GameEvent[]): void => {
  const secret = secretKinds(g).map((kind) => g.cast.kinds[kind].id);
  const isOpen = (of: number): boolean => seat >= 0 && g.seats[seat].team === g.seats[of].team;
  for (const event of viewEvents(g, seat, events)) {
    if (event.type === 'drew' && event.cards && !isOpen(event.seat))
      throw new Broken(`seat ${seat + 1} is told what seat ${event.seat + 1} drew`);
    if (event.type === 'tokens' && event.change >= 0 && secret.includes(event.token) && !isOpen(event.seat))
      throw new Broken(`seat ${seat + 1} is told which ${event.token} seat ${event.seat + 1} placed`);
  }
};
