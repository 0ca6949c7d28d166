// What went wrong, and what to do about it: a page for each.

import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { theLine } from '../../online/store.ts';
import { addressOf } from '../../router.ts';
import { Candle } from './candle.tsx';

interface WrongProps {
  title: string;
  text: string;
  children?: ReactNode;
}

export const Wrong = ({ title, text, children }: WrongProps) => {
  const t = useTexts();
  return (
    <Page title={title} className="plain online__wrong">
      <Candle />
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
    <Wrong title={o.wrong.old} text={o.wrong.oldText}>
      <button type="button" className="btn btn--gold" onClick={() => location.reload()}>
        {o.wrong.reload}
      </button>
    </Wrong>
  );
};

/** Only where there is no table to show yet. */
export const ServerAway = () => {
  const o = useOnlineWords();
  return (
    <Wrong title={o.wrong.away} text={o.wrong.awayText}>
      <button type="button" className="btn btn--gold" onClick={() => theLine().retry()}>
        {o.wrong.retry}
      </button>
    </Wrong>
  );
};

interface NotSeatedProps {
  title: string;
  text: string;
  mayWatch: boolean;
  onWatch: () => void;
}

/** Somebody came too late for a seat. */
export const NotSeated = ({ title, text, mayWatch, onWatch }: NotSeatedProps) => {
  const o = useOnlineWords();
  return (
    <Wrong title={title} text={text}>
      {mayWatch && (
        <button type="button" className="btn btn--gold" onClick={onWatch}>
          <Icon name="watch" />
          {o.lobby.look}
        </button>
      )}
      <a className="btn btn--ghost" href={addressOf({ screen: 'lobby' })}>
        <Icon name="key" />
        {o.move.typed}
      </a>
    </Wrong>
  );
};
