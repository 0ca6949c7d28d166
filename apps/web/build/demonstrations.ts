// "Show me": `virtual:demonstrations` has, by rule, a function that loads the scenario that shows it, as a small file of its own.

import { demonstrations } from '@mad-king/lab/demonstrations/choose';
import type { Demonstration } from '@mad-king/lab/demonstrations/demonstration';
import { rules } from '@mad-king/text/rules/en';
import type { Plugin } from 'vite';

const MODULE = 'virtual:demonstrations';
const ONE = 'virtual:demonstration/';

const entryOf = (rule: string): string =>
  `${JSON.stringify(rule)}: () => import(${JSON.stringify(ONE + rule)}).then((m) => m.default)`;

export const showMe = (): Plugin => {
  let made: Map<string, Demonstration> | null = null;
  /** Two and a half thousand files are read: not before somebody asks. */
  const all = (): Map<string, Demonstration> => {
    made ??= demonstrations(Object.keys(rules));
    return made;
  };
  return {
    name: 'mad-king-show-me',
    resolveId: (id) => (id === MODULE || id.startsWith(ONE) ? `\0${id}` : null),
    load: (id) => {
      if (id === `\0${MODULE}`) return `export default {${[...all().keys()].map(entryOf).join(',')}};`;
      if (!id.startsWith(`\0${ONE}`)) return null;
      const demonstration = all().get(id.slice(ONE.length + 1));
      return demonstration === undefined ? null : `export default ${JSON.stringify(demonstration)};`;
    },
  };
};
