// Games in the middle of something, as the tests of stakes need them.

import {
  compile,
  type Game,
  type GameEvent,
  type GameView,
  layOut,
  notate,
  type Position,
  play,
  readChoice,
  view,
} from '@mad-king/engine';
import { content } from '@mad-king/heroes';

const library = compile(content);

export class Scene {
  readonly game: Game;
  readonly events: GameEvent[] = [];

  constructor(position: Partial<Position> & Pick<Position, 'seats'>) {
    this.game = layOut(library, { mode: 'duel', phase: 'offence', seed: 'stakes', ...position }, this.events);
  }

  private isOffered(text: string): boolean {
    return this.game.choices.some((c) => notate(this.game, c) === text);
  }

  /** Passes, or takes what stands first, until this is so. */
  until(isSo: (game: Game) => boolean): this {
    for (let i = 0; i < 40 && !isSo(this.game); i++)
      this.take(this.isOffered('pass') ? 'pass' : notate(this.game, this.game.choices[0]));
    return this;
  }

  choose(...choices: string[]): this {
    for (const choice of choices) this.until(() => this.isOffered(choice)).take(choice);
    return this;
  }

  private take(text: string): void {
    play(this.game, this.game.asked, readChoice(this.game, text), this.events);
  }

  /** As whoever is asked sees it. */
  get view(): GameView {
    return view(this.game, this.game.asked);
  }
}

export const BARBARIAN = { hero: 'barbarian', hand: [] };
export const MOON_ELF = { hero: 'moon-elf', hand: [] };
