// Chances to win that are closer than this are alike, for all the coach can tell.

export const CLOSE = 0.01;
