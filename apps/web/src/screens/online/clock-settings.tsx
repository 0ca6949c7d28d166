// Which clock, and how much of it.

import type { Clock } from '@mad-king/server/protocol';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { Ways } from './ways.tsx';

const CLOCKS: Record<Clock['kind'], Clock> = {
  none: { kind: 'none' },
  bank: { kind: 'bank', minutes: 10, increment: 20 },
  days: { kind: 'days', days: 3 },
};
const KINDS = ['none', 'bank', 'days'] as const;
const ICONS = { none: 'candle', bank: 'continue', days: 'days' } as const;
const MINUTES = [5, 10, 20, 30];
const INCREMENTS = [0, 10, 20, 30];
const DAYS = [1, 3, 7];

const options = (values: readonly number[], content: (value: number) => string) =>
  values.map((value) => ({ value: String(value), content: content(value) }));

export const ClockSettings = ({ clock, onChange }: { clock: Clock; onChange: (clock: Clock) => void }) => {
  const { set } = useOnlineWords();
  return (
    <>
      <Ways
        label={set.clock}
        value={clock.kind}
        ways={KINDS.map((value) => ({
          value,
          name: set.clocks[value],
          text: set.clockHelp[value],
          picture: <Icon name={ICONS[value]} />,
        }))}
        onChoose={(kind) => onChange(CLOCKS[kind])}
      />
      {clock.kind !== 'none' && (
        <div className="tableset__more">
          {clock.kind === 'bank' ? (
            <>
              <Choice
                label={set.clocks.bank}
                value={String(clock.minutes)}
                options={options(MINUTES, set.minutes)}
                onChoose={(minutes) => onChange({ ...clock, minutes: Number(minutes) })}
              />
              <Choice
                label={set.clocks.bank}
                value={String(clock.increment)}
                options={options(INCREMENTS, set.seconds)}
                onChoose={(increment) => onChange({ ...clock, increment: Number(increment) })}
              />
            </>
          ) : (
            <Choice
              label={set.clocks.days}
              value={String(clock.days)}
              options={options(DAYS, set.days)}
              onChoose={(days) => onChange({ kind: 'days', days: Number(days) as 1 | 3 | 7 })}
            />
          )}
        </div>
      )}
    </>
  );
};
