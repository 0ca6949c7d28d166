// The picture before a line of the log.

import type { GameEvent, GameView } from '@mad-king/engine';
import { CardIcon } from '../../../components/card.tsx';
import { type CourtSymbol, Icon } from '../../../components/icon.tsx';
import { useSpeaker } from '../../../language/speaker.ts';

const COURT: Partial<Record<GameEvent['type'], CourtSymbol>> = {
  'start-roll': 'dice',
  rolled: 'dice',
  altered: 'dice',
  attempt: 'dice',
  cp: 'cp',
  stolen: 'cp',
  drew: 'draft',
  reshuffled: 'draft',
  shuffled: 'draft',
  looked: 'draft',
  took: 'draft',
  discarded: 'draft',
  skipped: 'phase-upkeep',
  'extra-phase': 'phase-offence',
  restarted: 'phase-offence',
  target: 'phase-targeting',
  leader: 'crown',
  undefendable: 'mark-undefendable',
  cancelled: 'close',
  healed: 'mark-heal',
  isolated: 'mark-normal',
  settled: 'way-in',
  health: 'health',
  defeated: 'fallen',
  conceded: 'concede',
  over: 'victory',
};

export const EventIcon = ({ view, event }: { view: GameView; event: GameEvent }) => {
  const { catalogue } = useSpeaker().voice;
  const heroAt = (seat: number): string => view.seats[seat].hero;
  if ('ability' in event && event.ability !== null)
    return <Icon of={heroAt(event.seat)} name={`ability-${event.ability}`} />;
  if ('card' in event && event.card) {
    const hero = heroAt(event.seat);
    const card = catalogue.card(hero, event.card);
    if (card !== undefined)
      return (
        <CardIcon card={card} hero={catalogue.isShared(event.card) ? undefined : catalogue.hero(hero)} />
      );
  }
  if ('token' in event && event.token !== null) {
    const owner = catalogue.token(event.token);
    if (owner !== undefined) return <Icon of={owner.hero.id} name={`token-${event.token}`} />;
  }
  return <Icon name={COURT[event.type] ?? 'phase-main1'} />;
};
