// Somebody of the court speaks, on parchment: the King with his seal, the Jester with cap and bells. The plain fact stands elsewhere.

import { useTexts } from '../language/texts.ts';
import { Icon } from './icon.tsx';

interface SpeechProps {
  by: 'king' | 'jester';
  children: string;
}

export const Speech = ({ by, children }: SpeechProps) => {
  const t = useTexts();
  return (
    <figure className={`speech speech--${by}`}>
      <span className="speech__seal" aria-hidden="true">
        <Icon name={by === 'king' ? 'crown' : 'coach'} />
      </span>
      <blockquote>{children}</blockquote>
      <figcaption>{t.story[by]}</figcaption>
    </figure>
  );
};
