// The ability in the arena: a writ of parchment with its picture, its name, what it does, and the dice that made it.

import type { Level } from '@mad-king/language';
import { plain } from '@mad-king/text';
import { Die } from '../../../components/die.tsx';
import { Glass } from '../../../components/glass.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Said } from '../../../components/said.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useStakeWords } from '../../../language/stakes.ts';
import { useLanguage } from '../../../language/texts.ts';
import { Explain } from '../help/index.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';
import type { Deed } from './deed.ts';

/** `withDice`: where they do not lie on the table at their full size. */
export const DeedCard = ({ deed, withDice = false }: { deed: Deed; withDice?: boolean }) => {
  const words = useStakeWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const { you } = useSitting();
  const hero = useHeroAt(deed.by);
  const ability = hero.abilities.find(({ id }) => id === deed.ability);
  if (ability === undefined) return null;
  const { rows, text } = speaker.ability(hero, ability, deed.level as Level);
  const name = plain(
    speaker.source({
      of: 'ability',
      hero: hero.id,
      ability: deed.ability,
      level: deed.level,
      row: deed.row,
      part: '',
    }),
  );
  const isOwn = deed.by === you;
  const who = rosterHero(hero.id).names[language];
  const what = isOwn
    ? deed.isAnnounced
      ? words.youAnnounce
      : words.youUse
    : deed.isAnnounced
      ? words.announces(who)
      : words.uses(who);
  return (
    <article className="underway" data-hero={hero.id}>
      <span className="underway__pane pane">
        <Glass />
        <Icon of={hero.id} name={`ability-${deed.ability}`} />
      </span>
      <span className="underway__body">
        <span className="eyebrow">{what}</span>
        <Explain
          about={{ kind: 'ability', hero: hero.id, ability: deed.ability, level: deed.level as Level }}
          stop
          className="underway__name"
        >
          {name}
        </Explain>
        <span className="underway__text">
          <Said said={[...(rows[deed.row]?.text ?? []), ...text.flat()]} densely />
        </span>
        {withDice && deed.dice.length > 0 && (
          <span className="underway__dice">
            {deed.dice.map((value, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by where they lie
              <Die key={i} hero={hero.id} value={value} symbol={hero.dice[value - 1]} />
            ))}
          </span>
        )}
      </span>
    </article>
  );
};
