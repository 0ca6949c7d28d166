// What belongs to a step besides words: dice as they lie, tokens that came and went, health before and after.

import type { GameView } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { FaceNumber } from '../../../components/marks.tsx';
import { Seal } from '../../../components/seal.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { Change, Step, TokenChange } from './step.ts';

export const StepDice = ({ view, dice }: { view: GameView; dice: Step['dice'] }) => {
  const { catalogue } = useSpeaker().voice;
  if (dice === null) return null;
  return (
    <span className="told__dice">
      {dice.values.map((value, i) => {
        const hero = view.seats[dice.owners[i]].hero;
        const symbol = catalogue.hero(hero)?.dice[value - 1];
        return symbol === undefined ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by where they lie
          <FaceNumber key={i} hero={hero} symbol={symbol} value={value} />
        );
      })}
    </span>
  );
};

/** "Tactical Advantage 3 → 4", with whose it is where that is not clear. */
export const TokenChanges = ({ view, changes }: { view: GameView; changes: readonly TokenChange[] }) => {
  const t = useTexts();
  const language = useLanguage();
  const speaker = useSpeaker();
  const { catalogue } = speaker.voice;
  return changes
    .filter(({ change }) => change !== 0)
    .map(({ seat, token, change, held }) => {
      const found = catalogue.token(token);
      const who = seat === view.seat ? t.home.you : rosterHero(view.seats[seat].hero).names[language];
      return found === undefined ? null : (
        <span key={`${seat}/${token}`} className="told__token">
          <Seal
            token={token}
            kind={found.token.kind}
            hero={found.hero.id}
            label={plain(speaker.token(found.token, found.hero).name)}
          />
          {t.labelled(who, `${held - change} → ${held}`)}
        </span>
      );
    });
};

export const HealthChange = ({ health }: { health: Change }) => {
  const t = useTexts();
  return (
    <span className="told__health">
      <b>{health.from}</b> → <b>{health.to}</b> {t.table.health}
    </span>
  );
};
