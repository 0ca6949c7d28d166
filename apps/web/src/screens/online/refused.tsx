// What the server would not do, in the reader's language.

import { useOnlineWords } from '../../language/online.ts';
import { useRefused } from '../../online/deeds.ts';

export const RefusedNote = () => {
  const { refused } = useOnlineWords();
  const { code } = useRefused();
  if (code === null) return null;
  return (
    <p className="notice" role="alert">
      {refused[code as keyof typeof refused] ?? refused.other}
    </p>
  );
};
