// While others decide: the last thing that happened. Whoever listens hears it from the log.

import { plain } from '@mad-king/text';
import { Said } from '../../../components/said.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useSitting } from '../sitting.tsx';

/** What happened longer ago is no news. */
const RECENT = 6;

export const News = () => {
  const speaker = useSpeaker();
  const { view, events } = useSitting().table;
  const said = events
    .slice(-RECENT)
    .filter(({ type }) => type !== 'turn' && type !== 'phase')
    .map((event) => speaker.event(view, event))
    .findLast((words) => plain(words).trim() !== '');
  return (
    <p className="prompt__why" aria-hidden="true">
      {said !== undefined && <Said said={said} />}
    </p>
  );
};
