// Free chat: open while all people at the table want it.

import type { TableView } from '@mad-king/server/protocol';
import { type FormEvent, useState } from 'react';
import { useOnlineWords } from '../../language/online.ts';
import { act } from '../../online/deeds.ts';
import { useMuted } from '../../online/muted.ts';
import { useOnline } from '../../online/store.ts';

export const Chat = ({ table }: { table: TableView }) => {
  const o = useOnlineWords();
  const [text, setText] = useState('');
  const chat = useOnline((s) => s.chat);
  const { names } = useMuted();
  const { you, chairs, id } = table;
  if (you === null || chairs.filter(({ by }) => by === 'person').length < 2) return null;
  const wants = chairs[you].chat;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((await act({ type: 'chat', table: id, text })) !== null) setText('');
  };
  return (
    <section className="chat">
      {!table.chat && <p>{o.chat.how}</p>}
      <button
        type="button"
        className="btn btn--ghost btn--small"
        aria-pressed={wants}
        onClick={() => void act({ type: 'want-chat', table: id, on: !wants })}
      >
        {wants ? o.chat.enough : o.chat.want}
      </button>
      {table.chat && (
        <>
          <ul role="log">
            {chat
              .filter(({ seat }) => !names.includes(chairs[seat]?.name ?? ''))
              .map(({ seat, text: said, n }) => (
                <li key={n}>
                  <b>{chairs[seat]?.name}</b> {said}
                </li>
              ))}
          </ul>
          <form className="field" onSubmit={(event) => void send(event)}>
            <input
              aria-label={o.chat.message}
              value={text}
              maxLength={200}
              required
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="btn btn--ghost btn--small">
              {o.chat.send}
            </button>
          </form>
        </>
      )}
    </section>
  );
};
