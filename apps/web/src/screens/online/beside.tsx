// What being at one table from several places adds to a game, above its log: the line, who is there, phrases, the seal. Nothing of
// it covers the table, and nothing tells who is asked.

import type { TableView } from '@mad-king/server/protocol';
import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { act } from '../../online/deeds.ts';
import { useTable } from '../../state/table.ts';
import { Absent, Back } from './absent.tsx';
import { Candle } from './candle.tsx';
import { Chat } from './chat.tsx';
import { inFours, useTime } from './fair-dice.tsx';
import { GoOnElsewhere } from './go-on-elsewhere.tsx';
import { Mute, Phrases, Ribbons } from './phrases.tsx';
import { Reads } from './reads.tsx';
import { RefusedNote } from './refused.tsx';
import { Team } from './team.tsx';
import { Wax } from './wax.tsx';

const GIVEN_MINUTES = 5;
/** Of the mark of the secret; the whole of it stands where one compares. */
const SHOWN = 12;

export const Beside = ({ table }: { table: TableView }) => {
  const o = useOnlineWords();
  const { you, watching, settings } = table;
  return (
    <section className="beside">
      <p className="beside__line">
        <Candle />
        {watching > 0 && (
          <span>
            <Icon name="watch" /> {o.watching(watching)}
          </span>
        )}
      </p>
      {you === null && <Watching table={table} />}
      {!settings.quick && <p className="beside__hint">{o.game.pause}</p>}
      {settings.coach && <NoCoach />}
      <Back table={table} />
      <Absent table={table} />
      <Team table={table} />
      <Ribbons table={table} />
      {you !== null && (
        <details>
          <summary className="btn btn--ghost btn--small">
            <Icon name="say" /> {o.say.short}
            <Key>T</Key>
          </summary>
          <Together table={table} />
        </details>
      )}
    </section>
  );
};

const Watching = ({ table: { settings, watching } }: { table: TableView }) => {
  const o = useOnlineWords();
  return (
    <div className="watching">
      <p className="watching__head">
        <Icon name="watch" />
        <b>{settings.delay > 0 ? o.game.behind(settings.delay) : o.game.youWatch}</b>
      </p>
      <p>{`${o.game.hands} ${o.game.places(watching)}`}</p>
    </div>
  );
};

/** The table allows advice, and there is none. */
const NoCoach = () => {
  const { game } = useOnlineWords();
  const isSilent = useTable((s) => s.status === 'open' && !s.hasCoach);
  return isSilent ? <p className="beside__hint">{game.noCoach}</p> : null;
};

/** Who promised a number and did not show it in time. */
const withheld = ({ chairs, nonces }: TableView): string[] =>
  nonces === null
    ? []
    : chairs.flatMap(({ mark, name }, i) => (mark !== null && nonces[i] === null ? [name] : []));

/** Phrases, who is there, the seal: what lies beside the table, or opens on a phone. */
export const Together = ({ table }: { table: TableView }) => {
  const o = useOnlineWords();
  const time = useTime();
  const { you, seal, id } = table;
  return (
    <div className="together">
      <RefusedNote />
      <Phrases table={table} />
      <ul className="beside__seats">
        {[...table.chairs.keys()].map((seat) => (
          <Seat key={seat} table={table} seat={seat} />
        ))}
      </ul>
      <Chat table={table} />
      {you !== null && <GoOnElsewhere table={id} />}
      <p className="together__seal">
        <Wax state="closed" />
        <span>
          <b>{o.game.seal(time(seal.since))}</b>
          <code>{`${inFours(seal.mark.slice(0, SHOWN))} …`}</code>
        </span>
      </p>
      {withheld(table).map((name) => (
        <p key={name} className="together__seal">
          <Wax state="open" />
          <span>{o.game.noNumber(name)}</span>
        </p>
      ))}
    </div>
  );
};

const Seat = ({ table, seat }: { table: TableView; seat: number }) => {
  const t = useTexts();
  const o = useOnlineWords();
  const { chairs, you, settings, id } = table;
  const { name, level, away, by, here, language } = chairs[seat];
  const isYou = seat === you;
  const mayGive = !isYou && you !== null && by === 'person' && settings.clock.kind === 'bank';
  return (
    <li>
      <b>{level === null ? name : t.levels[level]}</b>
      <Reads language={language} />
      {isYou && <small>{o.you}</small>}
      {!isYou && by === 'person' && <Mute name={name} />}
      {!here && away === null && <small>{o.room.gone}</small>}
      {mayGive && (
        <button
          type="button"
          className="btn btn--ghost btn--small"
          onClick={() => void act({ type: 'give', table: id, seat, minutes: GIVEN_MINUTES })}
        >
          {o.game.give(name, GIVEN_MINUTES)}
        </button>
      )}
    </li>
  );
};
