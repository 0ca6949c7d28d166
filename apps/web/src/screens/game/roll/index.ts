export { Outlook } from './outlook.tsx';
export { RollPrompt } from './roll-prompt.tsx';
