export { Answer } from './answer.tsx';
export { Answers, type OneAnswer } from './answers.tsx';
export type { AnswerFace, Bar, Direction, Share, Swing } from './face.ts';
export { useLate } from './use-late.ts';
