// A text of the page with places in it, `{dice}`, and what stands there: pictures, or words that are set otherwise. Each language puts
// the places where they belong.

import { Fragment, type ReactNode } from 'react';

interface FilledProps {
  words: string;
  places: Readonly<Record<string, ReactNode>>;
}

export const Filled = ({ words, places }: FilledProps) =>
  words.split(/\{(\w+)\}/).map((part, i) =>
    // Every second part is the name of a place.
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered
    i % 2 === 0 ? part : <Fragment key={i}>{places[part]}</Fragment>,
  );
