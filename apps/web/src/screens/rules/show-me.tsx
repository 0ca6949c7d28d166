// A rule on the table: the scenario that shows it, step by step.

import demonstrations from 'virtual:demonstrations';
import { type GameEvent, type GameView, layOut, view } from '@mad-king/engine';
import type { Demonstration, Remark } from '@mad-king/lab/demonstrations/demonstration';
import { plain } from '@mad-king/text';
import { use, useCallback } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Said } from '../../components/said.tsx';
import { rosterHero } from '../../heraldry/roster.ts';
import { meet } from '../../language/met.ts';
import { useRulesPage } from '../../language/rulebook.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { loadLibrary } from '../../library.ts';
import { addressOf } from '../../router.ts';
import { Lost } from '../lost.tsx';
import { Stepper } from '../theatre/stepper.tsx';
import type { Piece } from '../theatre/stops.ts';

interface Staged {
  demonstration: Demonstration;
  piece: Piece;
}

const stage = async (rule: string): Promise<Staged> => {
  const demonstration = await demonstrations[rule]();
  const heroes = demonstration.position.seats.map(({ hero }) => hero);
  const [library] = await Promise.all([loadLibrary(heroes), meet(heroes)]);
  const events: GameEvent[] = [];
  const start = layOut(library, demonstration.position, events);
  return { demonstration, piece: { start, events, choices: demonstration.choices } };
};

const staged = new Map<string, Promise<Staged>>();

const stagedOnce = (rule: string): Promise<Staged> => {
  const known = staged.get(rule);
  if (known !== undefined) return known;
  const begun = stage(rule);
  begun.catch(() => staged.delete(rule)); // so that trying again tries again
  staged.set(rule, begun);
  return begun;
};

export const ShowMe = ({ rule }: { rule: string }) =>
  Object.hasOwn(demonstrations, rule) ? <Shown rule={rule} /> : <Lost />;

const Shown = ({ rule }: { rule: string }) => {
  const t = useTexts();
  const { book } = useRulesPage();
  const language = useLanguage();
  const { demonstration, piece } = use(stagedOnce(rule));
  const { title, position, remarks } = demonstration;
  const remark = useCallback(
    (since: number, made: number) =>
      remarks
        .filter(({ after }) => after >= since && after <= made)
        .map((one) => (
          <Cannot key={`${one.after}/${one.seat}/${one.move.text}`} remark={one} piece={piece} />
        )),
    [remarks, piece],
  );
  return (
    <Stepper
      id={`show/${rule}`}
      piece={piece}
      seat={position.active ?? position.first ?? 0}
      caption={
        <>
          {rule} {book.rule(rule)?.title}
          {/* Scenarios are written in English. */}
          {language === 'en' && <small lang="en">{title}</small>}
        </>
      }
      remark={remark}
      way={{ to: addressOf({ screen: 'rules', at: rule }), label: t.theatre.toRule(rule) }}
    />
  );
};

/** What somebody would like to do, and why they cannot. */
const Cannot = ({ remark: { seat, move, refusal }, piece }: { remark: Remark; piece: Piece }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const language = useLanguage();
  const { start } = piece;
  const name = rosterHero(start.cast.heroes[start.seats[seat].hero].id).names[language];
  const wish: GameView = { ...view(start, seat), decision: { ask: 'main', options: [move], about: null } };
  const [option] = speaker.decision(wish).options;
  return (
    <p className="stepper__remark">
      <span>{t.theatre.asks(name, plain(option.label))}</span>
      <span>
        <Icon name="jester" /> <Said said={speaker.reason(refusal)} />
      </span>
    </p>
  );
};
