// Players that look beyond the turn; see protocol.ts.

export { policy } from '@mad-king/ai';
