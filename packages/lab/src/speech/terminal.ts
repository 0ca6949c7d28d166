// A duel at the terminal, as one seat sees it: the board, what happened, the question, what one has.

import { type Game, type GameEvent, type GameView, type SeatView, view, viewEvents } from '@mad-king/engine';
import type { Card, Hero, Token, Upgrade } from '@mad-king/language';
import { type CardText, plain, type TokenText } from '@mad-king/text';
import { showAbility, showCard, showToken } from './print.ts';
import { heroName, heroText, sayEvents, type Voice } from './voice.ts';

export class Terminal {
  private readonly voice: Voice;
  private readonly seat: number;

  constructor(voice: Voice, seat: number) {
    this.voice = voice;
    this.seat = seat;
  }

  /** Whose turn it is, what everybody has, the own hand, dice and damage that wait. */
  board(g: Game): string[] {
    const { say, words } = this.voice;
    const now = view(g, this.seat);
    const width = Math.max(...now.seats.map((_, seat) => heroName(this.voice, g, seat).length));
    const roll = now.rolls.at(-1);
    const hand = now.seats[this.seat].hand ?? [];
    const name = `${words.turn} ${now.turn} · ${heroName(this.voice, g, now.active)} · ${say.phase(now.phase)}`;
    return [
      '',
      `── ${name} ──`,
      ...now.seats.map(
        (seat, s) => `  ${heroName(this.voice, g, s).padEnd(width)}  ${this.possessions(g, s, seat)}`,
      ),
      `  ${words.hand}: ${hand.map((id) => plain(this.cardText(g, id).name)).join(' · ') || words.nothing}`,
      ...(roll ? [`  ${words.dice}: ${this.dice(g, roll)}`] : []),
      ...now.incoming.map((line) => `  ${plain(say.event(now, { type: 'incoming', line }))}`),
    ];
  }

  /** The question, and the options in the order of their numbers. Dice to keep are typed, not numbered. */
  question(g: Game): { lines: string[]; numbered: string[] } {
    const { sentence, options } = this.voice.say.decision(view(g, this.seat));
    const numbered = options.filter(({ move }) => move.kind !== 'keep' && move.kind !== 'reroll');
    const typed = options.find(({ move }) => move.kind === 'keep' || move.kind === 'reroll')?.move.kind as
      | 'keep'
      | 'reroll'
      | undefined;
    return {
      lines: [
        plain(sentence),
        ...numbered.map(({ label }, i) => `  ${String(i + 1).padStart(2)}  ${plain(label)}`),
        ...(typed ? [`      ${this.voice.words[typed]}`] : []),
      ],
      numbered: numbered.map(({ move }) => move.text),
    };
  }

  /** What happened, without what the board shows. */
  log(g: Game, events: readonly GameEvent[]): string[] {
    const seen = viewEvents(g, this.seat, events);
    return sayEvents(this.voice, g, seen, { viewer: this.seat, every: false }).map((line) => `  ${line}`);
  }

  /** The texts of one's cards, tokens and abilities. */
  explain(g: Game): string[] {
    const { say } = this.voice;
    const seat = view(g, this.seat).seats[this.seat];
    const { hero } = g.cast.heroes[g.seats[this.seat].hero];
    return [
      ...hero.abilities.flatMap((ability) => {
        const level = seat.levels[ability.id] as 1 | 2 | 3 | undefined;
        return level ? showAbility(say.ability(hero, ability, level)) : [];
      }),
      ...Object.keys(seat.tokens).flatMap((id) => showToken(this.tokenText(id))),
      ...(seat.hand ?? []).flatMap((id) => showCard(this.cardText(g, id))),
    ];
  }

  private possessions(g: Game, s: number, seat: SeatView): string {
    const { words, say } = this.voice;
    const { hero } = g.cast.heroes[g.seats[s].hero];
    const upgrades = hero.upgrades.filter(({ id }) => seat.upgrades.includes(id));
    return [
      `${words.health} ${seat.health}`,
      `${seat.cp} ${say.voice.m.words.cp}`,
      `${words.cards} ${seat.handSize}`,
      ...Object.entries(seat.tokens).map(([id, n]) => this.tokenCount(id, n)),
      ...(seat.hiddenTokens > 0 ? [`${words.hidden} ${seat.hiddenTokens}`] : []),
      ...upgrades.map((upgrade) => plain(say.card(upgrade, hero).name)),
    ].join(' · ');
  }

  /** Each die with its place, by which it is kept. */
  private dice(g: Game, { values, owners, foreign }: GameView['rolls'][number]): string {
    return values
      .map((value, i) => {
        const { hero } = g.cast.heroes[g.seats[owners[i]].hero];
        const face = foreign.includes(i) ? '' : ` ${plain(heroText(this.voice, hero).dice[value - 1])}`;
        return `(${i + 1}) ${value}${face}`;
      })
      .join('  ');
  }

  private cardText(g: Game, id: string): CardText {
    const { hero } = g.cast.heroes[g.seats[this.seat].hero];
    const { say } = this.voice;
    return say.card(say.voice.catalogue.card(hero.id, id) as Card | Upgrade, hero);
  }

  private tokenText(id: string): TokenText {
    const { say } = this.voice;
    const { token, hero } = say.voice.catalogue.token(id) as { token: Token; hero: Hero };
    return say.token(token, hero);
  }

  /** `Chi 3`; of what there is one at most, the name alone. */
  private tokenCount(id: string, n: number): string {
    const name = plain(this.tokenText(id).name);
    return this.voice.say.voice.catalogue.token(id)?.token.limit === 1 ? name : `${name} ${n}`;
  }
}
