export { Coach } from './coach.tsx';
export { CoachButton } from './coach-button.tsx';
