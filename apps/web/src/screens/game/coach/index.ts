export { Coach } from './coach.tsx';
export { CoachButton } from './coach-button.tsx';
export { CoachPlace } from './place.tsx';
