// What others install: which packages, and what their package.json says outside this repository. Inside it they run from their
// sources (`exports` names files of src/); a published one has dist/ instead, a version, and ranges for its neighbours.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Where `npm run build` puts them, a folder each. */
export const BUILT = join(root, 'dist/packages');

/** In the order in which they need each other. */
export const PUBLISHED: readonly string[] = ['language', 'engine', 'heroes', 'fair', 'text', 'ai'];

type Ranges = Record<string, string>;

/** The part of a package.json that matters here. */
export interface Manifest {
  name: string;
  description: string;
  license: string;
  exports: string | Record<string, string>;
  dependencies?: Ranges;
  peerDependencies?: Ranges;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

export const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));

/** All packages of a release bear its number, which stands in the package.json of the repository. */
export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/** The entries of a package: `.` and what stands behind a slash, each with its file. */
export const entriesOf = ({ exports }: Manifest): [entry: string, file: string][] =>
  typeof exports === 'string' ? [['.', exports]] : Object.entries(exports);

const built = (file: string): { types: string; default: string } => {
  const path = /^\.\/src\/(.+)\.ts$/.exec(file)?.[1];
  if (path === undefined) throw new Error(`an entry must be ./src/NAME.ts, not "${file}"`);
  return { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` };
};

/** Inside the repository any version of a neighbour will do: there is one. */
const ranges = (given: Ranges | undefined): Ranges | undefined =>
  given &&
  Object.fromEntries(
    Object.entries(given).map(([name, range]) => [name, range === '*' ? `^${version}` : range]),
  );

/** package.json as it is published. */
export const publishedManifest = (manifest: Manifest): object => ({
  name: manifest.name,
  version,
  description: manifest.description,
  license: manifest.license,
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20.19' },
  files: ['dist', 'src', 'NOTICE'],
  exports: Object.fromEntries(entriesOf(manifest).map(([entry, file]) => [entry, built(file)])),
  dependencies: ranges(manifest.dependencies),
  peerDependencies: ranges(manifest.peerDependencies),
  peerDependenciesMeta: manifest.peerDependenciesMeta,
});
