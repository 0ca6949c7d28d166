// A list of rolls of five dice, and which of them meet a requirement.

import { type CastRow, meetsDice } from '@mad-king/engine';

export class Rolls {
  readonly dice: readonly (readonly number[])[];
  private readonly foreign: number;
  private readonly meeting = new WeakMap<CastRow, readonly number[]>();

  /** `foreign`: a bit mask of the dice that show no symbols of their player, the same in all rolls. */
  constructor(dice: readonly (readonly number[])[], foreign = 0) {
    this.dice = dice;
    this.foreign = foreign;
  }

  /** `faces`: those of the dice of the hero whose row it is. */
  thatMeet(row: CastRow, faces: readonly number[]): readonly number[] {
    const known =
      this.meeting.get(row) ??
      this.dice.flatMap((dice, roll) => (meetsDice(row.need, dice, faces, this.foreign) ? [roll] : []));
    this.meeting.set(row, known);
    return known;
  }
}
