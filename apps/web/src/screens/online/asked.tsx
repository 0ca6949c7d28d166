// What is asked before the start, gold if it is asked of oneself, and what can be done about it.

import type { ReactNode } from 'react';

interface AskedProps {
  isMine: boolean;
  sentence: string;
  children: ReactNode;
}

export const Asked = ({ isMine, sentence, children }: AskedProps) => (
  <>
    <p className={`prompt__scroll ${isMine ? '' : 'prompt__scroll--wait'}`} role="status">
      <span>{sentence}</span>
    </p>
    <div className="room__acts">{children}</div>
  </>
);
