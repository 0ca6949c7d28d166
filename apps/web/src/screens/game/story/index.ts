export { StoryPrompt } from './story-prompt.tsx';
export { Strip } from './strip.tsx';
