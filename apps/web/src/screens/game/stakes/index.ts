export { IfActivated } from '../forecast/if-activated.tsx';
export { Announced } from './announced.tsx';
export { AnswerPrompt } from './answer-prompt.tsx';
export { ReadStage } from './read-stage.tsx';
