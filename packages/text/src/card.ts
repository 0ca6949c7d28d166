// A card: its kind, its cost and what it does. An upgrade shows the abilities it brings.

import type { Card, Hero, Level, Upgrade } from '@mad-king/language';
import { type AbilityText, abilityText } from './ability.ts';
import { isUpgrade } from './catalogue.ts';
import { condition } from './effects/condition.ts';
import { type Context, context } from './effects/context.ts';
import { unimplied } from './effects/implied.ts';
import { paragraph, tail } from './effects/text.ts';
import { priceOf, sideOf } from './effects/use.ts';
import { capital, join, type Said, sentence, text } from './segments.ts';
import { card as cardIcon, cp, type Voice } from './voice.ts';

/** A card in words. */
export interface CardText {
  /** `six-it`, `barbarian.get-some`. */
  id: string;
  name: Said;
  kind: Said;
  cost: number;
  costText: Said;
  text: Said[];
  /** Of an upgrade: the ability it raises, and those that come with it. */
  abilities: AbilityText[];
}

/** `hero` is undefined for shared cards. */
export const cardText = (v: Voice, hero: Hero | undefined, card: Card | Upgrade): CardText => ({
  id: hero && !v.catalogue.isShared(card.id) ? `${hero.id}.${card.id}` : card.id,
  name: cardIcon(v, hero?.id ?? '', card.id),
  kind: capital(cardKind(v, hero, card)),
  cost: card.cost,
  costText: capital(v.say(v.m.words.cost, { n: card.cost, cp: cp(v) })),
  text: isUpgrade(card) ? upgradeTexts(v, hero, card) : actionTexts(v, hero, card),
  abilities: isUpgrade(card) && hero ? broughtBy(v, hero, card) : [],
});

const cardKind = (v: Voice, hero: Hero | undefined, card: Card | Upgrade): Said => {
  const k = v.m.words.cardKind;
  if (isUpgrade(card)) {
    const slot = hero?.abilities.find(({ id }) => id === card.ability)?.slot ?? 'offensive';
    return text(k[slot]);
  }
  return join(
    [text(k[card.timing]), card.modifier ? text(k.modifier) : [], card.promo ? text(k.promo) : []],
    ', ',
  );
};

const contextOf = (v: Voice, hero: Hero | undefined, card: Card | Upgrade): Context => {
  if (isUpgrade(card)) return context(v, hero?.id ?? '', 'card');
  const side = card.modifier ? 'target' : card.only ? sideOf(card.only) : null;
  return context(v, hero?.id ?? '', 'card', { target: side ?? 'opponent' });
};

const actionTexts = (v: Voice, hero: Hero | undefined, card: Card): Said[] => {
  const { m, say } = v;
  const c = contextOf(v, hero, card);
  const before: Said[] = [];
  const only = card.only ? unimplied(card.only, card.do) : null;
  if (only) {
    const cond = condition(c, only);
    before.push(say(card.after ? m.things.playAfterIf : m.things.playOnlyIf, { cond }));
  } else if (card.after) before.push(say(m.things.playAfter));
  if (card.price) before.push(say(m.things.playPrice, { price: priceOf(c, card.price) }));
  return [...before.map(sentence), paragraph(c, card.do)];
};

const upgradeTexts = (v: Voice, hero: Hero | undefined, card: Upgrade): Said[] => {
  if (!card.onPlay) return [];
  const what = tail(contextOf(v, hero, card), card.onPlay).said;
  return [sentence(v.say(v.m.things.at, { when: text(v.m.things.onPlay), what }))];
};

const broughtBy = (v: Voice, hero: Hero, card: Upgrade): AbilityText[] => {
  const brought: { ability: string; level: Level }[] = [
    { ability: card.ability, level: card.level },
    ...(card.adds ?? []),
  ];
  return brought.flatMap(({ ability: id, level }) => {
    const ability = hero.abilities.find((a) => a.id === id);
    return ability ? [abilityText(v, hero, ability, level)] : [];
  });
};
