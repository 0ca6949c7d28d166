// What went wrong, and what to do about it: a page for each.

import type { TableView } from '@mad-king/server/protocol';
import { type ReactNode, useState } from 'react';
import { Ground } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { theLine } from '../../online/store.ts';
import { addressOf } from '../../router.ts';
import { Candle, Flame } from './candle.tsx';
import { Crest } from './crest.tsx';
import { useTime } from './fair-dice.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import './wrong.css';

interface WrongProps {
  title: string;
  text: string;
  /** What stands for it. */
  picture?: ReactNode;
  children?: ReactNode;
}

export const Wrong = ({ title, text, picture, children }: WrongProps) => {
  const t = useTexts();
  return (
    <Page title={title} className="wrong">
      <Ground x={720} y={260} />
      <div className="wrong__picture">{picture ?? <Crest icon="candle" shape="torn" />}</div>
      <h1 className="arms-name">{title}</h1>
      <p>{text}</p>
      <div className="plain__acts">
        {children}
        <a className="btn btn--ghost" href={addressOf({ screen: 'home' })}>
          {t.nav.home}
        </a>
      </div>
    </Page>
  );
};

/** The page anew: its seat is found again. */
export const Reload = ({ label }: { label: string }) => (
  <button type="button" className="btn btn--gold" onClick={() => location.reload()}>
    <Icon name="reload" />
    {label}
  </button>
);

export const NoTable = () => {
  const o = useOnlineWords();
  return (
    <Wrong title={o.wrong.noTable} text={o.wrong.noTableText}>
      <a className="btn btn--gold" href={addressOf({ screen: 'invite' })}>
        <Icon name="table" />
        {o.lobby.make}
      </a>
      <a className="btn btn--ghost" href={addressOf({ screen: 'lobby' })}>
        <Icon name="key" />
        {o.lobby.code}
      </a>
    </Wrong>
  );
};

export const OldPage = () => {
  const o = useOnlineWords();
  return (
    <Wrong title={o.wrong.old} text={o.wrong.oldText} picture={<Crest icon="about" tone="yes" />}>
      <Reload label={o.wrong.reload} />
    </Wrong>
  );
};

/** Only where there is no table to show yet. */
export const ServerAway = () => {
  const o = useOnlineWords();
  return (
    <Wrong title={o.wrong.away} text={o.wrong.awayText} picture={<Flame light="away" />}>
      <Candle />
      <button type="button" className="btn btn--gold" onClick={() => theLine().retry()}>
        {o.wrong.retry}
      </button>
    </Wrong>
  );
};

interface NotSeatedProps {
  kind: 'full' | 'locked' | 'begun' | 'closed';
  mayWatch: boolean;
  onWatch: () => void;
}

/** Somebody came too late for a seat, or sat here with another browser. */
export const NotSeated = ({ kind, mayWatch, onWatch }: NotSeatedProps) => {
  const o = useOnlineWords();
  const [satHere, setSatHere] = useState(false);
  const words = {
    full: [o.wrong.full, o.wrong.fullText],
    locked: [o.room.locked, o.refused.locked],
    begun: [o.wrong.begun, o.wrong.begunText],
    closed: [o.wrong.closed, o.wrong.closedText],
  } as const;
  const [title, text] = satHere ? [o.wrong.forgot, o.wrong.forgotText] : words[kind];
  const picture = satHere ? (
    <Crest icon="hidden" tone="sea" shape="flared" />
  ) : kind === 'begun' ? (
    <Crest icon="dice" tone="amber" shape="round" />
  ) : (
    <Crest icon={kind === 'full' ? 'crown' : 'lock'} tone="wax" />
  );
  return (
    <Wrong title={title} text={text} picture={picture}>
      {satHere && <HandOverForm isGold />}
      {mayWatch && (
        <button type="button" className={`btn ${satHere ? 'btn--ghost' : 'btn--gold'}`} onClick={onWatch}>
          <Icon name="watch" />
          {o.lobby.look}
        </button>
      )}
      {!satHere && (
        <button type="button" className="btn btn--ghost" onClick={() => setSatHere(true)}>
          <Icon name="pass" />
          {o.wrong.satHere}
        </button>
      )}
    </Wrong>
  );
};

/** Whoever watches some minutes behind has come before there is anything to see. */
export const NotYet = ({ table: { settings, began } }: { table: TableView }) => {
  const { game } = useOnlineWords();
  const time = useTime();
  const first = (began ?? Date.now()) + settings.delay * MINUTE;
  return (
    <Wrong
      title={game.behind(settings.delay)}
      text={game.behindText(time(first))}
      picture={<Crest icon="watch" tone="sea" />}
    />
  );
};
const MINUTE = 60_000;
