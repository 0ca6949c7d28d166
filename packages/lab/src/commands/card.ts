// `lab card`: a hero, or one of its abilities, cards or tokens, as a player reads it.

import { heroes, sharedCards } from '@mad-king/heroes';
import type { Hero } from '@mad-king/language';
import { plain, type Speaker } from '@mad-king/text';
import { type Command, UserError } from '../command.ts';
import { showAbilities, showCard, showToken } from '../speech/print.ts';
import { LANG, voiceOf } from '../speech/voice.ts';

export const card: Command = {
  usage: 'HERO [ABILITY | CARD | TOKEN] [--lang LANGUAGE]',
  summary:
    'print a hero, or one of its abilities, cards or tokens, as a player reads it ("shared" for the shared cards)',
  words: [0, 2],
  options: { lang: LANG },
  run(args) {
    const [heroId, part] = args.positionals;
    const ids = [...heroes.map(({ id }) => id), 'shared'];
    if (heroId === undefined) throw new UserError(`name a hero: ${ids.join(', ')}`);
    if (!ids.includes(heroId))
      throw new UserError(`there is no hero "${heroId}"; heroes are ${ids.join(', ')}`);
    const { say } = voiceOf(args);
    const hero = heroes.find(({ id }) => id === heroId);
    const found = part === undefined ? whole(say, hero) : partOf(say, heroId, hero, part);
    return { json: found.json, text: found.lines.join('\n') };
  },
};

interface Found {
  json: unknown;
  lines: string[];
}

const whole = (say: Speaker, hero: Hero | undefined): Found => {
  if (hero === undefined) {
    const cards = sharedCards.map((shared) => say.card(shared));
    return { json: { cards }, lines: cards.flatMap(showCard) };
  }
  const text = say.hero(hero);
  const { things } = say.voice.m;
  const heading = (words: string): string[] => ['', words.toUpperCase()];
  return {
    json: text,
    lines: [
      `${text.name.toUpperCase()} · ${plain(text.box)} · ${plain(text.complexity)}`,
      text.dice.map((symbol, i) => `${i + 1} ${plain(symbol)}`).join('  '),
      ...(text.setup.length > 0
        ? [`${things.setup.charAt(0).toUpperCase()}${things.setup.slice(1)}: ${plain(text.setup)}`]
        : []),
      ...heading(things.tokens),
      ...text.tokens.flatMap(showToken),
      ...heading(things.abilities),
      ...showAbilities(text.abilities),
      ...heading(things.upgrades),
      ...text.upgrades.flatMap((upgrade) => showCard({ ...upgrade, abilities: [] })),
      ...heading(things.cards),
      ...text.cards.flatMap(showCard),
    ],
  };
};

const partOf = (say: Speaker, heroId: string, hero: Hero | undefined, part: string): Found => {
  const shared = sharedCards.find(({ id }) => id === part);
  const ability = hero?.abilities.find(({ id }) => id === part);
  const token = hero?.tokens.find(({ id }) => id === part);
  const owned = hero?.cards.find(({ id }) => id === part) ?? hero?.upgrades.find(({ id }) => id === part);
  const texts: { json: unknown; lines: string[] }[] = [];
  if (hero && ability) {
    const levels = say.hero(hero).abilities.filter(({ id }) => id === `${hero.id}.${ability.id}`);
    texts.push({ json: levels, lines: showAbilities(levels) });
  }
  if (hero && token) {
    const text = say.token(token, hero);
    texts.push({ json: text, lines: showToken(text) });
  }
  const card = owned ?? shared;
  if (card) {
    const text = say.card(card, owned ? hero : undefined);
    texts.push({ json: text, lines: showCard(text) });
  }
  if (texts.length === 0) throw new UserError(`${heroId} has no ability, card or token "${part}"`);
  return {
    json: texts.length === 1 ? texts[0].json : texts.map(({ json }) => json),
    lines: texts.flatMap(({ lines }) => lines),
  };
};
