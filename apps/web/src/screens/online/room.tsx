// Before the start. The host invites until the last free seat is taken; everybody else, and the host then, sits round the table.

import type { TableView } from '@mad-king/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { BeforeStart } from './before-start.tsx';
import { Inviting } from './inviting.tsx';
import './room.css';

export const Room = ({ table }: { table: TableView }) => {
  const { chairs, you, host, series } = table;
  const isHost = you !== null && you === host;
  const hasFree = chairs.some(({ by }) => by === 'free');
  const people = chairs.filter(({ by }) => by === 'person' || by === 'bot').length;
  const [invites, setInvites] = useState(isHost && hasFree && series.game === 1);
  const before = useRef(people);
  useEffect(() => {
    // Whoever came has taken the last seat: the invitation has done its work.
    if (people > before.current && !hasFree) setInvites(false);
    before.current = people;
  }, [people, hasFree]);
  const isHeir = useInherited(table);
  return isHost && invites ? (
    <Inviting table={table} onGo={() => setInvites(false)} />
  ) : (
    <BeforeStart table={table} onInvite={isHost ? () => setInvites(true) : null} isHeir={isHeir} />
  );
};

/** Whether one has become host here, after somebody else. */
const useInherited = ({ you, host }: TableView): boolean => {
  const hadHost = useRef(host !== null && host !== you);
  return hadHost.current && you !== null && host === you;
};
