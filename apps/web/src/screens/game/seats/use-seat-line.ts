// What is special about a board, in one line: who plays it, its passive abilities, and what is upgraded.

import type { Level } from '@mad-king/language';
import { plain } from '@mad-king/text';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';

export const useSeatLine = (seat: number): string => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { table } = useSitting();
  const hero = useHeroAt(seat);
  const player = table.players[seat];
  const { levels } = table.view.seats[seat];
  const abilities = hero.abilities.flatMap((ability) => {
    const level = (levels[ability.id] ?? 0) as Level;
    if (level < 1 || (level === 1 && ability.slot !== 'passive')) return [];
    const { name, roman } = speaker.ability(hero, ability, level);
    return [level === 1 ? plain(name) : `${plain(name)} ${roman}`];
  });
  const who = player.by === 'computer' ? t.home.strength(t.levels[player.level]) : player.name;
  return [who, ...abilities].filter((words) => words !== '').join(' · ');
};
