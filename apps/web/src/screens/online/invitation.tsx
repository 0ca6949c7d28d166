// The invitation: a QR code, a short code, the link.

import type { TableView } from '@mad-king/server/protocol';
import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { addressOf } from '../../router.ts';
import { Qr } from './qr.tsx';

/** Where in this site; links carry no more than they must. */
export const linkTo = (hash: string): string => `${location.origin}${location.pathname}${hash}`;

export const Invitation = ({ table, isGold }: { table: TableView; isGold: boolean }) => {
  const o = useOnlineWords();
  const [isCopied, setCopied] = useState(false);
  const { id, code, chairs } = table;
  const link = linkTo(addressOf({ screen: 'table', id }));
  // Neither is there where the page has no https.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const canShare = typeof navigator.share === 'function';
  const copy = async (): Promise<void> => {
    await clipboard?.writeText(link);
    setCopied(true);
  };
  return (
    <section className="bid" aria-label={o.invite.title}>
      <header className="bid__head">
        <h2 className="arms-name">{o.invite.summoned}</h2>
        <p>{o.invite.free(chairs.filter(({ by }) => by === 'free').length)}</p>
      </header>
      <div className="bid__codes">
        <Qr address={link} label={o.invite.qr} />
        {code !== null && (
          <p>
            <small>{o.invite.code}</small>
            <b className="bid__code">{`${code.slice(0, 3)} ${code.slice(3)}`}</b>
            <span>{o.invite.point}</span>
          </p>
        )}
      </div>
      <input
        className="bid__link"
        readOnly
        value={link}
        aria-label={o.invite.copy}
        onFocus={(e) => e.target.select()}
      />
      {clipboard === undefined ? (
        <p>{o.invite.noCopy}</p>
      ) : (
        <div className="plain__acts">
          <button
            type="button"
            className={`btn ${isGold ? 'btn--gold' : 'btn--line'}`}
            onClick={() => void copy()}
          >
            <Icon name="link" />
            {isCopied ? o.invite.copied : o.invite.copy}
          </button>
          {canShare && (
            <button
              type="button"
              className="btn btn--line"
              onClick={() => void navigator.share({ title: 'Mad King', url: link }).catch(() => {})}
            >
              {o.invite.share}
            </button>
          )}
        </div>
      )}
      <p>{o.invite.key}</p>
    </section>
  );
};
