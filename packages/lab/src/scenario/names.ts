// The names that can mean anything in a game: what its heroes, cards, tokens and abilities are called.

import { type Game, notate } from '@mad-king/engine';
import { C, type CastAbility, type CastHero, type CastKind, choice } from '@mad-king/engine/inside';
import { nearest } from '../nearest.ts';

/** Tokens of this id remember a seat: who put them there, or whose they are. */
export const remembersSeat = (kinds: readonly CastKind[], id: string): boolean =>
  kinds.some((kind) => kind.id === id && ['inflicter', 'owner'].includes(kind.token.marked ?? ''));

export class Names {
  private readonly g: Game;
  readonly seats: number;
  readonly heroes: readonly string[];
  /** Cards, abilities and uses of all seats together. */
  readonly cards: readonly string[];
  readonly abilities: readonly string[];
  readonly uses: readonly string[];
  readonly tokens: readonly string[];

  constructor(g: Game) {
    this.g = g;
    this.seats = g.seats.length;
    const all = g.seats.map((_, seat) => this.heroOf(seat));
    this.heroes = all.map(({ id }) => id);
    this.cards = all.flatMap((_, seat) => this.cardsOf(seat));
    this.abilities = all.flatMap((_, seat) => this.abilitiesOf(seat));
    this.tokens = g.cast.present.map((kind) => g.cast.kinds[kind].id);
    this.uses = this.useNumbers().map((use) => g.cast.uses[use].id);
  }

  heroOf(seat: number): CastHero {
    return this.g.cast.heroes[this.g.seats[seat].hero];
  }

  cardsOf(seat: number): string[] {
    const { deck, promo } = this.heroOf(seat);
    return [...deck, ...promo].map((card) => this.g.cast.cards[card].id);
  }

  abilitiesOf(seat: number, ...slots: CastAbility['slot'][]): string[] {
    return this.heroOf(seat)
      .abilities.filter(({ slot }) => slots.length === 0 || slots.includes(slot))
      .map(({ id }) => id);
  }

  ability(seat: number, id: string): CastAbility | undefined {
    return this.heroOf(seat).abilities.find((ability) => ability.id === id);
  }

  token(id: string) {
    const { cast } = this.g;
    return cast.present.map((kind) => cast.kinds[kind]).find((kind) => kind.id === id);
  }

  /** `spend protect`, `use tithe-draw`: all that can be spent or used in this game; where a number follows, without it. */
  useTexts(): { text: string; counted: boolean }[] {
    return this.useNumbers().map((use) => {
      const { any } = this.g.cast.uses[use].price;
      const text = notate(this.g, choice(C.Use, use, 1));
      return { text: any ? text.replace(/ 1$/, '') : text, counted: any };
    });
  }

  /** Uses of the tokens that can appear, and those that stand in texts of the heroes. */
  private useNumbers(): number[] {
    const { cast } = this.g;
    return cast.uses
      .filter(({ kind, text }) => {
        if (kind >= 0) return cast.present.includes(kind);
        const { source } = cast.texts[text];
        return 'hero' in source && this.heroes.includes(source.hero);
      })
      .map(({ index }) => index);
  }
}

/** Whose name it is that nothing has, in a sentence with what may have been meant; null if it is known. */
export const unknown = (owner: string, what: string, id: string, known: readonly string[]): string | null =>
  known.includes(id) ? null : `${owner} has no ${what} "${id}"${nearest(id, known)}`;
