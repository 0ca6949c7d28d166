export { Announced } from './announced.tsx';
export { AnswerPrompt } from './answer-prompt.tsx';
export { ReadStage } from './read-stage.tsx';
