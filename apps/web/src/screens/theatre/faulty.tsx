// A link or record that holds no game one could show: what is wrong, and what one can do.

import { Page } from '../../components/page.tsx';
import { Speech } from '../../components/speech.tsx';
import { useAfterWords } from '../../language/after.ts';
import { useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { sayReason } from './reason.ts';
import type { Fault } from './staged-game.ts';

export const Faulty = ({ fault: { fault, reason, isOfOtherRules } }: { fault: Fault }) => {
  const t = useTexts();
  const { faults: w } = useAfterWords();
  const said = reason === null ? '' : sayReason(w, reason);
  const [title, text] = {
    damaged: [w.damaged, w.damagedText],
    foreign: [w.foreign, w.foreignText],
    'too-long': [w['too-long'], w.tooLongText],
    unreadable: [w.unreadable, said],
    illegal: [w.illegal, isOfOtherRules ? `${said} ${w.otherRules}` : said],
  }[fault];
  return (
    <Page title={title} className="plain">
      <h1 className="arms-name">{title}</h1>
      <p>{text}</p>
      {fault === 'damaged' && <Speech by="king">{t.games.king.damaged}</Speech>}
      <div className="plain__acts">
        <a className="btn btn--gold" href={addressOf({ screen: 'home' })}>
          {t.nav.home}
        </a>
        <a className="btn btn--ghost" href={addressOf({ screen: 'watch' })}>
          {w.again}
        </a>
      </div>
    </Page>
  );
};
