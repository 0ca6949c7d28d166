// A game to give to others: a picture of it, and links that hold all of it.

import { type GameRecord, writeRecord } from '@mad-king/engine';
import { Suspense, use } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { download } from '../../components/download.ts';
import { Icon } from '../../components/icon.tsx';
import { linkTo } from '../../components/links.ts';
import { useAfterWords } from '../../language/after.ts';
import { useTexts } from '../../language/texts.ts';
import { addressOf, type Moment } from '../../router.ts';
import { isFault, type StagedGame, stagedOnce } from '../theatre/staged-game.ts';
import { useAsThen } from '../theatre/use-as-then.ts';
import { CopyLink } from './copy-link.tsx';
import { PictureActs } from './picture-acts.tsx';
import { PictureParts } from './picture-parts.tsx';
import { usePicture } from './use-picture.ts';
import './share.css';

interface ShareDialogProps {
  code: string;
  /** The moment one looks at. */
  at?: Moment;
  onClose: () => void;
}

export const ShareDialog = ({ code, at, onClose }: ShareDialogProps) => {
  const { share: w } = useAfterWords();
  return (
    <Dialog title={w.title} onClose={onClose}>
      <Suspense fallback={<p role="status">{w.drawing}</p>}>
        <Opened code={code} at={at} />
      </Suspense>
    </Dialog>
  );
};

const Opened = ({ code, at }: { code: string; at: Moment | undefined }) => {
  const { share: w } = useAfterWords();
  const staged = use(stagedOnce(code));
  return isFault(staged) ? (
    <>
      <p role="alert">{w.failed}</p>
      <CopyLink words={w.game} link={linkTo(addressOf({ screen: 'watch', code }))} />
    </>
  ) : (
    <Shared code={code} at={at} staged={staged} />
  );
};

interface SharedProps {
  code: string;
  at: Moment | undefined;
  staged: StagedGame;
}

const Shared = ({ code, at, staged }: SharedProps) => {
  const { share: w } = useAfterWords();
  useAsThen(staged);
  const { place, plan, picture } = usePicture(code, staged);
  const game = linkTo(addressOf({ screen: 'watch', code }));
  const roll = plan?.strike ?? null;
  const moment = at ?? (roll === null ? undefined : { choice: roll.made });
  return (
    <div className="sharing">
      {plan !== null && <PictureParts ref={place} plan={plan} />}
      {picture.status === 'drawn' ? (
        <img
          className="sharing__picture"
          src={picture.address}
          alt={picture.words}
          width={1200}
          height={630}
        />
      ) : (
        <p className="sharing__picture sharing__picture--none" role="status">
          {picture.status === 'failed' ? w.failed : w.drawing}
        </p>
      )}
      {picture.status === 'drawn' && <PictureActs picture={picture.blob} link={game} words={picture.words} />}
      <div className="sharing__links">
        <CopyLink words={w.game} link={game} />
        {moment !== undefined && (
          <CopyLink
            words={at === undefined ? w.roll : w.moment}
            link={linkTo(addressOf({ screen: 'watch', code, at: moment }))}
          />
        )}
        <KeepRecord record={staged.record} />
      </div>
    </div>
  );
};

const KeepRecord = ({ record }: { record: GameRecord }) => {
  const t = useTexts();
  return (
    <button
      type="button"
      className="btn btn--ghost btn--small"
      title={t.result.recordHelp}
      onClick={() => download('mad-king.txt', writeRecord(record))}
    >
      <Icon name="download" />
      {t.result.record}
    </button>
  );
};
