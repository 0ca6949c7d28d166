// Messages to segments: values that are segments stay what they are.

import { MessageError, type Part, parseMessage } from './message.ts';
import { type Said, type Segment, text } from './segments.ts';

export type Value = string | number | Said;
export type Values = Record<string, Value>;

/** Says messages in one locale; each message is parsed once. */
export const formatter = (locale: string): ((message: string, values?: Values) => Said) => {
  const parsed = new Map<string, readonly Part[]>();
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);

  return (message, values = {}) => {
    if (!message.includes('{')) return text(message);
    const said: Segment[] = [];
    let words = '';
    const flush = (): void => {
      if (words !== '') said.push(...text(words));
      words = '';
    };

    const given = (name: string): Value => {
      const value = values[name];
      if (value === undefined) throw new MessageError(`the message "${message}" lacks a value for {${name}}`);
      return value;
    };
    const numberOf = (name: string): number => {
      const value = given(name);
      if (typeof value === 'number') return value;
      throw new MessageError(`the message "${message}" needs a number for {${name}}`);
    };
    const say = (parts: readonly Part[], count: number): void => {
      for (const part of parts) {
        if (typeof part === 'string') words += part;
        else if (part.kind === 'number') words += numbers.format(count);
        else if (part.kind === 'value') {
          const value = given(part.name);
          if (Array.isArray(value)) {
            flush();
            said.push(...(value as Said));
          } else words += String(value);
        } else if (part.kind === 'plural') {
          const n = numberOf(part.name);
          say(part.cases[`=${n}`] ?? part.cases[plurals.select(n)] ?? part.cases.other, n);
        } else say(part.cases[String(given(part.name))] ?? part.cases.other, count);
      }
    };

    let parts = parsed.get(message);
    if (parts === undefined) {
      parts = parseMessage(message);
      parsed.set(message, parts);
    }
    say(parts, 0);
    flush();
    return said;
  };
};
