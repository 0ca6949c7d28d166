// Why the last choice cannot be taken back: one of three facts.

import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { useTexts } from '../../language/texts.ts';
import { useOnline } from '../../online/store.ts';
import { Explain } from '../game/help/index.ts';

export const NoUndo = () => {
  const t = useTexts();
  const { game } = useOnlineWords();
  const against = useOnline((s) => s.against);
  if (against === null) return null;
  return (
    <Explain about={{ kind: 'words', title: t.play.undo, text: game.against[against] }}>
      <button type="button" className="btn btn--off btn--small noundo" aria-disabled>
        <Icon name="lock" />
        {t.play.undo}
        <span className="sr">{game.against[against]}</span>
      </button>
    </Explain>
  );
};
