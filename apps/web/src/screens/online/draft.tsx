// A draft, once all have brought three: both sides strike one, then each plays one of the rest.

import type { TableView } from '@mad-king/server/protocol';
import { create } from 'zustand';
import { Arms } from '../../components/arms.tsx';
import { Glass } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Complexity } from '../../components/marks.tsx';
import { rosterHero } from '../../heraldry/roster.ts';
import { useOnlineWords } from '../../language/online.ts';
import { useLanguage } from '../../language/texts.ts';
import { act } from '../../online/deeds.ts';
import { Asked } from './asked.tsx';
import { Wax } from './wax.tsx';
import './draft.css';

/** The banner one has touched and not yet sent. */
const useTouched = create<{ hero: string | null }>()(() => ({ hero: null }));

export const isBanning = ({ draft }: TableView): boolean =>
  draft !== null && (draft.stage === 'strike' || draft.stage === 'play');

interface DraftProps {
  table: TableView;
  you: number;
}

/** What one can choose from now: the next one's heroes to strike, then one's own to play. */
const choiceOf = ({ draft, chairs }: TableView, you: number): readonly string[] => {
  if (draft === null) return [];
  const next = (you + 1) % chairs.length;
  return draft.stage === 'strike'
    ? (draft.brought[next] ?? [])
    : (draft.brought[you] ?? []).filter((hero) => hero !== draft.struck[you]);
};

export const Draft = ({ table, you }: DraftProps) => {
  const o = useOnlineWords();
  const { draft, chairs } = table;
  if (draft === null) return null;
  const next = (you + 1) % chairs.length;
  const before = (you + chairs.length - 1) % chairs.length;
  const isStriking = draft.stage === 'strike';
  return (
    <div className="draft">
      <ol className="draft__steps">
        {(['bring', 'strike', 'play'] as const).map((stage) => (
          <li key={stage} aria-current={stage === draft.stage ? 'step' : undefined}>
            {o.draft[stage]}
          </li>
        ))}
        <li>{o.draft.ready}</li>
      </ol>
      <Side
        table={table}
        seat={you}
        title={o.draft.youBrought}
        note={isStriking ? o.draft.theirs(chairs[before].name) : ''}
        isChosenFrom={!isStriking && !chairs[you].picked}
      />
      <Side
        table={table}
        seat={next}
        title={o.draft.brought(chairs[next].name)}
        note={isStriking ? o.draft.yours : ''}
        isChosenFrom={isStriking && !chairs[you].picked}
      />
    </div>
  );
};

interface SideProps {
  table: TableView;
  seat: number;
  title: string;
  note: string;
  /** One of these is mine to choose now. */
  isChosenFrom: boolean;
}

const Side = ({ table: { draft }, seat, title, note, isChosenFrom }: SideProps) => (
  <section className="draft__side">
    <h2>
      {title} <small data-mine={isChosenFrom}>{note}</small>
    </h2>
    <ul className="banners">
      {draft?.brought[seat]?.map((hero) => (
        <Banner
          key={hero}
          hero={hero}
          isStruck={draft.struck[seat] === hero}
          isMine={draft.mine.includes(hero)}
          isOffered={isChosenFrom && draft.struck[seat] !== hero}
        />
      ))}
    </ul>
  </section>
);

interface BannerProps {
  hero: string;
  isStruck: boolean;
  isMine: boolean;
  isOffered: boolean;
}

const Banner = ({ hero, isStruck, isMine, isOffered }: BannerProps) => {
  const { draft } = useOnlineWords();
  const language = useLanguage();
  const touched = useTouched((s) => s.hero);
  const { names, complexity } = rosterHero(hero);
  const isTouched = isOffered && touched === hero;
  const body = (
    <>
      <Glass cut="gonfalon" />
      <Arms hero={hero} />
      <b className="arms-name">{names[language]}</b>
      <Complexity of={complexity} />
      {(isTouched || isMine) && (
        <span className="banners__mine">
          <Icon name={isMine ? 'seal' : 'hand'} />
        </span>
      )}
    </>
  );
  return (
    <li data-hero={hero} className={`${isStruck ? 'is-struck' : ''} ${isTouched ? 'is-near' : ''}`}>
      {isOffered ? (
        <button
          type="button"
          className="banner"
          aria-pressed={isTouched}
          onClick={() => useTouched.setState({ hero })}
        >
          {body}
        </button>
      ) : (
        <span className="banner">{body}</span>
      )}
      {isStruck && <span className="sr">{draft.strike}</span>}
    </li>
  );
};

/** One press on the gold button sends what was touched, or what lies first. */
export const DraftActs = ({ table, you }: DraftProps) => {
  const { draft } = useOnlineWords();
  const language = useLanguage();
  const touched = useTouched((s) => s.hero);
  const isStriking = table.draft?.stage === 'strike';
  const label = isStriking ? draft.ban : draft.playHero;
  const heroes = choiceOf(table, you);
  const [first = null] = heroes;
  const chosen = touched !== null && heroes.includes(touched) ? touched : first;
  const name = (hero: string): string => rosterHero(hero).names[language];
  if (table.chairs[you].picked || chosen === null)
    return (
      <Asked isMine={false} sentence={draft.sealed}>
        <Wax state="closed" icon="ban" />
      </Asked>
    );
  const send = (hero: string): void => {
    useTouched.setState({ hero: null });
    void act({ type: 'pick', table: table.id, heroes: [hero] });
  };
  return (
    <Asked isMine sentence={isStriking ? draft.strikeIt(name(chosen)) : draft.play}>
      {[chosen, ...heroes.filter((hero) => hero !== chosen)].map((hero, i) => (
        <button
          key={hero}
          type="button"
          className={`btn ${i === 0 ? 'btn--gold' : 'btn--line'}`}
          onClick={() => (i === 0 ? send(hero) : useTouched.setState({ hero }))}
        >
          {i === 0 && <Icon name={isStriking ? 'ban' : 'way-in'} />}
          {i === 0 ? label(name(hero)) : name(hero)}
        </button>
      ))}
    </Asked>
  );
};
