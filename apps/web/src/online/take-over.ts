// Taking over the session of another device. The line is opened anew, since it belongs to whoever one was before.

import { endLine } from './store.ts';

export const takeOver = async (handOver: string): Promise<boolean> => {
  try {
    const response = await fetch('/api/session', { method: 'POST', body: JSON.stringify({ handOver }) });
    if (!response.ok) return false;
  } catch {
    return false;
  }
  endLine();
  return true;
};
