// What the coach says of a choice: what to do, where it leads, what it is worth. The table the question lies on is around it.

import type { AidName, Outlook, Way } from '@mad-king/ai';
import { plain } from '@mad-king/text';
import type { ReactNode } from 'react';
import { Filled } from '../../../components/filled.tsx';
import { FaceNumber } from '../../../components/marks.tsx';
import { Said } from '../../../components/said.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { figure } from '../../../texts/format.ts';
import { Explain } from '../help/index.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';
import { useGivingIn } from '../stakes/use-giving-in.tsx';
import { type Row, reliedOn } from './rank.ts';
import './coach.css';

export const useNumber = (): ((n: number, sign?: boolean) => string) => {
  const language = useLanguage();
  return (n, signed = false) => figure(language, n, { signed, steady: true });
};

/** A choice as an order: "Keep 4 5 and roll 3", in short "Keep 4 5", or what its button says. */
export const What = ({ row, isShort = false }: { row: Row; isShort?: boolean }): ReactNode => {
  const t = useTexts();
  const { labels, table } = useSitting();
  const hero = useHeroAt(table.view.seat);
  if (row.by === 'dice' && row.way.do === 'keep') {
    const values = table.view.rolls[0]?.values ?? [];
    const { keep } = row.way;
    if (keep.length === 0) return t.coach.rollAll;
    const dice = keep.map((die) => (
      <FaceNumber key={die} hero={hero.id} symbol={hero.dice[values[die] - 1]} value={values[die]} />
    ));
    const words = isShort ? t.coach.keep : t.coach.keepAndRoll(values.length - keep.length);
    return <Filled words={words} places={{ dice }} />;
  }
  // A way out is called as on its panel.
  if (row.move.kind === 'pass') return <GivingIn />;
  const label = labels.get(row.move.text);
  return (
    <>
      {label === undefined ? row.move.text : <Said said={label} />}
      {label !== undefined && !/[.!?]$/.test(plain(label)) && '.'}
    </>
  );
};

const GivingIn = () => <>{useGivingIn().name}.</>;

export const AboutWay = ({ way }: { way: Way }) => {
  const t = useTexts();
  const { table } = useSitting();
  const speaker = useSpeaker();
  const hero = useHeroAt(table.view.seat);
  const aidName = useAidName();
  const number = useNumber();
  const [likeliest] = way.abilities;
  const ability = likeliest && hero.abilities.find(({ id }) => id === likeliest.ability);
  const relied = reliedOn(way);
  const chance = (of: number): string => t.percent(of, 1).join('');
  return (
    <>
      {way.do !== 'stop' && ability !== undefined && (
        <>
          {t.coach.ready(
            chance(way.ready),
            plain(speaker.ability(hero, ability, likeliest.level as 1).name),
          )}{' '}
        </>
      )}
      {way.plan.map(({ aid, dice, notation }) => (
        <span key={notation}>
          {t.coach.plan(aidName(aid), dice.map(({ from, to }) => `${from} → ${to ?? '?'}`).join(', '))}{' '}
        </span>
      ))}
      {way.plan.length === 0 && relied !== null && <>{t.coach.relied(aidName(relied))} </>}
      <Explain about={{ kind: 'words', title: t.coach.worthTitle, text: t.coach.worthHelp }} stop>
        <span className="coach__worth">{t.coach.worth(number(way.worth))}</span>
      </Explain>
    </>
  );
};

const useAidName = (): ((aid: AidName) => string) => {
  const { table } = useSitting();
  const speaker = useSpeaker();
  const { hero: id } = table.view.seats[table.view.seat];
  const { catalogue } = speaker.voice;
  return (aid) => {
    if (aid.of === 'card') {
      const card = catalogue.card(id, aid.card);
      return card === undefined ? aid.card : plain(speaker.card(card, catalogue.hero(id)).name);
    }
    const found = aid.token === null ? undefined : catalogue.token(aid.token);
    return found === undefined ? aid.use : plain(speaker.token(found.token, found.hero).name);
  };
};

/** In points: what is less is no reason. */
const SLIGHT = 0.25;

/** `ahead`: by how much its chance to win is better than that of the next. */
export const AboutOutlook = ({
  outlook,
  ahead,
  isClose,
}: {
  outlook: Outlook;
  ahead: number;
  isClose: boolean;
}) => {
  const t = useTexts();
  const number = useNumber();
  const { dealt, taken } = outlook;
  const parts = [
    dealt > SLIGHT && t.coach.deals(number(dealt)),
    dealt < -SLIGHT && t.coach.othersGain(number(-dealt)),
    taken > SLIGHT && t.coach.loses(number(taken)),
    taken < -SLIGHT && t.coach.gains(number(-taken)),
  ].filter((part) => part !== false);
  const percent = t.percent(ahead, 0).join('');
  if (parts.length === 0) return isClose ? null : t.coach.likelier(percent);
  return (
    <Explain about={{ kind: 'words', title: t.coach.gamesTitle, text: t.coach.gamesHelp }} stop>
      <span className="coach__worth">{t.coach.outlook(parts.reduce(t.coach.both))}</span>
    </Explain>
  );
};
