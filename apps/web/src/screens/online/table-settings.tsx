// The rules of the table, which the host changes until the start: beside each other on a desk, rows that open on a phone.

import { MODES, type Mode } from '@mad-king/language';
import { ABSENCE, PICKING, type Settings, type TableView } from '@mad-king/server/protocol';
import { type ReactNode, useState } from 'react';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { useMedia } from '../../components/use-media.ts';
import { modeName } from '../../language/mode-name.ts';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { act } from '../../online/deeds.ts';
import { TABLES } from '../../state/modes.ts';
import { GameOptionsDialog } from '../new-game/game-options.tsx';
import { ModePlan } from '../new-game/mode-plan.tsx';
import { ClockSettings } from './clock-settings.tsx';
import { SeatSettings } from './seat-settings.tsx';
import { Ways } from './ways.tsx';
import '../new-game/new-game.css';

/** A phone, or a window zoomed to that size. */
export const SMALL = '(max-width: 53rem), (max-height: 32rem)';

const LATE = [3, 10];
const PICKING_ICONS = { open: 'draft', hidden: 'hidden', random: 'dice', draft: 'ban' } as const;

export const TableSettings = ({ table }: { table: TableView }) => {
  const t = useTexts();
  const o = useOnlineWords();
  const { settings, id, chairs } = table;
  const { mode, heroes, clock } = settings;
  const set: Change = (change) => void act({ type: 'set', table: id, settings: change });
  const free = chairs.filter(({ by }) => by === 'free').length;
  return (
    <div className="tableset">
      <Part
        title={o.set.mode}
        value={modeName(t, mode, settings.options)}
        picture={<ModePlan mode={mode} />}
        isPlain
      >
        <Ways
          label={o.set.mode}
          value={mode}
          ways={MODES.map((value) => ({
            value,
            name: t.modes[value],
            text: o.set.players(playersIn(value)),
            picture: <ModePlan mode={value} />,
          }))}
          onChoose={(next) =>
            set({ mode: next, seats: TABLES[next].seats[0], options: optionsIn(next, settings) })
          }
        />
      </Part>
      <Part
        title={o.set.seats}
        value={o.invite.free(free)}
        note={o.invite.who}
        picture={<Icon name="person" />}
      >
        <SeatSettings table={table} onSeats={(seats) => set({ seats })} />
      </Part>
      <Part
        title={o.set.heroes}
        value={o.set.picking[heroes]}
        picture={<Icon name={PICKING_ICONS[heroes]} />}
      >
        <Ways
          label={o.set.heroes}
          value={heroes}
          ways={PICKING.map((value) => ({
            value,
            name: o.set.picking[value],
            text: o.set.pickingHelp[value],
            picture: <Icon name={PICKING_ICONS[value]} />,
          }))}
          onChoose={(picking) => set({ heroes: picking })}
        />
      </Part>
      <Part title={o.set.clock} value={o.set.clocks[clock.kind]} picture={<Icon name="clock" />}>
        <ClockSettings clock={clock} onChange={(next) => set({ clock: next })} />
      </Part>
      <Manners settings={settings} onChange={set} />
      <Toggles settings={settings} onChange={set} />
      <p className="tableset__again">{o.set.again}</p>
    </div>
  );
};

type Change = (change: Partial<Settings>) => void;

interface SettingsProps {
  settings: Settings;
  onChange: Change;
}

/** Absence, who watches, how long a match is. */
const Manners = ({ settings: { absence, spectators, delay, length }, onChange }: SettingsProps) => {
  const { set } = useOnlineWords();
  const late = spectators ? String(delay) : 'none';
  const watched: Record<string, string> = {
    none: set.watched.none,
    0: set.watched.live,
    ...Object.fromEntries(LATE.map((n) => [n, set.watched.late(n)])),
  };
  const lengths = { 1: set.lengths.one, 3: set.lengths.three };
  return (
    <div className="tableset__row">
      <Part title={set.absence} value={set.absences[absence]} picture={<Icon name="level-knight" />}>
        <Choice
          label={set.absence}
          value={absence}
          options={ABSENCE.map((value) => ({ value, content: set.absences[value] }))}
          onChoose={(next) => onChange({ absence: next })}
        />
      </Part>
      <Part title={set.watching} value={watched[late]} picture={<Icon name="watch" />}>
        <Choice
          label={set.watching}
          value={late}
          options={['none', '0', ...LATE.map(String)].map((value) => ({ value, content: watched[value] }))}
          onChoose={(n) =>
            onChange(n === 'none' ? { spectators: false } : { spectators: true, delay: Number(n) })
          }
        />
      </Part>
      <Part title={set.length} value={lengths[length]} picture={<Icon name="victory" />}>
        <Choice
          label={set.length}
          value={String(length)}
          options={Object.entries(lengths).map(([value, content]) => ({ value, content }))}
          onChoose={(n) => onChange({ length: n === '3' ? 3 : 1 })}
        />
      </Part>
    </div>
  );
};

const playersIn = (mode: Mode): string => {
  const { seats } = TABLES[mode];
  return seats.length === 1 ? String(seats[0]) : `${seats[0]}–${seats.at(-1)}`;
};

/** Less health is for duels. */
const optionsIn = (mode: Mode, { options }: Settings): Settings['options'] => {
  const { health: _, ...others } = options;
  return mode === 'duel' ? options : others;
};

interface PartProps {
  title: string;
  /** What it is set to. */
  value: string;
  picture: ReactNode;
  note?: string;
  /** What it is about shows by itself. */
  isPlain?: boolean;
  children: ReactNode;
}

const Part = ({ title, value, picture, note, isPlain = false, children }: PartProps) => {
  const isSmall = useMedia(SMALL);
  return isSmall ? (
    <details className="setrow">
      <summary>
        <span className="setrow__picture">{picture}</span>
        <span>{title}</span>
        <b>{value}</b>
        <Icon name="arrow" className="i--right" />
      </summary>
      {children}
    </details>
  ) : (
    <section>
      <h2 className={isPlain ? 'sr' : 'eyebrow'}>
        {title}
        {note !== undefined && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
};

const Toggles = ({ settings, onChange }: SettingsProps) => {
  const t = useTexts();
  const o = useOnlineWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="tableset__toggles">
      <Toggle
        name={o.set.quick}
        help={o.set.quickHelp}
        isOn={settings.quick}
        onChange={(quick) => onChange({ quick })}
      />
      <Toggle
        name={o.set.coach}
        help={o.set.coachHelp}
        isOn={settings.coach}
        onChange={(coach) => onChange({ coach })}
      />
      <Toggle
        name={o.set.lobby}
        help={o.set.lobbyHelp}
        isOn={settings.public}
        onChange={(isPublic) => onChange({ public: isPublic })}
      />
      <button type="button" className="btn btn--ghost btn--small" onClick={() => setOpen(true)}>
        <Icon name="options" />
        {t.newGame.options.button(Object.keys(settings.options).length)}
      </button>
      {isOpen && (
        <GameOptionsDialog
          mode={settings.mode}
          options={settings.options}
          onChange={(options) => onChange({ options })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
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
