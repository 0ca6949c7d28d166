// An ability as it would be with the upgrade that is considered: the level it gets, what changes in its text, what comes with it.

import type { Ability, Hero, Level, Upgrade } from '@mad-king/language';
import { type AbilityText, inOneLine, type Said as SaidText } from '@mad-king/text';
import { Glass } from '../../../components/glass.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Need } from '../../../components/need.tsx';
import { Said } from '../../../components/said.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { difference, type Piece } from './difference.ts';

const LEVELS = ['', 'I', 'II', 'III'];

/** All it says, with what the dice must show where there are several rows. */
const wholeOf = ({ lines, text }: AbilityText): SaidText =>
  [
    ...lines.map(({ need, text }) => (lines.length > 1 ? [...need, { text: ': ' }, ...text] : text)),
    ...text,
  ].flatMap((said, i) => (i === 0 ? inOneLine(said) : [{ text: ' ' }, ...inOneLine(said)]));

interface UpgradedFaceProps {
  hero: Hero;
  ability: Ability;
  level: Level;
  upgrade: Upgrade;
}

export const UpgradedFace = ({ hero, ability, level, upgrade }: UpgradedFaceProps) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const before = speaker.ability(hero, ability, level);
  const after = speaker.ability(hero, ability, upgrade.level);
  const [row] = ability.levels[upgrade.level]?.rows ?? [];
  const pieces = difference(wholeOf(before), wholeOf(after));
  return (
    <>
      <span className="tile__pane pane">
        <Glass />
        <Icon of={hero.id} name={`ability-${ability.id}`} />
      </span>
      <span className="tile__body">
        <span className="tile__name">
          <span>
            <Said said={before.name} />
          </span>
          <span className="tile__levels">
            {LEVELS[level]} → {LEVELS[upgrade.level]}
          </span>
        </span>
        {row !== undefined && <Need hero={hero} need={row.need} />}
        <span className="tile__text">
          {pieces.map((piece, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their order
            <Changed key={i} piece={piece} />
          ))}
        </span>
        {(upgrade.adds ?? []).map(({ ability: id, level: at }) => {
          const added = hero.abilities.find((one) => one.id === id);
          if (added === undefined) return null;
          const text = speaker.ability(hero, added, at);
          const [first] = added.levels[at]?.rows ?? [];
          return (
            <span key={id} className="tile__new">
              <b>{t.table.newAbility}</b> <Said said={text.name} />
              {first !== undefined && <Need hero={hero} need={first.need} />}
              <span className="tile__text">
                <Said said={wholeOf(text)} densely />
              </span>
            </span>
          );
        })}
      </span>
    </>
  );
};

const Changed = ({ piece: { is, words } }: { piece: Piece }) => {
  const said = <Said said={words} densely />;
  if (is === 'same') return said;
  return is === 'gone' ? <del>{said}</del> : <ins>{said}</ins>;
};
