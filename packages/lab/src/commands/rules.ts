// `lab rules`: which rules of docs/RULES.md the scenarios of conformance/ show, and which nobody shows.

import type { Command } from '../command.ts';
import { type Coverage, coverage } from '../coverage.ts';
import { table } from '../table.ts';

export const rules: Command = {
  usage: '',
  summary: 'count for every rule the scenarios that show it, and list those without any',
  options: {},
  run() {
    const { rules, uncovered, needless, problems } = coverage();
    const failures = [...problems];
    if (uncovered.length > 0)
      failures.push(
        `${uncovered.length} rules have neither a scenario nor a reason in conformance/exempt.yaml: ${some(uncovered)}`,
      );
    if (needless.length > 0)
      failures.push(`conformance/exempt.yaml excuses rules that scenarios show: ${some(needless)}`);
    return {
      json: {
        rules: rules.map(({ id, scenarios, reason }) => ({ id, scenarios, ...(reason ? { reason } : {}) })),
        uncovered,
      },
      text: describe(rules),
      failures,
    };
  },
};

const some = (ids: readonly string[]): string =>
  ids.length > 12 ? `${ids.slice(0, 12).join(', ')} and ${ids.length - 12} more` : ids.join(', ');

const describe = (list: Coverage['rules']): string => {
  const sections = [...new Set(list.map(({ section }) => section))];
  const totals = (rules: Coverage['rules']): number[] => [
    rules.length,
    rules.filter(({ scenarios }) => scenarios > 0).length,
    rules.filter(({ scenarios, reason }) => scenarios === 0 && reason).length,
    rules.filter(({ scenarios, reason }) => scenarios === 0 && !reason).length,
  ];
  const rows = sections.map((section) => [
    section,
    ...totals(list.filter((rule) => rule.section === section)),
  ]);
  return [
    ...sections.map((section) => {
      const rules = list.filter((rule) => rule.section === section);
      const counts = rules.map(
        ({ id, scenarios, reason }) => `${id} ${scenarios || (reason ? 'exempt' : 'NONE')}`,
      );
      return `${section}\n  ${counts.join(', ')}\n`;
    }),
    table(['section', 'rules', 'shown', 'exempt', 'uncovered'], [...rows, ['all', ...totals(list)]]),
  ].join('\n');
};
