export { Concede } from './concede.tsx';
export { LateKeys } from './late-keys.tsx';
export { Notices } from './notices.tsx';
export { PlayKeys } from './play-keys.tsx';
export { ResponseSettings } from './response-settings.tsx';
export { UndoButton } from './undo-button.tsx';
