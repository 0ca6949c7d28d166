// A list of rolls of five dice, and which of them meet a requirement.

import type { CastRow } from '@mad-king/engine/inside';
import { meetsDice } from '@mad-king/language/inside';

export class Rolls {
  readonly dice: readonly (readonly number[])[];
  private readonly foreign: number;
  private readonly meeting = new WeakMap<CastRow, readonly number[]>();
  private readonly looking = new WeakMap<CastRow, Uint16Array>();

  /** `foreign`: a bit mask of the dice that show no symbols of their player, the same in all rolls. */
  constructor(dice: readonly (readonly number[])[], foreign = 0) {
    this.dice = dice;
    this.foreign = foreign;
  }

  /** `faces`: those of the dice of the hero whose row it is. */
  thatMeet(row: CastRow, faces: readonly number[]): readonly number[] {
    const known = this.meeting.get(row);
    if (known !== undefined) return known;
    const made = this.dice.flatMap((dice, roll) =>
      meetsDice(row.need, dice, faces, this.foreign) ? [roll] : [],
    );
    this.meeting.set(row, made);
    return made;
  }

  /** For each of the rolls that meet the row a number, the same for those that look the same. */
  looksOf(row: CastRow, faces: readonly number[], look: (dice: readonly number[]) => string): Uint16Array {
    const known = this.looking.get(row);
    if (known !== undefined) return known;
    const different = new Map<string, number>();
    const made = Uint16Array.from(this.thatMeet(row, faces), (roll) => {
      const seen = look(this.dice[roll]);
      const number = different.get(seen) ?? different.size;
      different.set(seen, number);
      return number;
    });
    this.looking.set(row, made);
    return made;
  }
}
