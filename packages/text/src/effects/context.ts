// What is known while a text is being said: whose text it is, whom it has chosen, which dice lie there.

import type { Among, Moment, Who } from '@mad-king/language';
import type { TextSource } from '../catalogue.ts';
import type { Messages } from '../language.ts';
import { type Said, text } from '../segments.ts';
import { heroName, type Voice } from '../voice.ts';

type People = Messages['people'];
type PersonKey = { [K in keyof People]: People[K] extends string ? never : K }[keyof People];

/** What the number kept by an earlier line counts. */
type NumberKind = keyof Messages['conditions']['number'];

export interface Chosen {
  key: PersonKey;
  /** Not mentioned yet: "an opponent", then "that player". */
  fresh: boolean;
  /** Up to how many of them. */
  n?: number;
}

export interface Context {
  v: Voice;
  /** Whose dice symbols are meant. */
  hero: string;
  of: 'offence' | 'defence' | 'card' | 'token' | 'passive' | 'setup';
  /** Who the other side of the attack is. */
  target: 'target' | 'attacker' | 'opponent';
  token: string | null;
  moment: Moment | null;
  /** CP that are lost here are a price. */
  paying: boolean;
  /** Hero upgrades among the cards looked at have been taken. */
  tookUpgrades: boolean;
  /** What is counted lies with whoever receives this. */
  receiving: boolean;
  /** In what may be done while dice lie there, those dice are meant. */
  theseDice: boolean;
  /** Inside a loop over the tokens of this kind, one at a time. */
  eachToken: boolean;
  /** No rows here: more follows in the same sentence, or this is a row already. */
  flat: boolean;
  /** Another number that holds in another case, said behind the next one: "2 (1 if it is advanced)". */
  instead: Said | null;
  /** This says what a keyword means. */
  explaining: boolean;
  /** To whom the text speaks, if not to its player: whoever chooses. */
  toward: Who;
  /** Dice of the innermost roll; 5 for the offensive dice. */
  dice: number;
  number: NumberKind;
  that: Chosen;
  other: Chosen;
}

export const context = (v: Voice, hero: string, of: Context['of'], more: Partial<Context> = {}): Context => ({
  v,
  hero,
  of,
  target: of === 'offence' ? 'target' : of === 'defence' ? 'attacker' : 'opponent',
  token: null,
  moment: null,
  paying: false,
  tookUpgrades: false,
  receiving: false,
  theseDice: false,
  eachToken: false,
  flat: false,
  instead: null,
  explaining: false,
  toward: 'self',
  dice: 5,
  number: 'chosen',
  that: { key: 'that', fresh: false },
  other: { key: 'other', fresh: false },
  ...more,
});

const CHOSEN: Record<Among, PersonKey> = {
  player: 'chosenPlayer',
  another: 'chosenAnother',
  opponent: 'chosenOpponent',
  teammate: 'chosenTeammate',
  other: 'chosenOther',
  threatened: 'chosenThreatened',
  giver: 'chosenPlayer',
  holder: 'chosenHolder',
};
export const chosen = (among: Among, fresh: boolean): Chosen => ({ key: CHOSEN[among], fresh });

export interface Person {
  who: 'self' | 'one' | 'many';
  nom: Said;
  gen: Said;
  dat: Said;
  acc: Said;
}

const keyOf = (c: Context, who: Who): PersonKey => {
  switch (who) {
    case 'target':
      return c.target;
    case 'that':
      return mention(c.that, 'that');
    case 'other':
      return mention(c.other, 'other');
    case 'origin':
      return 'that';
    default:
      return who;
  }
};

const mention = (whom: Chosen, later: PersonKey): PersonKey => {
  if (!whom.fresh) return later;
  whom.fresh = false;
  return whom.key;
};

/** The person, being mentioned now. */
export const person = (c: Context, who: Who): Person => {
  if (who === c.toward) return formsOf(c, 'self', 'self');
  if (who === 'origin') return originOf(c);
  const many = who === 'opponents' || who === 'players' || (who === 'that' && c.that.fresh && c.that.n);
  return formsOf(c, keyOf(c, who), many ? 'many' : 'one');
};

/** The player whose leaflet the token comes from, by the hero's name. */
const originOf = (c: Context): Person => {
  const hero = c.v.catalogue.token(c.token ?? '')?.hero.id ?? c.hero;
  const name = text(heroName(c.v, hero));
  return { who: 'one', nom: name, gen: name, dat: name, acc: name };
};

/** What is said inside, without a trace in what is said after it. */
export const apart = (c: Context, more: Partial<Context> = {}): Context => ({
  ...c,
  that: { ...c.that },
  other: { ...c.other },
  ...more,
});

/** The other number that was kept for the one just said. */
export const takeInstead = (c: Context): Said => {
  const said = c.instead ?? [];
  c.instead = null;
  return said;
};

/** Of several people, each by himself. */
export const eachOf = (c: Context, who: Who): Person => {
  if (who === 'opponents') return formsOf(c, 'eachOpponent', 'one');
  return who === 'players' ? formsOf(c, 'eachPlayer', 'one') : person(c, who);
};

const formsOf = (c: Context, key: PersonKey, who: Person['who']): Person => {
  const { nom, gen, dat, acc } = c.v.m.people[key];
  const n = c.that.n ?? 1;
  const say = (form: string): Said => c.v.say(form, { n });
  return { who, nom: say(nom), gen: say(gen), dat: say(dat), acc: say(acc) };
};

/** Abilities act on the other side without saying so. */
export const isUnderstood = (c: Context, who: Who): boolean =>
  who === 'target' && (c.of === 'offence' || c.of === 'defence');

/** For a question of a text that stands somewhere; whoever is asked is not told when such things happen. */
export const contextOf = (v: Voice, source: TextSource): Context => {
  if (source.of !== 'token') return context(v, source.hero, source.of === 'ability' ? 'offence' : source.of);
  return context(v, v.catalogue.token(source.token)?.hero.id ?? '', 'token', { token: source.token });
};
