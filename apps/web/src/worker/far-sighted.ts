// Players that look ahead; see protocol.ts.

export { policy } from '@mad-king/ai';
