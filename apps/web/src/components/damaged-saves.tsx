// Saves that could not be read: offered for download, and removed only on request.

import { useTexts } from '../language/texts.ts';
import { forgetDamaged, useKeptGames } from '../state/library-of-games.ts';
import { download } from './download.ts';
import { Icon } from './icon.tsx';

export const DamagedSaves = () => {
  const t = useTexts();
  const damaged = useKeptGames((s) => s.damaged);
  return damaged.map(({ id, text }) => (
    <div key={id} className="notice" role="status">
      <p className="notice__text">{t.games.damaged(id)}</p>
      <button
        type="button"
        className="btn btn--ghost btn--small"
        onClick={() => download(`mad-king-${id}.json`, text, 'application/json')}
      >
        <Icon name="download" />
        {t.games.download}
      </button>
      <button type="button" className="btn btn--ghost btn--small" onClick={() => forgetDamaged(id)}>
        <Icon name="remove" />
        {t.games.remove}
      </button>
    </div>
  ));
};
