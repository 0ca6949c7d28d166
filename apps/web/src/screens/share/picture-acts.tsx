// What can be done with the picture in this browser: kept, copied, handed to another program.

import { useState } from 'react';
import { download } from '../../components/download.ts';
import { Icon } from '../../components/icon.tsx';
import { clipboard } from '../../components/links.ts';
import { useAfterWords } from '../../language/after.ts';

const PNG = 'image/png';
const NAME = 'mad-king.png';

const canCopy = (): boolean =>
  clipboard?.write !== undefined &&
  typeof ClipboardItem !== 'undefined' &&
  (ClipboardItem.supports?.(PNG) ?? true);

/** With the picture if other programs take it, else the link alone; null if this browser hands nothing over. */
const handOver = (picture: Blob, link: string, text: string): ShareData | null => {
  if (navigator.share === undefined) return null;
  const files = [new File([picture], NAME, { type: PNG })];
  const whole = { files, text: `${text}\n${link}` };
  return navigator.canShare?.(whole) ? whole : { title: 'Mad King', text, url: link };
};

interface PictureActsProps {
  picture: Blob;
  link: string;
  /** What the picture says. */
  words: string;
}

export const PictureActs = ({ picture, link, words }: PictureActsProps) => {
  const { share: w, theatre } = useAfterWords();
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const handed = handOver(picture, link, words);
  const copy = (): void => {
    clipboard?.write([new ClipboardItem({ [PNG]: picture })]).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    );
  };
  return (
    <div className="sharing__acts">
      {handed !== null && (
        // Whoever closes the other program's window has shared nothing, and that is all.
        <button
          type="button"
          className="btn btn--line"
          onClick={() => void navigator.share(handed).catch(() => {})}
        >
          <Icon name="share" />
          {w.send}
        </button>
      )}
      <button type="button" className="btn btn--ghost" onClick={() => download(NAME, picture)}>
        <Icon name="download" />
        {w.save}
      </button>
      {canCopy() && copied !== 'refused' && (
        <button type="button" className="btn btn--ghost" onClick={copy}>
          <Icon name="card" />
          <span role="status">{copied === 'yes' ? theatre.copied : w.copy}</span>
        </button>
      )}
      {copied === 'refused' && <p role="status">{w.noCopy}</p>}
    </div>
  );
};
