// Which modules share a file. Few files weigh less than many small ones, so what is needed together is one: the first screen, the
// table, what both say, and the rules, which the page and the computer's worker share. What is loaded later is hardly named here: it is
// whatever nothing of this imports, and the bundler splits it by itself.

import { fileURLToPath } from 'node:url';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

type Reached = Record<'worker' | 'first' | 'table', ReadonlySet<string>>;

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const WORKER = [source('worker/computer.ts')];
const ENTRY = source('main.tsx');
/** What it says is written with the last three. */
const FIRST_SCREEN = [ENTRY, ...['texts/format.ts', 'texts/typeset.ts', 'language/later.ts'].map(source)];
const TABLE = ['screens/game/game.tsx', 'state/table.ts', 'language/met.ts'].map(source);

/** The words of the rules that the first screen knows as well. */
const VOCABULARY = /packages\/language\/src\/vocabulary\./;
const RULES =
  /packages\/(language\/src|engine\/src\/(?!(position|record-text)\.)|heroes\/src\/(registry|shared\/(cards|tokens))\.|ai\/src\/dice)/;
/** The reference comes when somebody looks a rule up; what else says things is not to bring it along. */
const REFERENCE = /packages\/text\/src\/(rules|rulebook\/(links|depth))\./;
const TEXT = /packages\/text\/src\//;
const OTHER_PACKAGES = /\/packages\//;

/** Small things that several screens after a game share: each alone would be named by the first screen. */
const LOOKING_BACK =
  /src\/(components\/use-size|screens\/(review\/use-rate|share\/copy-link|theatre\/use-as-then))\./;

/** What these modules import, and what that imports, apart from what is imported later. */
const reach = (graph: Graph, roots: readonly string[]): ReadonlySet<string> => {
  const found = new Set(roots);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
};

/** The name of a module's file; null if the bundler decides. */
export const fileOf = (): ((id: string, graph: Graph) => string | null) => {
  let reached: Reached | undefined;
  return (id, graph) => {
    reached ??= {
      worker: reach(graph, WORKER),
      first: reach(graph, FIRST_SCREEN),
      table: reach(graph, TABLE),
    };
    if (VOCABULARY.test(id)) return null;
    if (RULES.test(id)) return 'rules';
    if (REFERENCE.test(id)) return 'reference';
    if (TEXT.test(id)) return reached.table.has(id) ? 'text' : null;
    if (id === ENTRY || WORKER.includes(id)) return null;
    if (reached.worker.has(id)) return reached.first.has(id) || reached.table.has(id) ? null : 'player';
    if (OTHER_PACKAGES.test(id)) return null;
    if (LOOKING_BACK.test(id)) return 'looking-back';
    if (reached.first.has(id)) return 'first';
    return reached.table.has(id) ? 'table' : null;
  };
};
