// A code from the device that knows the seat, for a computer without a camera.

import { type FormEvent, useState } from 'react';
import { useOnlineWords } from '../../language/online.ts';
import { takeOver } from '../../online/take-over.ts';
import { CodeField } from './code-field.tsx';

export const HandOverForm = ({ isGold = false }: { isGold?: boolean }) => {
  const o = useOnlineWords();
  const [code, setCode] = useState('');
  const [isRefused, setRefused] = useState(false);
  const take = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await takeOver(code)) location.reload();
    else setRefused(true);
  };
  return (
    <form className="field" onSubmit={(event) => void take(event)}>
      <CodeField icon="pass" label={o.move.typed} code={code} onCode={setCode} />
      <button type="submit" className={`btn btn--small ${isGold ? 'btn--gold' : 'btn--ghost'}`}>
        {o.lobby.enter}
      </button>
      {isRefused && <p role="alert">{o.wrong.noMoveText}</p>}
    </form>
  );
};
