// How long damage flies, for all who wait for it to strike; in milliseconds.

export const FLIGHT = 950;
/** The part of the flight after which it strikes. */
export const STRIKES_AFTER = FLIGHT * 0.5;
