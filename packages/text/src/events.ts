// Events as lines of the log, from the point of view of a seat.

import type { DamageLine, GameEvent } from '@mad-king/engine';
import type { Level, PhaseName, TeamName } from '@mad-king/language';
import { requirement } from './ability.ts';
import { alteredLine, damageLine, dial, known, leaderLine, ofType, settledLine } from './changes.ts';
import { ownerOf, styleOf } from './companions.ts';
import { lineText } from './damage.ts';
import { tokens } from './effects/amount.ts';
import { sideName } from './effects/condition.ts';
import { context } from './effects/context.ts';
import type { Values } from './format.ts';
import type { LogLine } from './log.ts';
import { capital, join, type Said, sentence, tidy } from './segments.ts';
import { sourceName, useThing } from './sources.ts';
import { heroAt, names, playerName, seatsOf, type Table, who, whom } from './table.ts';
import { ability, card, cp, die, list, roman, token, type Voice } from './voice.ts';

/** An event by itself, without what it changed. */
export const eventText = (v: Voice, table: Table, event: GameEvent): Said =>
  logText(v, table, { event, along: [], player: null, times: 1 });

/** A line of the log. */
export const logText = (
  v: Voice,
  table: Table,
  { event, along, player, times }: Omit<LogLine, 'at'>,
): Said => {
  const said = tidy(capital(line(v, table, event, along, player)));
  return times === 1 ? said : withTimes(said, times);
};

/** "You spend Chi (×2)." */
const withTimes = (said: Said, times: number): Said => {
  const last = said.at(-1);
  const end = ` (×${times}).`;
  if (last === undefined || !('text' in last)) return [...said, { text: end }];
  return [...said.slice(0, -1), { text: last.text.replace(/\.$/, '') + end }];
};

