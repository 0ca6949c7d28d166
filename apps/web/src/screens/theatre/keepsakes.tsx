// What one can take along: a link to the present moment, and everything else that can be shared.

import { Suspense, useState } from 'react';
import { afterPart } from '../../components/after-part.ts';
import { Icon } from '../../components/icon.tsx';
import { linkTo } from '../../components/links.ts';
import { useAfterWords } from '../../language/after.ts';
import { addressOf } from '../../router.ts';
import { CopyLink } from '../share/copy-link.tsx';

const ShareDialog = afterPart(() => import('../share/share-dialog.tsx').then((m) => m.ShareDialog));

export const Keepsakes = ({ code, made }: { code: string; made: number }) => {
  const { theatre: w, share } = useAfterWords();
  const [isOpen, setOpen] = useState(false);
  const at = { choice: made };
  return (
    <div className="keepsakes">
      <CopyLink words={w.link} link={linkTo(addressOf({ screen: 'watch', code, at }))} />
      <button type="button" className="btn btn--ghost btn--small" onClick={() => setOpen(true)}>
        <Icon name="share" />
        <span className="theatre__word">{share.title}</span>
      </button>
      {isOpen && (
        <Suspense>
          <ShareDialog code={code} at={at} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
