// A link to take along: copied, or shown to be copied by hand where the browser keeps its clipboard from the page.

import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { clipboard } from '../../components/links.ts';
import { useAfterWords } from '../../language/after.ts';

export const CopyLink = ({ words, link }: { words: string; link: string }) => {
  const { theatre: w } = useAfterWords();
  const [copied, setCopied] = useState('');
  const [isRefused, setRefused] = useState(clipboard === undefined);
  const copy = (): void => {
    clipboard?.writeText(link).then(
      () => setCopied(link),
      () => setRefused(true),
    );
  };
  const isCopied = copied === link;
  return isRefused ? (
    <label className="copylink">
      {words}
      <input readOnly value={link} onFocus={(event) => event.target.select()} />
    </label>
  ) : (
    <button type="button" className="btn btn--ghost btn--small" title={words} onClick={copy}>
      <Icon name={isCopied ? 'check' : 'link'} />
      <span role="status">{isCopied ? w.copied : words}</span>
    </button>
  );
};
