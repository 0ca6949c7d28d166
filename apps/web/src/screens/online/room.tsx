// Before the start. The host invites until the last free seat is taken; everybody else, and the host then, sits round the table.

import type { TableView } from '@mad-king/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../language/texts.ts';
import { theLine } from '../../online/store.ts';
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
  useSaidLanguage(table);
  return isHost && invites ? (
    <Inviting table={table} onGo={() => setInvites(false)} />
  ) : (
    <BeforeStart table={table} onInvite={isHost ? () => setInvites(true) : null} isHeir={isHeir} />
  );
};

/** The others are told what one reads, also when one changes it. */
const useSaidLanguage = ({ id, you, chairs, stage }: TableView): void => {
  const language = useLanguage();
  const isSaid = you === null || stage !== 'gathering' || chairs[you].language === language;
  const { name } = chairs[you ?? 0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, whatever comes of it
  useEffect(() => {
    if (isSaid || you === null) return;
    theLine()
      .ask({ type: 'sit', table: id, seat: you, name, language })
      .catch(() => {
        // Then nobody is told.
      });
  }, [isSaid, language]);
};

/** Whether one has become host here, after somebody else. */
const useInherited = ({ you, host }: TableView): boolean => {
  const hadHost = useRef(host !== null && host !== you);
  return hadHost.current && you !== null && host === you;
};
