// A status effect or companion: what it is and everything it does.

import type { Token } from '@mad-king/language';
import { activationOf, styleOf } from './companions.ts';
import { quantity } from './effects/amount.ts';
import { context } from './effects/context.ts';
import { tail } from './effects/text.ts';
import { forbidTexts, momentTexts, standingTexts, useTexts } from './parts.ts';
import { capital, type Said, sentence, text } from './segments.ts';
import { cp, heroName, token as tokenIcon, type Voice } from './voice.ts';

/** A token in words. */
export interface TokenText {
  id: string;
  name: Said;
  kind: Said;
  limit: Said;
  persistent: Said;
  text: Said[];
}

export const tokenText = (v: Voice, hero: string, token: Token): TokenText => {
  const { m, say } = v;
  const make = (more = {}) => context(v, hero, 'token', { token: token.id, ...more });
  const style = styleOf(v.catalogue, token.id);
  const said = [
    ...forbidTexts(make, token.forbids, token.forbidsIf),
    ...startSide(v, hero, token),
    ...(token.attemptPrice ? [say(m.things.attemptPrice, { n: token.attemptPrice, cp: cp(v) })] : []),
    ...momentTexts(make, token.at, token.any),
    ...useTexts(make, token.uses),
    ...standingTexts(make, token.standing),
    ...stateTexts(v, hero, token),
    ...activationTexts(v, hero, token),
  ];
  const more = [
    ...(token.declinable ? [say(m.things.declinable, { nom: text(heroName(v, hero)) })] : []),
    ...(token.secret ? [say(m.things.secret)] : []),
    ...(token.fixed ? [say(m.things.fixed[token.fixed])] : []),
  ];
  if (style === 'spell') return spellText(v, hero, token);
  if (said.length === 0) said.push(say(style === 'prepared' ? m.things.preparedKept : m.things.kept));
  return {
    id: token.id,
    name: tokenIcon(v, token.id),
    kind: capital(text(m.words.tokenKind[token.kind])),
    limit: capital(limitText(v, token)),
    persistent: token.persistent ? capital(text(m.things.persistent)) : [],
    text: [...said, ...more].map(sentence),
  };
};

/** What an ability makes a bot do. */
const activationTexts = (v: Voice, hero: string, token: Token): Said[] => {
  const effects = activationOf(token);
  if (effects === null) return [];
  const what = tail(context(v, hero, 'passive', { target: 'target' }), effects).said;
  return [v.say(v.m.things.at, { when: text(v.m.things.whenActivated), what })];
};

const spellText = (v: Voice, hero: string, { id, spell = [] }: Token): TokenText => {
  const what = tail(context(v, hero, 'passive', { target: 'target' }), spell).said;
  return {
    id,
    name: tokenIcon(v, id),
    kind: capital(text(v.m.words.tokenKind.spell)),
    limit: capital(v.say(v.m.things.spellLimit)),
    persistent: [],
    text: [sentence(v.say(v.m.things.at, { when: text(v.m.things.whenCast), what }))],
  };
};

/** What holds while a state of this companion does. */
const stateTexts = (v: Voice, hero: string, token: Token): Said[] =>
  (v.catalogue.hero(hero)?.tokens ?? [])
    .filter((state) => state.partOf === token.id)
    .flatMap(({ id, standing }) =>
      standingTexts(
        (more = {}) => context(v, hero, 'token', { token: id, ...more }),
        (standing ?? []).map((s) => ({
          ...s,
          only: s.only ?? { test: 'held', token: id, who: 'self', atLeast: 1 },
        })),
      ),
    );

const limitText = (v: Voice, { id, limit, limitOthers }: Token): Said => {
  const style = styleOf(v.catalogue, id);
  if (style === 'dial') return v.say(v.m.things.dial, { n: limit });
  if (style === 'steps') return v.say(v.m.things.sides);
  if (style === 'prepared') return v.say(v.m.things.preparedLimit, { n: limit });
  return limitOthers === undefined || limitOthers === limit
    ? v.say(v.m.things.limit, { n: limit })
    : v.say(v.m.things.limitOthers, { n: limit, others: limitOthers });
};

const startSide = (v: Voice, hero: string, token: Token): Said[] => {
  if (token.side === undefined) return [];
  const { side } = token;
  if (typeof side === 'object' && side.table && side.terms[0]?.of.count === 'upgrades') {
    const [first] = side.table;
    const n = side.table.findIndex((value) => value !== first);
    return [v.say(v.m.things.startSideUpgrades, { a: first, b: side.table[n], n })];
  }
  const { x, after, n } = quantity(context(v, hero, 'token'), token.side);
  return [v.say(v.m.things.startSide, { x, after, n })];
};
