// Standing orders: when a person is asked, and what is chosen where they need not be. A page and a server use the same.

export {
  ASK_FOR,
  ASK_WHEN,
  type AskFor,
  type AskWhen,
  isAskWhen,
  NO_WISHES,
  readWishes,
  type Wishes,
  wishFor,
  withWish,
} from './ask-when.ts';
export { type Memory, NO_MEMORY, type Present, remember, unasked } from './memory.ts';
export { isOwnDiceWindow } from './own-dice.ts';
export { isIdleMain, type Manners, unaskedChoice } from './responses.ts';
