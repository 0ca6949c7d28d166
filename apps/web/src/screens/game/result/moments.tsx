// Three or four moments to remember.

import { plain } from '@mad-king/text';
import { Glass } from '../../../components/glass.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Damage } from '../../../components/marks.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { Moment } from '../../../router.ts';
import { firstSight } from '../../../state/session.ts';
import type { OpenTable } from '../../../state/table.ts';
import type { Strike } from '../../../worker/luck.ts';
import { nameOf } from './people.ts';
import { SourceIcon } from './source-icon.tsx';
import { bestMoments, type Source, type Moment as TaleMoment } from './tale.ts';
import { watchMoment } from './watch.ts';

const MOST = 3;
/** A roll less likely than this is worth telling. */
const UNLIKELY = 1 / 3;

interface MomentsProps {
  table: OpenTable;
  moments: readonly TaleMoment[];
  strikes: readonly Strike[];
}

export const Moments = ({ table, moments, strikes }: MomentsProps) => {
  const t = useTexts();
  const best = bestMoments(moments, MOST, firstSight(table.players));
  const [luckiest] = strikes.filter(({ chance }) => chance < UNLIKELY).sort((a, b) => a.chance - b.chance);
  return (
    <section className="panel moments">
      <h2>{t.result.moments.title}</h2>
      {best.length === 0 && luckiest === undefined && <p>{t.result.moments.none}</p>}
      <ol>
        {best.map((moment) => (
          <MomentLine key={`${moment.kind}-${moment.event}-${moment.at}`} table={table} moment={moment} />
        ))}
        {luckiest !== undefined && <StrikeLine table={table} strike={luckiest} />}
      </ol>
    </section>
  );
};

const heroOf = (table: OpenTable, moment: TaleMoment): string =>
  table.view.seats['by' in moment && moment.by >= 0 ? moment.by : moment.at].hero;

const MomentLine = ({ table, moment }: { table: OpenTable; moment: TaleMoment }) => {
  const t = useTexts();
  const language = useLanguage();
  const speaker = useSpeaker();
  const who = nameOf(table, moment.at, language);
  const words = (): string => {
    switch (moment.kind) {
      case 'hit':
      case 'fell':
        return t.labelled(who, `${moment.from} → ${moment.to}`);
      case 'saved':
        return t.result.moments.saved(moment.before, moment.after);
      case 'healed':
        return t.labelled(who, t.result.moments.healed(moment.to));
    }
  };
  return (
    <Line
      hero={heroOf(table, moment)}
      source={moment.source}
      turn={moment.turn}
      title={plain(speaker.source(moment.source))}
      text={words()}
      at={{ event: moment.event }}
    >
      {moment.kind === 'saved' ? (
        <Damage
          type="prevent"
          amount={moment.before - moment.after}
          label={t.damage.prevent(moment.before - moment.after)}
        />
      ) : moment.kind === 'healed' ? (
        <Damage type="heal" amount={moment.amount} label={t.damage.heal(moment.amount)} />
      ) : (
        <Damage type="normal" amount={moment.amount} label={t.damage.normal(moment.amount)} />
      )}
    </Line>
  );
};

const StrikeLine = ({ table, strike }: { table: OpenTable; strike: Strike }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { hero } = table.view.seats[strike.seat];
  const source: Source = { of: 'ability', hero, ability: strike.ability, level: 1, row: 0, part: '' };
  const chance = t.percent(strike.chance, 1).join('');
  return (
    <Line
      hero={hero}
      source={source}
      turn={strike.turn}
      title={t.labelled(plain(speaker.source(source)), t.result.moments.strike)}
      text={
        strike.kept.length === 0
          ? t.result.moments.strikeAll(chance)
          : t.result.moments.strikeText([...strike.kept].sort().join(' '), chance)
      }
      at={{ choice: strike.made }}
    />
  );
};

interface LineProps {
  hero: string;
  source: Source;
  turn: number;
  title: string;
  text: string;
  at: Moment;
  children?: React.ReactNode;
}

const Line = ({ hero, source, turn, title, text, at, children }: LineProps) => {
  const t = useTexts();
  return (
    <li className="moment" data-hero={hero}>
      <span className="moment__pane pane">
        <Glass />
        <SourceIcon source={source} />
      </span>
      <span className="moment__body">
        <span className="eyebrow">{t.result.moments.turn(turn)}</span>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      {children}
      <button
        type="button"
        className="iconbtn moment__watch"
        aria-label={t.result.moments.watch(title)}
        title={t.result.moments.watch(title)}
        onClick={() => void watchMoment(at)}
      >
        <Icon name="play" />
      </button>
    </li>
  );
};
