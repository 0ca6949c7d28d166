// The rules of the table: the host changes them until the start, the others read them.

import { MODES, type Mode } from '@mad-king/language';
import { ABSENCE, type Clock, PICKING, type Settings, type TableView } from '@mad-king/server/protocol';
import { type ReactNode, useState } from 'react';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { act } from '../../online/deeds.ts';
import { TABLES } from '../../state/modes.ts';
import { GameOptionsDialog } from '../new-game/game-options.tsx';

const BANK: Clock = { kind: 'bank', minutes: 10, increment: 20 };
const CLOCKS = { none: { kind: 'none' }, bank: BANK, days: { kind: 'days', days: 3 } } as const;
const MINUTES = [5, 10, 20, 30];
const INCREMENTS = [0, 10, 20, 30];
const DAYS = [1, 3, 7] as const;
const LATE = [3, 10];

const options = <T extends string | number>(values: readonly T[], content: (value: T) => string) =>
  values.map((value) => ({ value: String(value), content: content(value) }));

export const TableSettings = ({ table }: { table: TableView }) => {
  const t = useTexts();
  const o = useOnlineWords();
  const { settings, id } = table;
  const set = (change: Partial<Settings>): void => void act({ type: 'set', table: id, settings: change });
  const seats = TABLES[settings.mode].seats;
  return (
    <details className="online__panel tableset">
      <summary>
        <h2 className="eyebrow">{o.set.title}</h2>
        <span>
          {[
            t.modes[settings.mode].name,
            o.set.picking[settings.heroes],
            o.set.clocks[settings.clock.kind],
          ].join(' · ')}
        </span>
      </summary>
      <p>{o.set.again}</p>
      <Row title={o.set.mode}>
        <Choice
          label={o.set.mode}
          value={settings.mode}
          options={MODES.map((value) => ({ value, content: t.modes[value].name }))}
          onChoose={(mode) => set({ mode, seats: TABLES[mode].seats[0], options: optionsIn(mode, settings) })}
        />
      </Row>
      {seats.length > 1 && (
        <Row title={o.set.seats}>
          <Choice
            label={o.set.seats}
            value={String(settings.seats)}
            options={options(seats, String)}
            onChoose={(n) => set({ seats: Number(n) })}
          />
        </Row>
      )}
      <Row title={o.set.heroes} help={o.set.pickingHelp[settings.heroes]}>
        <Choice
          label={o.set.heroes}
          value={settings.heroes}
          options={PICKING.map((value) => ({ value, content: o.set.picking[value] }))}
          onChoose={(heroes) => set({ heroes })}
        />
      </Row>
      <ClockRows clock={settings.clock} onChange={(clock) => set({ clock })} />
      <Row title={o.set.absence}>
        <Choice
          label={o.set.absence}
          value={settings.absence}
          options={ABSENCE.map((value) => ({ value, content: o.set.absences[value] }))}
          onChoose={(absence) => set({ absence })}
        />
      </Row>
      <Row title={o.set.watching}>
        <Choice
          label={o.set.watching}
          value={settings.spectators ? String(settings.delay) : 'none'}
          options={[
            { value: 'none', content: o.set.watched.none },
            { value: '0', content: o.set.watched.live },
            ...options(LATE, o.set.watched.late),
          ]}
          onChoose={(late) =>
            set(late === 'none' ? { spectators: false } : { spectators: true, delay: Number(late) })
          }
        />
      </Row>
      <Row title={o.set.length}>
        <Choice
          label={o.set.length}
          value={String(settings.length)}
          options={[
            { value: '1', content: o.set.lengths.one },
            { value: '3', content: o.set.lengths.three },
          ]}
          onChoose={(length) => set({ length: length === '3' ? 3 : 1 })}
        />
      </Row>
      <RulesOptions settings={settings} onChange={(options) => set({ options })} />
      <Toggle
        name={o.set.quick}
        help={o.set.quickHelp}
        isOn={settings.quick}
        onChange={(quick) => set({ quick })}
      />
      <Toggle
        name={o.set.coach}
        help={o.set.coachHelp}
        isOn={settings.coach}
        onChange={(coach) => set({ coach })}
      />
      <Toggle
        name={o.set.lobby}
        help={o.set.lobbyHelp}
        isOn={settings.public}
        onChange={(isPublic) => set({ public: isPublic })}
      />
    </details>
  );
};

/** Less health is for duels. */
const optionsIn = (mode: Mode, { options }: Settings): Settings['options'] => {
  const { health: _, ...others } = options;
  return mode === 'duel' ? options : others;
};

const RulesOptions = ({
  settings,
  onChange,
}: {
  settings: Settings;
  onChange: (o: Settings['options']) => void;
}) => {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn--ghost btn--small" onClick={() => setOpen(true)}>
        <Icon name="options" />
        {t.newGame.options.button(Object.keys(settings.options).length)}
      </button>
      {isOpen && (
        <GameOptionsDialog
          mode={settings.mode}
          options={settings.options}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

interface RowProps {
  title: string;
  help?: string;
  children: ReactNode;
}

const Row = ({ title, help, children }: RowProps) => (
  <div className="tableset__row">
    <h3>{title}</h3>
    {children}
    {help !== undefined && <p>{help}</p>}
  </div>
);

const ClockRows = ({ clock, onChange }: { clock: Clock; onChange: (clock: Clock) => void }) => {
  const o = useOnlineWords();
  return (
    <Row title={o.set.clock} help={o.set.clockHelp[clock.kind]}>
      <Choice
        label={o.set.clock}
        value={clock.kind}
        options={(['none', 'bank', 'days'] as const).map((value) => ({
          value,
          content: o.set.clocks[value],
        }))}
        onChoose={(kind) => onChange(CLOCKS[kind])}
      />
      {clock.kind === 'bank' && (
        <>
          <Choice
            label={o.set.clocks.bank}
            value={String(clock.minutes)}
            options={options(MINUTES, o.set.minutes)}
            onChoose={(minutes) => onChange({ ...clock, minutes: Number(minutes) })}
          />
          <Choice
            label={o.set.clocks.bank}
            value={String(clock.increment)}
            options={options(INCREMENTS, o.set.seconds)}
            onChoose={(increment) => onChange({ ...clock, increment: Number(increment) })}
          />
        </>
      )}
      {clock.kind === 'days' && (
        <Choice
          label={o.set.clocks.days}
          value={String(clock.days)}
          options={options(DAYS, o.set.days)}
          onChoose={(days) => onChange({ kind: 'days', days: Number(days) as 1 | 3 | 7 })}
        />
      )}
    </Row>
  );
};

interface ToggleProps {
  name: string;
  help: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const Toggle = ({ name, help, isOn, onChange }: ToggleProps) => (
  <button type="button" role="switch" className="toggle" aria-checked={isOn} onClick={() => onChange(!isOn)}>
    <i />
    <span>
      <b>{name}</b>
      <small>{help}</small>
    </span>
  </button>
);
