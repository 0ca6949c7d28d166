// The screens of online play: loaded when somebody goes online.

export { Invite } from './invite.tsx';
export { Lobby } from './lobby.tsx';
export { MoveHere } from './move-here.tsx';
export { TableScreen } from './table-screen.tsx';
