/** A player lost the game by a fault of its own: it crashed, stalled or answered nonsense. */
export class Forfeit extends Error {}
