// The answer: the solution on the dice, and every way with what it leads to.

import { PUZZLE_KINDS, type PuzzleWay } from '@mad-king/after/puzzles/puzzle';
import type { GameView } from '@mad-king/engine';
import { plain, type Said as SaidText } from '@mad-king/text';
import { Icon } from '../../components/icon.tsx';
import { linkTo } from '../../components/links.ts';
import { FaceNumber, Key } from '../../components/marks.tsx';
import { Said } from '../../components/said.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useAfterWords } from '../../language/after.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import { addressOf, go } from '../../router.ts';
import { CopyLink } from '../share/copy-link.tsx';
import { isSameAnswer } from './answering.ts';
import { DeedsToRead } from './deeds.tsx';
import { routeToNext } from './next.ts';
import type { PuzzleParts } from './puzzle.tsx';
import { heroesOf, useHeroMet } from './table-of.ts';
import { Tray } from './tray.tsx';
import { barOf, partsOf, readyOf } from './why.ts';

type ToldProps = PuzzleParts & { view: GameView };

/** Positions that a choice keeps; null if it rolls nothing. */
const keptBy = (choice: string): number[] | null => {
  if (!choice.startsWith('keep')) return null;
  return choice === 'keep none'
    ? []
    : choice
        .split(' ')
        .slice(1)
        .map((place) => Number(place) - 1);
};

export const Told = (props: ToldProps) => {
  const { puzzle, view, values } = props;
  const { puzzle: w } = useAfterWords();
  const t = useTexts();
  const speaker = useSpeaker();
  const hero = useHeroMet(puzzle.hero);
  const next = (): void => go(routeToNext(puzzle.id));
  useKeys({ ' ': next });
  return (
    <>
      {values.length > 0 && (
        <Tray heroes={heroesOf(view, speaker)} values={values} kept={keptBy(puzzle.ways[0].choose)} />
      )}
      <section className="panel pz__why">
        <header>
          <h2>{w.why}</h2>
          <span className="pz__exact" data-exact={puzzle.kind === 'dice'}>
            {puzzle.kind === 'dice' ? w.exact : w.estimated}
          </span>
        </header>
        <Reason {...props} />
        <Ways {...props} />
        {puzzle.kind === 'dice' ? (
          <Legend {...props} />
        ) : (
          <DeedsToRead hero={hero} seat={view.seats[puzzle.seat]} view={view} />
        )}
      </section>
      <footer className="pz__acts pz__acts--told">
        <button type="button" className="btn btn--gold" onClick={next}>
          {w.next}
          <Icon name="arrow" className="i--right" />
          <Key>{t.keys.space}</Key>
        </button>
        <a
          className="btn btn--ghost"
          href={addressOf({ screen: 'puzzle', id: String(puzzle.id), show: true })}
        >
          <Icon name="watch" />
          {w.show}
        </a>
        <CopyLink words={w.link} link={linkTo(addressOf({ screen: 'puzzle', id: String(puzzle.id) }))} />
        <nav className="pz__more" aria-label={w.next}>
          {PUZZLE_KINDS.map((kind) => (
            <a key={kind} className="link" href={addressOf(routeToNext(puzzle.id, kind))}>
              {w.kinds[kind]}
            </a>
          ))}
        </nav>
      </footer>
    </>
  );
};

/** What a choice is called. */
const useNameOf = ({ view }: ToldProps): ((choice: string) => SaidText) => {
  const { options } = useSpeaker().decision(view);
  return (choice) => options.find(({ move }) => move.text === choice)?.label ?? [];
};

const useAbilityName = ({ puzzle, view }: ToldProps): ((id: string) => string) => {
  const speaker = useSpeaker();
  const hero = useHeroMet(puzzle.hero);
  const { levels } = view.seats[puzzle.seat];
  return (id) => {
    const ability = hero.abilities.find((one) => one.id === id);
    const level = (levels[id] || 1) as 1 | 2 | 3;
    return ability === undefined ? id : plain(speaker.ability(hero, ability, level).name);
  };
};

/** Nobody would call it anything else. */
const SURE = 0.995;

/** In words. */
const Reason = (props: ToldProps) => {
  const { puzzle } = props;
  const { puzzle: w } = useAfterWords();
  const t = useTexts();
  const abilityName = useAbilityName(props);
  const percent = (chance: number): string => t.percent(chance, 0).join('');
  const [best, second] = puzzle.ways;
  if (puzzle.kind !== 'dice')
    return <p className="pz__reason">{w.reason[puzzle.kind](percent(best.worth), percent(second.worth))}</p>;
  const isStop = !best.choose.startsWith('keep');
  const [end] = best.ends;
  const stop = puzzle.ways.find(({ choose }) => choose.startsWith('activate') && choose !== 'activate none');
  return (
    <p className="pz__reason">
      {isStop || end === undefined
        ? w.stopBest
        : end.chance > SURE
          ? w.keepSure(abilityName(end.ability))
          : w.keepBest(percent(readyOf(best)), abilityName(end.ability), percent(end.chance))}{' '}
      {w.second(best.worth - second.worth)}{' '}
      {!isStop &&
        stop !== undefined &&
        stop !== second &&
        w.stopping(abilityName(stop.ends[0]?.ability ?? ''), best.worth - stop.worth)}
    </p>
  );
};

