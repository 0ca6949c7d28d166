// While others decide: the last thing that happened. Whoever listens hears it from the log.

import { Said } from '../../../components/said.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useSitting } from '../sitting.tsx';

/** What happened longer ago is no news. */
const RECENT = 6;

export const News = () => {
  const speaker = useSpeaker();
  const { view, events } = useSitting().table;
  const last = speaker
    .log(events.slice(-RECENT), { seats: view.seats.length, every: true })
    .findLast(({ event }) => event.type !== 'turn' && event.type !== 'phase');
  return (
    <p className="prompt__why" aria-hidden="true">
      {last !== undefined && <Said said={speaker.logLine(view, last)} />}
    </p>
  );
};
