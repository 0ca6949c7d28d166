// The words of a lesson in one language: read, and held against the lesson, so that nothing is unsaid, said for nothing, or too long.

import { FormatError } from '@mad-king/engine';
import type { LanguageId } from '@mad-king/language';
import type { Node } from 'yaml';
import { nearest } from '../nearest.ts';
import { readYaml, type Yaml } from '../yaml.ts';
import type { Lesson, LessonStep, LessonWords, StepWords } from './lesson.ts';

/** Words of what is said at once in English; other languages may need a fifth more. */
const LONGEST = { do: 9, say: 30, answer: 30, name: 7, button: 5, of: 16, home: 22, end: 45, topic: 10 };
const MORE = 1.2;

/** A number with its sign, or a hyphenated word, is one. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

export const readWords = (language: LanguageId, lesson: Lesson, text: string): LessonWords =>
  readYaml(text, (yaml) => new Reader(yaml, language).lesson(lesson));

class Reader {
  private readonly yaml: Yaml;
  private readonly language: LanguageId;

  constructor(yaml: Yaml, language: LanguageId) {
    this.yaml = yaml;
    this.language = language;
  }

  lesson({ kind, situations }: Lesson): LessonWords {
    const { yaml } = this;
    const steps = situations.flatMap((situation) => situation.steps);
    const chapters = [...new Set(steps.map(({ chapter }) => chapter))];
    const at = this.map(
      yaml.root,
      'the words of a lesson',
      ['title', 'topic', 'chapters', 'steps', 'end'],
      ['home'],
    );
    const said = this.map(
      at.get('steps'),
      'steps',
      steps.map(({ id }) => id),
    );
    const homes = kind !== 'first' ? situations.map(({ id }) => id) : [];
    return {
      title: this.said(at.get('title'), 'title', LONGEST.name),
      topic: this.said(at.get('topic'), 'topic', LONGEST.topic),
      chapters: this.texts(at.get('chapters'), 'chapters', chapters, LONGEST.name),
      steps: Object.fromEntries(steps.map((step) => [step.id, this.step(said.get(step.id), step)])),
      home: at.has('home') || homes.length > 0 ? this.texts(at.get('home'), 'home', homes, LONGEST.home) : {},
      end: this.said(at.get('end'), 'end', LONGEST.end),
    };
  }

  private step(node: unknown, { id, fits, enough, others }: LessonStep): StepWords {
    const named = [...fits, ...enough, ...others].map((one) => one.id);
    const keys = named.length === 0 ? ['do', 'say'] : ['do', 'say', 'others'];
    const at = this.map(node, id, keys, ['why', 'button']);
    const answers = named.length === 0 ? null : this.map(at.get('others'), `${id}.others`, named);
    return {
      do: this.said(at.get('do'), `${id}.do`, LONGEST.do),
      say: this.said(at.get('say'), `${id}.say`, LONGEST.say),
      ...(at.has('button') ? { button: this.said(at.get('button'), `${id}.button`, LONGEST.button) } : {}),
      ...(at.has('why') ? { why: this.pair(at.get('why'), `${id}.why`, 4, LONGEST.of) } : {}),
      others: Object.fromEntries(
        named.map((name) => [
          name,
          this.pair(answers?.get(name), `${id}.others.${name}`, LONGEST.name, LONGEST.answer),
        ]),
      ),
    };
  }

  /** Exactly the keys that are needed, and some that may be there. */
  private map(
    node: unknown,
    what: string,
    needed: readonly string[],
    allowed: readonly string[] = [],
  ): Map<string, Node | null> {
    const { yaml } = this;
    const pairs = yaml.pairs(node, what);
    for (const [key, , line] of pairs)
      if (!needed.includes(key) && !allowed.includes(key))
        throw new FormatError(line, `the lesson has no "${key}" in ${what}${nearest(key, needed)}`);
    for (const key of needed)
      if (!pairs.some(([name]) => name === key)) yaml.fail(node, `${what} lacks "${key}"`);
    return new Map(pairs.map(([key, value]) => [key, value]));
  }

  private texts(
    node: unknown,
    what: string,
    keys: readonly string[],
    longest: number,
  ): Record<string, string> {
    const at = this.map(node, what, keys);
    return Object.fromEntries(keys.map((key) => [key, this.said(at.get(key), `${what}.${key}`, longest)]));
  }

  private pair(node: unknown, what: string, first: number, second: number): [string, string] {
    const items = this.yaml.list(node, what);
    if (items.length !== 2) this.yaml.fail(node, `${what} must be two texts: [name, what is said]`);
    return [this.said(items[0], what, first), this.said(items[1], what, second)];
  }

  private said(node: unknown, what: string, longest: number): string {
    const words = this.yaml.text(node, what);
    const most = this.language === 'en' ? longest : Math.floor(longest * MORE);
    const n = wordsIn(words);
    if (n > most) this.yaml.fail(node, `${what} has ${n} words, and at most ${most} are read`);
    return words;
  }
}
