// What the pictures of a hero's page mean: faces of the die, sides of the board, shapes of damage.

import type { DamageType, Hero } from '@mad-king/language';
import { plain } from '@mad-king/text';
import { Icon } from '../../components/icon.tsx';
import { DamageSign, Face, type MarkType } from '../../components/marks.tsx';
import { usePerson } from '../../language/persons.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';

/** Every symbol with the faces that show it. */
export const DiceLegend = ({ hero }: { hero: Hero }) => {
  const person = usePerson();
  const names = useSpeaker().hero(hero).dice;
  return (
    <ul className="dicelegend" aria-label={person.dice}>
      {[...new Set(hero.dice)].map((symbol) => {
        const faces = hero.dice.flatMap((s, i) => (s === symbol ? [i + 1] : []));
        const name = plain(names[faces[0] - 1]).replace(/^\[|\]$/g, '');
        return (
          <li key={symbol}>
            <Face hero={hero.id} symbol={symbol} label={name} />
            <b>{faces.join(' ')}</b>
            <small aria-hidden="true">{name}</small>
          </li>
        );
      })}
    </ul>
  );
};

export const SidesLegend = ({ hero: { sides = [] } }: { hero: Hero }) => {
  const { side: names } = useSpeaker().voice.m.words;
  return sides.length === 0 ? null : (
    <ul className="sidelegend">
      {sides.map((side) => (
        <li key={side} data-side={side}>
          {names[side as keyof typeof names]}
        </li>
      ))}
    </ul>
  );
};

const MARKS: readonly (DamageType | 'heal')[] = [
  'normal',
  'undefendable',
  'pure',
  'collateral',
  'ultimate',
  'heal',
];

/** The shapes that this hero's texts use. */
export const MarksLegend = ({ hero }: { hero: Hero }) => {
  const person = usePerson();
  const speaker = useSpeaker();
  const written = JSON.stringify([hero.abilities, hero.tokens, hero.cards]);
  const isUsed = (mark: MarkType): boolean =>
    written.includes(mark === 'heal' ? '"do":"heal"' : `"type":"${mark}"`);
  return (
    <ul className="markslegend" aria-label={person.damage}>
      <li aria-hidden="true">{person.damage}</li>
      {MARKS.filter(isUsed).map((mark) => (
        <li key={mark}>
          <DamageSign type={mark} /> {mark === 'heal' ? person.healing : speaker.damageType(mark)}
        </li>
      ))}
    </ul>
  );
};

/** Only on paper, where cards have no colours and little room. */
export const KindsLegend = () => {
  const t = useTexts();
  return (
    <ul className="kindslegend">
      {(['main', 'roll', 'instant'] as const).map((kind) => (
        <li key={kind}>
          <Icon name={`kind-${kind}`} /> {t.card.kinds[kind]}
        </li>
      ))}
    </ul>
  );
};
