// The rules of this release as one thing: what `npm run rules:keep` puts into one file, for games that outlive the release. Computer
// players belong to it: they know a game by the engine they were made with.

import { compile } from '@mad-king/engine';
import { contentMark } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';

export { policy } from '@mad-king/ai';
export * from '@mad-king/engine';
export * from '@mad-king/engine/inside';
export * from '@mad-king/orders';
export { content };

/** All heroes, as they run. */
export const library = compile(content);

/** The mark of all of it; the file bears its name. */
export const mark = contentMark(library);
