// Small pieces of markup that several parts of the page use.

import { percent } from '../digits.ts';
import type { Rate } from '../wilson.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]);

export const interval = ({ low, high }: Rate): string => `${(100 * low).toFixed(1)} to ${percent(high)}`;

export interface Column {
  head: string;
  /** Numbers stand to the right. */
  number?: boolean;
}

/** Cells are markup already; the first of a row is its heading. */
export const dataTable = (
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): string => {
  const kind = ({ number }: Column): string => (number ? ' class="number"' : '');
  const head = columns.map((column) => `<th scope="col"${kind(column)}>${escaped(column.head)}</th>`);
  const body = rows.map((row) => {
    const cells = row.map((cell, i) =>
      i === 0 ? `<th scope="row">${cell}</th>` : `<td${kind(columns[i])}>${cell}</td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(caption)}"><table>
<caption>${escaped(caption)}</caption>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody></table></div>`;
};

export const section = (id: string, title: string, ...parts: string[]): string =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${escaped(title)}</h2>\n${parts.join('\n')}\n</section>`;

export const details = (summary: string, content: string): string =>
  `<details><summary>${escaped(summary)}</summary>\n${content}\n</details>`;
