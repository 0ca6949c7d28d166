// The attack under way: who attacks whom, every modifier as a chip, and what it comes to.

import type { DamageLine } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { Arms } from '../../../components/arms.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Damage } from '../../../components/marks.tsx';
import { Said } from '../../../components/said.tsx';
import { Seal } from '../../../components/seal.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { useForecasts } from '../forecast/forecasts.tsx';
import { type About, Explain } from '../help/index.ts';
import { useSitting } from '../sitting.tsx';
import { foretold, type Lane, lanesOf, linesOf } from './lanes.ts';

export const AttackLanes = () => {
  const t = useTexts();
  const { view, events } = useSitting().table;
  const forecasts = useForecasts();
  const lanes = lanesOf({ ...view, incoming: linesOf(view, events) }).map((lane) =>
    foretold(lane, [...forecasts.values()]),
  );
  if (lanes.length === 0 && view.attack === null) return null;
  return (
    <section className="lanes" data-anchor="attack" aria-label={t.table.attack}>
      {view.attack !== null && lanes.length === 0 && <Deed />}
      {lanes.map((lane) => (
        <LaneRow key={lane.to ?? 'open'} lane={lane} isMain={lane.to === view.attack?.target} />
      ))}
    </section>
  );
};

/** An ability under way that attacks nobody. */
const Deed = () => {
  const { view } = useSitting().table;
  if (view.attack === null) return null;
  return (
    <div className="lane lane--main">
      <Who seat={view.attack.by} />
      <div className="mods">
        <DeedChip />
      </div>
    </div>
  );
};

const LaneRow = ({ lane, isMain }: { lane: Lane; isMain: boolean }) => {
  const t = useTexts();
  const { view } = useSitting().table;
  const named = lane.lines.some(
    ({ source }) => source.of === 'ability' && source.ability === view.attack?.ability,
  );
  return (
    <div className={isMain ? 'lane lane--main' : 'lane'} data-mark={lane.type}>
      <Who seat={lane.from} />
      <ul className="mods">
        {isMain && !named && (
          <li>
            <DeedChip />
          </li>
        )}
        {lane.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
          <li key={i}>
            <LineChip line={line} />
          </li>
        ))}
      </ul>
      <span className="arrow" aria-hidden="true" />
      <Damage type={lane.type} amount={lane.total} label={t.damage[lane.type](lane.total)} />
      <span className="arrow arrow--to" aria-hidden="true" />
      <Who seat={lane.to} />
    </div>
  );
};

export const Who = ({ seat, withHealth = false }: { seat: number | null; withHealth?: boolean }) => {
  const t = useTexts();
  const language = useLanguage();
  const { table, you } = useSitting();
  if (seat === null)
    return (
      <span className="lane__who">
        <span className="lane__open" aria-hidden="true">
          ?
        </span>
        <b>{t.table.noTarget}</b>
      </span>
    );
  const { hero, health } = table.view.seats[seat];
  return (
    <span className="lane__who" data-hero={hero}>
      <Arms hero={hero} />
      <b>
        {seat === you ? t.home.you : rosterHero(hero).names[language]}
        {withHealth && `, ${health}`}
      </b>
    </span>
  );
};

/** The ability itself, before it has a number. */
const DeedChip = () => {
  const speaker = useSpeaker();
  const { view } = useSitting().table;
  const { attack } = view;
  if (attack === null) return null;
  const { hero } = view.seats[attack.by];
  const source = {
    of: 'ability',
    hero,
    ability: attack.ability,
    level: attack.level,
    row: attack.row,
    part: '',
  } as const;
  return (
    <Explain about={aboutSource(source)} stop className="mod">
      <SourceIcon source={source} />
      {plain(speaker.source(source))}
    </Explain>
  );
};

const SIGNS: Partial<Record<DamageLine['what'], string>> = {
  add: '+',
  standing: '+',
  prevent: '−',
  half: '−½',
  all: '−∞',
  reflect: '½',
  'half-dealt': '½',
};

export const LineChip = ({ line }: { line: DamageLine }) => {
  const speaker = useSpeaker();
  const lessens = ['prevent', 'half', 'all', 'half-dealt'].includes(line.what);
  const sign = SIGNS[line.what] ?? '';
  const isCounted = ['damage', 'add', 'standing', 'prevent'].includes(line.what);
  return (
    <Explain about={aboutSource(line.source)} stop className={lessens ? 'mod mod--sub' : 'mod'}>
      <SourceIcon source={line.source} />
      <span aria-hidden="true">{plain(speaker.source(line.source))}</span>
      <span className="sr">
        <Said said={speaker.damageLine(line)} />
      </span>
      <b>{!isCounted ? sign : line.amount < 0 ? `−${-line.amount}` : `${sign}${line.amount}`}</b>
    </Explain>
  );
};

type Source = DamageLine['source'];

export const aboutSource = (source: Source): About[] => {
  switch (source.of) {
    case 'ability':
      return [{ kind: 'ability', hero: source.hero, ability: source.ability, level: source.level }];
    case 'card':
      return [{ kind: 'card', card: source.card, hero: source.hero }];
    case 'token':
      return [{ kind: 'token', token: source.token }];
    case 'setup':
      return [];
  }
};

export const SourceIcon = ({ source }: { source: Source }) => {
  const { catalogue } = useSpeaker().voice;
  switch (source.of) {
    case 'ability':
      return <Icon of={source.hero} name={`ability-${source.ability}`} />;
    case 'card':
      return catalogue.isShared(source.card) ? (
        <Icon of="cards" name={source.card} />
      ) : (
        <Icon of={source.hero} name={`card-${source.card}`} />
      );
    case 'token': {
      const found = catalogue.token(source.token);
      return found === undefined ? null : (
        <Seal token={source.token} kind={found.token.kind} hero={found.hero.id} />
      );
    }
    case 'setup':
      return null;
  }
};
