// An ability on one's own board: ready, reachable with an exact chance, or locked with the reason.

import type { Ability, Hero, Level, Upgrade } from '@mad-king/language';
import { plain } from '@mad-king/text';
import { memo, Suspense, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { laterPart } from '../../../components/later-part.ts';
import { Chance, FaceNumber } from '../../../components/marks.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { useConsidered } from '../hand/touched.ts';
import { Explain } from '../help/index.ts';
import { OpenedChoice } from '../opened.tsx';
import { questionOf, useSitting } from '../sitting.tsx';
import { useDeed } from '../stakes/use-deed.ts';
import { signOf, take } from '../take.ts';
import { AbilityFace, type AbilityFaceProps } from './ability-face.tsx';
import { gradesOf } from './hits.ts';
import { type LiveOdds, positionsOf, type Usual } from './live-odds.ts';
import { stateOf, type TileState } from './tile-state.ts';

/** Needed when somebody considers an upgrade; until it is there the ability stays as it is. */
const UpgradedFace = laterPart(() => import('./upgraded-face.tsx').then((m) => m.UpgradedFace));

export interface TileProps {
  hero: Hero;
  ability: Ability;
  level: Level;
  odds: LiveOdds | null;
  /** How likely it is in one's next roll phase, while nothing is rolled. */
  usual: Usual | null;
  /** The dice of one's Offensive Roll Phase make it. */
  isMade: boolean;
  /** Picks out the dice at these positions. */
  onPick: (dice: readonly number[]) => void;
}

const CLASSES: Partial<Record<TileState, string>> = {
  ready: 'is-ready',
  done: 'is-done',
  covered: 'is-locked',
  blocked: 'is-far',
  missed: 'is-locked',
  attacked: 'is-locked',
  idle: 'is-locked',
};

/** Remembered, since picking out a die changes nothing here until the odds have changed. */
export const Tile = memo(({ hero, ability, level, odds, usual, isMade, onPick }: TileProps) => {
  const { table, seat, offers } = useSitting();
  const speaker = useSpeaker();
  const [asking, setAsking] = useState(false);
  const { view } = table;
  const upgrade = useUpgradeOf(hero, ability, level);
  const moves = offers.abilities.get(ability.id) ?? [];
  const last = moves.at(-1);
  const deed = useDeed();
  const isUnderWay = deed !== null && deed.by === seat && deed.ability === ability.id;
  const state = isUnderWay ? 'done' : stateOf(view, ability, moves.length > 0, odds, isMade);
  const roll = view.rolls[0];
  const isRolling = roll?.purpose === 'offence' && view.active === seat;
  const written = ability.levels[level];
  const isGraded = written !== undefined && gradesOf(written) !== null;
  const rows = moves.flatMap((move) => (move.kind === 'activate' ? [move.row ?? 0] : []));
  const touch = (): void => {
    if (last !== undefined && (moves.length === 1 || isGraded)) take(last);
    else if (last !== undefined) setAsking(true);
    else if (odds !== null && odds.best > 0) onPick(positionsOf(roll.values, odds.keep));
  };
  const canTouch = moves.length > 0 || (odds !== null && odds.best > 0);
  return (
    <>
      <Explain
        about={[
          { kind: 'ability', hero: hero.id, ability: ability.id, level },
          { kind: 'why', wish: { kind: 'activate', ability: ability.id } },
        ]}
      >
        <button
          type="button"
          className={`tile ${CLASSES[state] ?? ''} ${upgrade === null ? '' : 'is-raised'}`}
          data-ability={ability.id}
          {...signOf(last)}
          data-anchor={`ability-${seat}-${ability.id}`}
          aria-disabled={!canTouch}
          onClick={touch}
        >
          <Face
            hero={hero}
            ability={ability}
            level={level}
            upgrade={upgrade}
            dice={isRolling ? roll.values : undefined}
            reached={isUnderWay ? deed.row : Math.max(0, ...rows)}
          />
          <Foot hero={hero} ability={ability} state={state} odds={odds} usual={isRolling ? null : usual} />
        </button>
      </Explain>
      {asking && (
        <OpenedChoice
          title={plain(speaker.ability(hero, ability, level).name)}
          moves={moves}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
});

const Face = ({ upgrade, ...ability }: AbilityFaceProps & { upgrade: Upgrade | null }) =>
  upgrade === null ? (
    <AbilityFace {...ability} />
  ) : (
    <Suspense fallback={<AbilityFace {...ability} />}>
      <UpgradedFace {...ability} upgrade={upgrade} />
    </Suspense>
  );

/** The upgrade of this ability that is considered, if it would raise it. */
const useUpgradeOf = (hero: Hero, ability: Ability, level: Level): Upgrade | null => {
  const { table } = useSitting();
  const card = useConsidered(questionOf(table));
  const upgrade = card === null ? undefined : hero.upgrades.find(({ id }) => id === card);
  return upgrade !== undefined && upgrade.ability === ability.id && upgrade.level > level ? upgrade : null;
};

interface FootProps {
  hero: Hero;
  ability: Ability;
  state: TileState;
  odds: LiveOdds | null;
  usual: Usual | null;
}

const Foot = ({ hero, ability, state, odds, usual }: FootProps) => {
  const t = useTexts();
  if (state === 'ready' || state === 'made')
    return (
      <span className="tile__foot">
        <Icon name="check" />
        <b className="tile__ready">{t.table.ready[ability.slot === 'defensive' ? 'defence' : 'attack']}</b>
      </span>
    );
  if ((state === 'open' || state === 'blocked') && odds !== null)
    return (
      <span className="tile__foot">
        <span title={t.table.alone(t.table.within(odds.attempts))}>
          <Chance of={odds.best} />
        </span>
        <BestKeep hero={hero} odds={odds} />
        <span className="tile__meter" aria-hidden="true">
          <i style={{ width: `${odds.best * 100}%` }} />
        </span>
      </span>
    );
  if (state === 'open')
    return (
      <span className="tile__foot">
        {usual !== null && (
          <>
            <Chance of={usual.chance} />
            <span className="tile__if">
              <span className="tile__word">{t.table.within(usual.attempts)}</span>
            </span>
          </>
        )}
      </span>
    );
  return (
    <span className="tile__foot">
      <span className="reason">
        {state === 'done' ? <Icon name="check" /> : <Icon name="lock" />}
        {t.table.tile[state]}
      </span>
    </span>
  );
};

/** As good as the best, for all one can see. */
const SAME = 1e-9;

/** The dice to keep for that chance; pressed if what one keeps is as good. */
const BestKeep = ({ hero, odds }: { hero: Hero; odds: LiveOdds }) => {
  const t = useTexts();
  const isKept = odds.best - odds.now < SAME;
  const word = odds.keep.length === 0 ? t.table.rollAll : isKept ? t.dice.kept : t.table.keep;
  return (
    <span className={`keep ${isKept ? 'is-on' : ''}`}>
      {isKept && <Icon name={odds.keep.length === 0 ? 'dice' : 'lock'} />}
      <span className="tile__word">{word}</span>
      <span className="keep__dice">
        {odds.keep.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are alike
          <FaceNumber key={i} hero={hero.id} symbol={hero.dice[value - 1]} value={value} />
        ))}
      </span>
    </span>
  );
};
