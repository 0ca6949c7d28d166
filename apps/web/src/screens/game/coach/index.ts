export { CoachButton } from './coach-button.tsx';
export { CoachPlace } from './place.tsx';
export { Coach } from './summoned.tsx';