const line = (
  v: Voice,
  table: Table,
  e: GameEvent,
  along: readonly GameEvent[],
  player: number | null,
): Said => {
  const { m, say } = v;
  const k = m.events;
  const by = (seat: number, message: string, values: Values = {}): Said =>
    say(message, { ...who(v, table, seat), ...values });
  const dice = (owners: readonly number[], values: readonly number[]): Said =>
    join(
      values.map((value, i) => die(heroAt(table, owners[i]), value)),
      ' ',
    );
  const cards = (seat: number, ids: readonly string[]): Said =>
    list(
      v,
      ids.map((id) => card(v, heroAt(table, seat), id)),
    );
  const abilityOf = (seat: number, id: string): Said => ability(v, heroAt(table, seat), id);
  const someTokens = (id: string, n: number): Said => tokens(context(v, '', 'token'), id, n).what;
  switch (e.type) {
    case 'start-roll':
      return by(e.seat, k.startRoll, { die: die(heroAt(table, e.seat), e.value) });
    case 'turn':
      return by(e.seat, k.turn, { n: e.turn });
    case 'phase':
      return by(e.seat, k.phase, { phase: phaseName(v, e.phase) });
    case 'skipped':
      return by(e.seat, k.skipped, { phase: phaseName(v, e.phase) });
    case 'cp':
      return by(e.seat, k.cp, {
        more: e.change < 0 ? 'no' : 'yes',
        n: Math.abs(e.change),
        cp: cp(v),
        total: e.cp,
      });
    case 'drew':
      return by(e.seat, k.drew, { n: e.n, ...known(cards(e.seat, e.cards ?? []), e.cards) });
    case 'reshuffled':
      return by(e.seat, k.reshuffled, { n: e.n });
    case 'rolled':
      if (e.rerolled.length < e.values.length)
        return by(e.seat, k.rerolled, { n: e.rerolled.length, dice: dice(e.owners, e.values) });
      return by(e.seat, rolledMessage(v, e.purpose), { dice: dice(e.owners, e.values) });
    case 'altered':
      return alteredLine(v, table, [e, ...ofType(along, 'altered')]);
    case 'attempt':
      return by(e.seat, k.attempt, { n: Math.abs(e.change), more: e.change > 0 ? 'yes' : 'no' });
    case 'announced':
      if (e.ability === null) return by(e.seat, k.announcedNone);
      return by(e.seat, k.announced, {
        ability: abilityOf(e.seat, e.ability),
        ...rowNeed(v, table, e.seat, e.ability, e.row),
      });
    case 'activated':
      return by(e.seat, e.ultimate ? k.activatedUltimate : k.activated, {
        ability: abilityOf(e.seat, e.ability),
      });
    case 'target':
      return by(e.seat, k.target, whom(v, table, e.target));
    case 'leader':
      return leaderLine(v, table, e, ofType(along, 'drew').at(0));
    case 'attack':
      return say(k.attack, { attack: e.attack ? 'yes' : 'no' });
    case 'defends':
      if (e.ability === null) return by(e.seat, k.defendsNot);
      return by(e.seat, k.defends, { ability: abilityOf(e.seat, e.ability) });
    case 'declared':
    case 'withdrawn': {
      const what = e.card ? card(v, heroAt(table, e.seat), e.card) : useThing(v, table, e.seat, e.use ?? '');
      return by(e.seat, k[e.type], { what });
    }
    case 'played':
      return by(e.seat, k.played, { card: card(v, heroAt(table, e.seat), e.card), n: e.cost, cp: cp(v) });
    case 'upgraded':
      return by(e.seat, k.upgraded, { ability: abilityOf(e.seat, e.ability), level: roman(e.level) });
    case 'sold':
      return by(e.seat, k.sold, {
        card: card(v, heroAt(table, e.seat), e.card),
        n: ofType(along, 'cp').at(0)?.change ?? 0,
        cp: cp(v),
      });
    case 'used': {
      if (e.token === null) return by(e.seat, k.used, { what: useThing(v, table, e.seat, e.use) });
      const companion = v.catalogue.token(e.token)?.token.kind === 'companion';
      if (companion) return by(e.seat, k.used, { what: token(v, e.token) });
      return by(e.seat, k.spent, { what: someTokens(e.token, e.n) });
    }
    case 'tokens':
      if (styleOf(v.catalogue, e.token) !== 'tokens') return companionLine(v, table, e);
      if (e.change > 0)
        return by(e.seat, k.tokensGained, {
          what: someTokens(e.token, e.change),
          n: e.held,
          all: e.held === e.change ? 'yes' : 'no',
          lost: e.lost,
        });
      if (e.change === 0) return by(e.seat, k.tokensFull, { token: token(v, e.token) });
      return by(e.seat, k.tokensLost, { what: someTokens(e.token, -e.change), n: e.held });
    case 'transferred':
    case 'moved':
      return say(k[e.type], {
        token: token(v, e.token),
        from: playerName(v, table, e.from),
        to: playerName(v, table, e.to),
      });
    case 'limit':
      return by(e.seat, k.limit, { token: token(v, e.token), n: e.limit });
    case 'healed':
      return damageLine(v, table, e.seat, 0, e.n, [sourceName(v, e.source)], ofType(along, 'health').at(0));
    case 'incoming':
      return incoming(v, table, e.line.what === 'damage' ? k.incoming : k.answered, e.line);
    case 'isolated':
      return incoming(v, table, k.isolated, e.line);
    case 'settled':
      return settledLine(v, table, e.settlement, player, ofType(along, 'health'));
    case 'health':
      return say(k.health, {
        list: capital(names(v, table, seatsOf(table, e.team))),
        from: e.from,
        to: e.to,
      });
    case 'defeated':
      return say(k.defeated, { n: e.seats.length, list: names(v, table, e.seats) });
    case 'extra-phase':
      return by(e.seat, k.extraPhase, whom(v, table, e.target));
    case 'restarted':
      return by(e.seat, k.restarted);
    case 'cancelled':
      return by(e.seat, k.cancelled);
    case 'undefendable':
      return by(e.seat, k.undefendable);
    case 'flipped':
      return by(e.seat, k.flipped, { side: sideName({ v }, e.side) });
    case 'discarded':
      return by(e.seat, k.discarded, { cards: cards(e.seat, e.cards) });
    case 'looked':
      if (e.shown) return by(e.seat, k.revealed, { cards: cards(e.of, e.cards ?? []) });
      return by(e.seat, e.where === 'hand' ? k.lookedAtHand : k.lookedAtDeck, {
        ...whom(v, table, e.of),
        n: e.n,
        ...known(cards(e.of, e.cards ?? []), e.cards),
      });
    case 'took':
      return e.card === undefined
        ? by(e.seat, k.tookUnseen)
        : by(e.seat, k.took, { card: card(v, heroAt(table, e.seat), e.card) });
    case 'shuffled':
      return by(e.seat, k.shuffled);
    case 'turned':
      return by(e.seat, k.turned, { token: token(v, e.token), n: e.side });
    case 'covered':
      return by(e.seat, k.covered, { ability: abilityOf(e.seat, e.ability) });
    case 'picked':
      return by(e.by, k.picked, { n: e.outcome + 1 });
    case 'stolen':
      return by(e.to, e.what === 'cp' ? k.stolenCp : k.stolenHealth, {
        ...whom(v, table, e.from),
        n: e.n,
        cp: cp(v),
        dials: join(
          ofType(along, 'health').map((health) => dial(v, table, health)),
          ', ',
        ),
        told: along.some(({ type }) => type === 'health') ? 'yes' : 'no',
      });
    case 'conceded':
      return by(e.seat, k.conceded);
    case 'over':
      return join([say(k.over), resultText(v, table, e)], ' ');
  }
};