const Ways = (props: ToldProps) => {
  const { puzzle, values, answering } = props;
  const { puzzle: w } = useAfterWords();
  const t = useTexts();
  const [best] = puzzle.ways;
  const given = answering.tries.at(-1);
  const isYours = ({ choose }: PuzzleWay): boolean =>
    given !== undefined && isSameAnswer(choose, given, values);
  return (
    <>
      <div className="pz__wayhead" aria-hidden="true">
        <span>{w.columns.way}</span>
        <span>{puzzle.kind === 'dice' ? w.columns.ends : w.columns.chance}</span>
        <span>{puzzle.kind === 'dice' ? w.columns.worth : ''}</span>
        <span />
      </div>
      <ol className="pz__ways">
        {puzzle.ways.map((way) => (
          <li key={way.choose} className={way === best ? 'is-best' : ''}>
            <span className="pz__keep">
              <WayName {...props} way={way} />
            </span>
            {puzzle.kind === 'dice' ? <EndsBar {...props} way={way} /> : <ChanceBar way={way} />}
            <b className="pz__worth">
              {puzzle.kind === 'dice' ? w.points(way.worth) : t.percent(way.worth, 0).join('')}
            </b>
            <span className="pz__tag">
              {way === best && <Icon name="check" />}
              {isYours(way)
                ? w.yours
                : way === best
                  ? w.best
                  : puzzle.kind === 'dice'
                    ? w.less(best.worth - way.worth)
                    : ''}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
};

const WayName = ({ way, ...props }: ToldProps & { way: PuzzleWay }) => {
  const { puzzle: w } = useAfterWords();
  const nameOf = useNameOf(props);
  const hero = useHeroMet(props.puzzle.hero);
  const kept = keptBy(way.choose);
  if (kept === null)
    return (
      <span>
        <Said said={nameOf(way.choose)} />
      </span>
    );
  if (kept.length === 0) return <span>{w.rollAll}</span>;
  return kept.map((die) => {
    const value = props.values[die];
    return <FaceNumber key={die} hero={hero.id} symbol={hero.dice[value - 1]} value={value} />;
  });
};

/** Parts below this are too narrow for a picture, and those below that for a number. */
const PICTURED = 0.07;
const NUMBERED = 0.15;

const EndsBar = ({ way, ...props }: ToldProps & { way: PuzzleWay }) => {
  const t = useTexts();
  const { puzzle: w } = useAfterWords();
  const abilityName = useAbilityName(props);
  const parts = partsOf(props.puzzle.ways);
  const bar = barOf(way, parts);
  const name = (ability: string | null): string => (ability === null ? w.others : abilityName(ability));
  const percent = (chance: number): string => t.percent(chance, 0).join('');
  return (
    <span
      className="pz__bar"
      role="img"
      aria-label={bar.map(({ ability, chance }) => `${name(ability)} ${percent(chance)}`).join(', ')}
    >
      {bar.map(({ ability, chance }) => (
        <i
          key={ability ?? ''}
          data-part={ability === null ? 'rest' : parts.indexOf(ability)}
          style={{ width: `${chance * 100}%` }}
          title={`${name(ability)} ${percent(chance)}`}
        >
          {ability !== null && chance > PICTURED && (
            <Icon of={props.puzzle.hero} name={`ability-${ability}`} />
          )}
          {chance > NUMBERED && <b>{percent(chance)}</b>}
        </i>
      ))}
    </span>
  );
};

const ChanceBar = ({ way: { worth } }: { way: PuzzleWay }) => (
  <span className="pz__bar" aria-hidden="true">
    <i data-part="0" style={{ width: `${worth * 100}%` }} />
  </span>
);

const Legend = (props: ToldProps) => {
  const { puzzle: w } = useAfterWords();
  const abilityName = useAbilityName(props);
  const parts = partsOf(props.puzzle.ways);
  const hasOthers = props.puzzle.ways.some(({ ends }) =>
    ends.some(({ ability }) => !parts.includes(ability)),
  );
  return (
    <ul className="pz__legend">
      {parts.map((ability, i) => (
        <li key={ability}>
          <i data-part={i}>
            <Icon of={props.puzzle.hero} name={`ability-${ability}`} />
          </i>
          {abilityName(ability)}
        </li>
      ))}
      {hasOthers && (
        <li>
          <i data-part="rest" />
          {w.others}
        </li>
      )}
      <li className="pz__unit">{w.unit}</li>
    </ul>
  );
};
