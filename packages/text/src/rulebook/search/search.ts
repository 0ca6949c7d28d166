// A question to the rules: the sections that answer it best, each with the sentence that does.

import type { RuleId } from '../../language.ts';
import type { RuleText } from '../../rules.ts';
import type { GlossaryEntry } from '../glossary.ts';
import { nearest } from './nearness.ts';
import { type Reader, type Unit, wordsOf } from './words.ts';

/** A section that answers a question, and the sentence that does. */
export interface Answer {
  rule: RuleId;
  title: string;
  /** The sentence that answers. */
  text: string;
}

/** What the parts of a section weigh. */
const WEIGHT = { title: 2.5, text: 1, tournament: 0.8, term: 1.5, explanation: 0.5 };
/** A word that only means the same counts less than the word itself, one that was guessed less still. */
const ALIKE = 0.8;
const GUESSED = 0.6;
/** How soon repetition stops counting, and how much a long section is held against it (BM25). */
const SATURATION = 1.2;
const LENGTH = 0.4;
/** What the best sentence counts beside the section as a whole. */
const SENTENCE = 1;
/** Sections that fit much worse than the best are no answers. */
const LEAST = 0.35;

/** Stems, and ideas as "#7". */
type Keys = Map<string, number>;

interface Sentence {
  text: string;
  keys: Keys;
}

interface Document {
  rule: RuleText;
  /** What it is called: its id, its title, terms that it explains. */
  names: ReadonlySet<string>;
  sentences: Sentence[];
  keys: Keys;
  length: number;
}

/** A word of the question, as keys that may stand for it. */
type Wanted = readonly { key: string; worth: number }[];

const keysOf = ({ stem, ideas }: Unit): string[] => [stem, ...ideas.map((idea) => `#${idea}`)];

const nameOf = (text: string): string => wordsOf(text).join(' ');

/** "die / dice", "combat points (CP)": each of them, and the whole. */
const namesOf = (text: string): string[] => [text, ...text.split(/[/,()]/)].map(nameOf);

/** Names of cards end with marks of their own: a sentence begins with a capital. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}“„])/u);

export const searcher = (
  reader: Reader,
  rules: readonly RuleText[],
  glossary: readonly GlossaryEntry[],
): ((question: string) => Answer[]) => {
  const documents = rules.map((rule) => documentOf(reader, rule, glossary));
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const found = new Map<string, number>();
  for (const { keys } of documents) for (const key of keys.keys()) found.set(key, (found.get(key) ?? 0) + 1);
  const rarity = (key: string): number => {
    const n = found.get(key) ?? 0;
    return n === 0 ? 0 : Math.log(1 + (documents.length - n + 0.5) / (n + 0.5));
  };

  return (question) => {
    const wanted = reader.read(question).map((unit) => wantedOf(unit, found, rarity));
    const name = nameOf(question);
    const scored = documents.map((document) => ({
      document,
      isNamed: document.names.has(name),
      ...scoreOf(document, wanted, average),
    }));
    const top = Math.max(...scored.map(({ score }) => score));
    return scored
      .filter(({ isNamed, score }) => isNamed || (score > 0 && score >= top * LEAST))
      .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score)
      .map(({ document: { rule }, text }) => ({ rule: rule.id, title: rule.title, text }));
  };
};

const documentOf = (reader: Reader, rule: RuleText, glossary: readonly GlossaryEntry[]): Document => {
  const keys: Keys = new Map();
  const add = (text: string, weight: number, into: Keys): void => {
    for (const unit of reader.read(text))
      for (const key of keysOf(unit)) into.set(key, (into.get(key) ?? 0) + weight);
  };
  const sentence = (text: string, weight: number): Sentence => {
    add(text, weight, keys);
    const own: Keys = new Map();
    add(text, 1, own);
    return { text, keys: own };
  };

  add(rule.title, WEIGHT.title, keys);
  const sentences = sentencesOf(rule.text).map((text) => sentence(text, WEIGHT.text));
  for (const text of rule.tournament === null ? [] : sentencesOf(rule.tournament))
    sentences.push(sentence(text, WEIGHT.tournament));
  const entries = glossary.filter((entry) => entry.rule === rule.id);
  for (const { term, also, text } of entries) {
    add([term, ...also].join(', '), WEIGHT.term, keys);
    add(text, WEIGHT.explanation, keys);
  }
  const called = [rule.id, rule.title, ...entries.flatMap(({ term, also }) => [term, ...also])];
  const names = new Set(called.flatMap(namesOf).filter((name) => name !== ''));
  const length = sentences.reduce((sum, { text }) => sum + reader.read(text).length, 0);
  return { rule, names, sentences, keys, length };
};

const wantedOf = (unit: Unit, found: Keys, rarity: (key: string) => number): Wanted => {
  const known = keysOf(unit).filter((key) => found.has(key));
  const guessed = known.length > 0 ? [] : nearest(unit.stem, found.keys());
  return [
    ...known.map((key) => ({ key, worth: rarity(key) * (key.startsWith('#') ? ALIKE : 1) })),
    ...guessed.map((key) => ({ key, worth: rarity(key) * GUESSED })),
  ];
};

/** The section as a whole, and its best sentence beside it. */
const scoreOf = (
  { rule, sentences, keys, length }: Document,
  wanted: readonly Wanted[],
  average: number,
): { score: number; text: string } => {
  const size = 1 - LENGTH + LENGTH * (length / average);
  const best = (weigh: (key: string) => number): number =>
    wanted.reduce((sum, ways) => sum + Math.max(0, ...ways.map(({ key, worth }) => worth * weigh(key))), 0);

  const whole = best((key) => {
    const weight = keys.get(key) ?? 0;
    return (weight * (SATURATION + 1)) / (weight + SATURATION * size);
  });
  let text = sentences[0]?.text ?? rule.text;
  let top = 0;
  for (const sentence of sentences) {
    const own = best((key) => (sentence.keys.has(key) ? 1 : 0));
    if (own <= top) continue;
    top = own;
    text = sentence.text;
  }
  return { score: whole + SENTENCE * top, text };
};
