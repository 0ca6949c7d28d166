// ICU messages to segments: values that are segments stay what they are.

import { IntlMessageFormat } from 'intl-messageformat';
import { type Said, type Segment, text } from './segments.ts';

export type Value = string | number | Said;
export type Values = Record<string, Value>;

/** Says messages in one locale; each message is parsed once. */
export const formatter = (locale: string): ((message: string, values?: Values) => Said) => {
  const parsed = new Map<string, IntlMessageFormat>();
  return (message, values = {}) => {
    if (!message.includes('{')) return text(message);
    let format = parsed.get(message);
    if (format === undefined) {
      format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
      parsed.set(message, format);
    }
    const parts = format.formatToParts<Said>(values as Record<string, string | number | Said>);
    return parts.flatMap(({ value }): readonly Segment[] =>
      Array.isArray(value) ? (value as Said) : text(String(value)),
    );
  };
};
