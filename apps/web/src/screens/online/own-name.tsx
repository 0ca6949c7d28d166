// The name one sits under.

import type { TableView } from '@mad-king/server/protocol';
import { type FormEvent, useState } from 'react';
import { useOnlineWords } from '../../language/online.ts';
import { act } from '../../online/deeds.ts';
import { keepName } from '../../online/name.ts';

export const OwnName = ({ table, you }: { table: TableView; you: number }) => {
  const o = useOnlineWords();
  const mine = table.chairs[you].name;
  const [name, setName] = useState(mine);
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((await act({ type: 'sit', table: table.id, seat: you, name: name.trim() })) !== null)
      keepName(name.trim());
  };
  return (
    <form className="field field--small" onSubmit={(event) => void rename(event)}>
      <label>
        <span className="sr">{o.join.name}</span>
        <input value={name} minLength={2} maxLength={24} required onChange={(e) => setName(e.target.value)} />
      </label>
      {name.trim() !== mine && (
        <button type="submit" className="btn btn--ghost btn--small">
          {o.room.rename}
        </button>
      )}
    </form>
  );
};
