/** No seat, card, kind, text, ability ...: a game refers to things by their index, and to nothing by this. */
export const NONE = -1;