/** Companions that are no tokens to a reader. */
const companionLine = (v: Voice, table: Table, e: Extract<GameEvent, { type: 'tokens' }>): Said => {
  const { m, say, catalogue } = v;
  const k = m.events;
  const values = { ...who(v, table, e.seat), token: token(v, ownerOf(catalogue, e.token)), n: e.held };
  const came = e.change > 0;
  switch (styleOf(catalogue, e.token)) {
    case 'dial':
      return say(k.dial, values);
    case 'state':
      return sentence(say(came ? m.effects.companion.activate : m.effects.companion.deactivate, values));
    case 'prepared':
      return say(k.prepared, values);
    case 'spell':
      return say(came ? k.spellPrepared : k.spellLeft, values);
    case 'steps':
      return say(e.held > 0 ? k.bot : k.pieceLost, values);
    default:
      return say(came ? k.pieceGained : k.pieceLost, values);
  }
};

const rolledMessage = (v: Voice, purpose: string): string => {
  const messages: Record<string, string> = v.m.events.rolled;
  return messages[purpose] ?? v.m.events.rolled.effect;
};

/** The row is told apart only where there are several. */
export const rowNeed = (
  v: Voice,
  table: Table,
  seat: number,
  id: string,
  row: number,
): { row: string; need: Said } => {
  const hero = heroAt(table, seat);
  const levels = v.catalogue.ability(hero, id)?.levels ?? {};
  const inPlay = levels[table.seats[seat]?.levels?.[id] as Level];
  const others = Object.values(levels).filter((level) => (level.rows?.length ?? 0) > row);
  const rows = (inPlay ?? others[0])?.rows ?? [];
  if (rows.length < 2 || rows[row] === undefined) return { row: 'no', need: [] };
  return { row: 'yes', need: requirement(v, hero, rows[row].need) };
};

const incoming = (v: Voice, table: Table, message: string, damageLine: DamageLine): Said =>
  v.say(message, { ...whom(v, table, damageLine.to), line: lineText(v, damageLine) });

export const phaseName = (v: Voice, phase: PhaseName): string => v.m.words.phase[phase];

export const resultText = (v: Voice, table: Table, result: { winner: TeamName | null }): Said => {
  const { m, say } = v;
  if (result.winner === null) return say(m.words.result.drawn);
  const own = table.seats[table.seat]?.team;
  if (own !== undefined) return say(own === result.winner ? m.words.result.won : m.words.result.lost);
  const winners = seatsOf(table, result.winner);
  return say(m.words.result.winner, { n: winners.length, list: names(v, table, winners) });
};
