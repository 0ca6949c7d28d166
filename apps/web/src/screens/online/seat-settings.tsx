// Who shall sit where: friends, or computers of a level.

import { LEVELS, type TableView } from '@mad-king/server/protocol';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { act } from '../../online/deeds.ts';
import { seatMark, TABLES } from '../../state/modes.ts';
import { OwnName } from './own-name.tsx';
import { SeatRow } from './seat-row.tsx';

interface SeatSettingsProps {
  table: TableView;
  onSeats: (seats: number) => void;
}

export const SeatSettings = ({ table, onSeats }: SeatSettingsProps) => {
  const o = useOnlineWords();
  const { chairs, you, settings } = table;
  const { seats } = TABLES[settings.mode];
  return (
    <>
      {seats.length > 1 && (
        <Choice
          label={o.set.seats}
          value={String(settings.seats)}
          options={seats.map((n) => ({ value: String(n), content: String(n) }))}
          onChoose={(n) => onSeats(Number(n))}
        />
      )}
      <ul className="seatrows seatrows--wide">
        {chairs.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          <SeatRow key={seat} table={table} seat={seat}>
            {seat === you ? <OwnName table={table} you={you} /> : <SeatLevel table={table} seat={seat} />}
          </SeatRow>
        ))}
      </ul>
    </>
  );
};

/** A friend may come, or a computer of this level sits there. */
export const SeatLevel = ({ table, seat }: { table: TableView; seat: number }) => {
  const t = useTexts();
  const o = useOnlineWords();
  const { by, level } = table.chairs[seat];
  if (by === 'person' || by === 'bot') return null;
  return (
    <Choice
      label={o.set.seatOf(seatMark(table.settings.mode, seat).label)}
      value={level ?? 'friend'}
      options={[
        { value: 'friend' as const, content: o.friend },
        ...LEVELS.map((value) => ({
          value,
          label: t.levels[value],
          content: <Icon name={`level-${value}`} />,
        })),
      ]}
      onChoose={(who) =>
        void act({ type: 'computer', table: table.id, seat, level: who === 'friend' ? null : who })
      }
    />
  );
};
