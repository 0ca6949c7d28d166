// Moves for tests. Their text must tell them apart; it need not be the notation.

import type { Move, MoveData } from '@mad-king/engine';

export const moveOf = (data: MoveData): Move => ({ ...data, text: Object.values(data).join(' ') });
