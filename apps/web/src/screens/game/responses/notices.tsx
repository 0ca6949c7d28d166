// What is wrong with a game that is open: another tab has it, the computer failed, it cannot be kept.

import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../language/texts.ts';
import { askComputer, goOnHere, type OpenTable } from '../../../state/table.ts';

export const Notices = ({ table }: { table: OpenTable }) => {
  const t = useTexts();
  const { elsewhere, trouble, unsaved } = table;
  return (
    <>
      {elsewhere && (
        <div className="notice" role="alert">
          <p className="notice__text">
            <b>{t.play.elsewhere}</b> {t.play.elsewhereText}
          </p>
          <button type="button" className="btn btn--gold btn--small" onClick={goOnHere}>
            <Icon name="way-in" />
            {t.play.goOnHere}
          </button>
        </div>
      )}
      {trouble !== null && !elsewhere && (
        <div className="notice" role="alert">
          <p className="notice__text">
            {t.play.trouble} <span lang="en">({trouble})</span>
          </p>
          <button type="button" className="btn btn--line btn--small" onClick={() => void askComputer()}>
            {t.failure.retry}
          </button>
        </div>
      )}
      {unsaved && !elsewhere && (
        <p className="notice" role="status">
          {t.play.unsaved}
        </p>
      )}
    </>
  );
};
