// The invitation: a QR code, a short code, the link.

import type { TableView } from '@mad-king/server/protocol';
import { useState } from 'react';
import { Glass } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { clipboard, linkTo } from '../../components/links.ts';
import { Key } from '../../components/marks.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { modeName } from '../../language/mode-name.ts';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { Qr } from './qr.tsx';

const linkOf = ({ id }: TableView): string => linkTo(addressOf({ screen: 'table', id }));

/** Not there either. */
const canShare = typeof navigator.share === 'function';

const share = (link: string): void =>
  void navigator.share({ title: 'Mad King', url: link }).catch(() => {
    // Somebody thought better of it.
  });

export const CopyLink = ({ table, look }: { table: TableView; look: string }) => {
  const o = useOnlineWords();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await clipboard?.writeText(linkOf(table));
    setCopied(true);
  };
  useKeys({ c: clipboard === undefined ? undefined : () => void copy() });
  if (clipboard === undefined) return null;
  return (
    <button type="button" className={`btn ${look}`} onClick={() => void copy()}>
      <Icon name="link" />
      {isCopied ? o.invite.copied : o.invite.copy}
      <Key>C</Key>
    </button>
  );
};

const Share = ({ table, look, words }: { table: TableView; look: string; words: string }) => (
  <button type="button" className={`btn ${look}`} onClick={() => share(linkOf(table))}>
    <Icon name="share" />
    {words}
  </button>
);

/** At the thumb. */
export const SendLink = ({ table }: { table: TableView }) => {
  const o = useOnlineWords();
  if (!canShare) return <CopyLink table={table} look="btn--gold" />;
  return (
    <>
      <Share table={table} look="btn--gold" words={o.invite.send} />
      <CopyLink table={table} look="btn--ghost" />
    </>
  );
};

export const LinkField = ({ table }: { table: TableView }) => {
  const o = useOnlineWords();
  return (
    <>
      <input
        className="bid__link"
        readOnly
        value={linkOf(table)}
        aria-label={o.invite.copy}
        onFocus={(e) => e.target.select()}
      />
      {clipboard === undefined && <p>{o.invite.noCopy}</p>}
    </>
  );
};

/** On a phone the buttons lie at the thumb. */
export const Invitation = ({ table, isSmall }: { table: TableView; isSmall: boolean }) => {
  const t = useTexts();
  const o = useOnlineWords();
  const { code, chairs, settings } = table;
  const free = chairs.filter(({ by }) => by === 'free').length;
  return (
    <section className="bid" aria-label={o.invite.title}>
      <header className="bid__head">
        <Glass cut="seat" />
        <h2 className="arms-name">{o.invite.summoned}</h2>
        <p>{`${modeName(t, settings.mode, settings.options)} · ${o.invite.free(free)}`}</p>
      </header>
      <div className="bid__codes">
        <Qr address={linkOf(table)} label={o.invite.qr} />
        {code === null ? (
          <p>{o.invite.asleep}</p>
        ) : (
          <p>
            <small>{o.invite.code}</small>
            <b className="bid__code" translate="no">
              <span>{code.slice(0, 3)}</span> <span>{code.slice(3)}</span>
            </b>
            <span>{o.invite.point}</span>
          </p>
        )}
      </div>
      {(!isSmall || clipboard === undefined) && <LinkField table={table} />}
      {!isSmall && (
        <div className="bid__acts">
          <CopyLink table={table} look="btn--gold" />
          {canShare && <Share table={table} look="btn--lead" words={o.invite.share} />}
        </div>
      )}
      <p className="bid__key">{o.invite.key}</p>
    </section>
  );
};
