// Beside the table: the way home, tools, the ranking of a hill, the log. It folds to a strip of buttons.

import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Tools } from '../../components/topbar.tsx';
import { modeName } from '../../language/mode-name.ts';
import { useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { Hill } from './arena/hill.tsx';
import { CoachButton, CoachPlace } from './coach/index.ts';
import { Log } from './log/log.tsx';
import { Concede, ResponseSettings } from './responses/index.ts';
import { useSitting } from './sitting.tsx';
import { RecapButton } from './story/recap-button.tsx';

interface RailProps {
  isOpen: boolean;
  onToggle: () => void;
  /** There is room for everything; otherwise the rail also holds what has none elsewhere. */
  isWide: boolean;
  /** It has the panel of a phone for itself. */
  isTab: boolean;
  /** Otherwise the table is only shown. */
  isPlayed: boolean;
  aside?: ReactNode;
  /** In place of the log. */
  score?: ReactNode;
}

export const Rail = ({ isOpen, onToggle, isWide, isTab, isPlayed, aside, score }: RailProps) => {
  const t = useTexts();
  const { table } = useSitting();
  return (
    <aside className="rail" aria-label={t.table.log}>
      <div className="rail__in">
        <header className="rail__head">
          <h1 className="arms-name">
            <a href={addressOf({ screen: 'home' })}>Mad King</a>
          </h1>
          <span className="rail__btns">
            <button
              type="button"
              className="iconbtn rail__fold"
              aria-label={t.table.log}
              aria-expanded={isOpen}
              title={t.table.log}
              onClick={onToggle}
            >
              <Icon name="log" />
            </button>
            <a
              className="iconbtn"
              aria-label={t.nav.rules}
              title={t.nav.rules}
              href={addressOf({ screen: 'rules' })}
            >
              <Icon name="help" />
            </a>
            {isPlayed && (
              <>
                <RecapButton />
                {table.hasCoach && <CoachButton />}
                <Concede table={table} />
              </>
            )}
            <Tools />
          </span>
          <p className="rail__mode">{modeName(t, table.view.mode, table.view.options)}</p>
        </header>
        {aside}
        {/* What was hidden could not scroll to its end. */}
        {score ?? <Log key={`${isTab}/${isOpen}`} table={table} />}
        {isWide && isOpen && isPlayed && <CoachPlace />}
        <Hill />
        {isPlayed && <ResponseSettings />}
      </div>
    </aside>
  );
};
