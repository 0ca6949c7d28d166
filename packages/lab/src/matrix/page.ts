// The page about the balance of the heroes: one file that needs nothing else, the same for the same results.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { percent } from '../digits.ts';
import type { Rate } from '../wilson.ts';
import { damageCurve, histogram, rateBar } from './charts.ts';
import { heatMap } from './heat-map.ts';
import { dataTable, details, escaped, interval, section } from './markup.ts';
import type { HeroSummary, Summary, Usage } from './summary.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8').trim();

/** Entries of the lists of what is used most and least. */
const LISTED = 12;

export const page = (summary: Summary): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Balance of the heroes</title>
<style>
${read('page.css')}
</style>
</head>
<body>
<main>
<h1>Balance of the heroes</h1>
<p>${howItWasPlayed(summary)}</p>
${facts(summary)}
${section('heat-map', 'Who beats whom', heatMap(summary))}
${section('heroes', 'Heroes', heroTable(summary.heroes))}
${section('rounds', 'Rounds per game', histogram(summary.lengths, summary.rounds), lengthTable(summary.lengths))}
${section('damage', 'Damage per round', ...damage(summary.heroes))}
${usage('abilities', 'Abilities', 'Abilities to attack with', summary.heroes, ({ abilities }) => abilities)}
${usage('cards', 'Cards', 'Cards', summary.heroes, ({ cards }) => cards)}
</main>
<script>
${read('page.js')}
</script>
</body>
</html>
`;

const howItWasPlayed = ({ policy, nodes, seed, gamesPerPair, games, planned, heroes }: Summary): string => {
  const so = games < planned ? ` So far ${games} of ${planned} games have been played.` : '';
  const search = nodes === null ? '' : ` with ${nodes} nodes`;
  return `${heroes.length} heroes, every one against every other, ${gamesPerPair} games of each pair, both sides played by
<b>${escaped(policy)}</b>${search}, seed ${escaped(seed)}. Seats and first turns are shared equally. A draw is half a game won. Intervals are
Wilson's: the true rate lies in 95 of 100 of them.${so}`;
};

const facts = ({ games, starting, rounds, heroes }: Summary): string => {
  const fact = (term: string, value: string, more: string): string =>
    `<div><dt>${term}</dt><dd>${value}<small>${more}</small></dd></div>`;
  const [best, worst] = [heroes[0], heroes[heroes.length - 1]];
  return `<dl class="facts">
${fact('Games', games.toLocaleString('en'), '')}
${fact('Won with the first turn', percent(starting.rate), interval(starting))}
${fact('Rounds per game', rounds.toFixed(1), 'on average')}
${fact('Strongest', escaped(best.name), percent(best.rate))}
${fact('Weakest', escaped(worst.name), percent(worst.rate))}
</dl>`;
};

const withInterval = (rate: Rate): string => `${percent(rate.rate)} <small>${interval(rate)}</small>`;

const heroTable = (heroes: readonly HeroSummary[]): string => {
  const least = Math.floor(10 * Math.min(0.4, ...heroes.map(({ low }) => low))) / 10;
  const most = Math.ceil(10 * Math.max(0.6, ...heroes.map(({ high }) => high))) / 10;
  return dataTable(
    'Win rates with and without the first turn, and rounds per game',
    [
      { head: 'Hero' },
      { head: 'Wins' },
      { head: `From ${percent(least, 0)} to ${percent(most, 0)}` },
      { head: 'First turn' },
      { head: 'Second turn' },
      { head: 'Advantage', number: true },
      { head: 'Rounds', number: true },
    ],
    heroes.map((hero) => [
      escaped(hero.name),
      withInterval(hero),
      rateBar(hero, least, most),
      withInterval(hero.starting),
      withInterval(hero.following),
      signed(100 * (hero.starting.rate - hero.following.rate)),
      hero.rounds.toFixed(1),
    ]),
  );
};

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`;

const lengthTable = (lengths: readonly number[]): string => {
  const games = lengths.reduce((sum, n) => sum + n, 0);
  let over = 0;
  const rows = lengths.flatMap((n, rounds) => {
    if (n === 0) return [];
    over += n;
    return [[String(rounds), String(n), percent(n / games), percent(over / games)]];
  });
  const columns = ['Rounds', 'Games', 'Part', 'Over by then'].map((head) => ({ head, number: true }));
  return details('The numbers', dataTable('How long games last', columns, rows));
};

const damage = (heroes: readonly HeroSummary[]): string[] => {
  const rounds = Math.max(1, ...heroes.map((hero) => hero.damage.length));
  const most = Math.max(1, ...heroes.flatMap((hero) => hero.damage));
  const average = Array.from({ length: rounds }, (_, i) => {
    const values = heroes.flatMap((hero) => hero.damage[i] ?? []);
    return values.reduce((sum, n) => sum + n, 0) / Math.max(1, values.length);
  });
  const byName = [...heroes].sort((a, b) => (a.name < b.name ? -1 : 1));
  const columns = Array.from({ length: rounds }, (_, i) => ({ head: String(i + 1), number: true }));
  return [
    `<p>Mean damage that the hero's opponent takes in each round, as long as one game in twenty gets there. The grey line is the
average of all heroes.</p>`,
    `<div class="curves">${byName.map((hero) => damageCurve(hero, average, rounds, most)).join('\n')}</div>`,
    details(
      'The numbers',
      dataTable(
        'Damage by round',
        [{ head: 'Hero' }, ...columns],
        byName.map((hero) => [
          escaped(hero.name),
          ...columns.map((_, i) => hero.damage[i]?.toFixed(1) ?? ''),
        ]),
      ),
    ),
  ];
};

const usage = (
  id: string,
  title: string,
  listed: string,
  heroes: readonly HeroSummary[],
  of: (hero: HeroSummary) => readonly Usage[],
): string => {
  // A defence is used whenever its hero is attacked: that says nothing about it.
  const all = joinShared(heroes.flatMap(of), heroes.length).filter(({ kind }) => kind !== 'defensive');
  all.sort(byUse);
  const columns = [{ head: 'Name' }, { head: 'Hero' }, { head: 'Kind' }, { head: 'Per game', number: true }];
  const row = (one: Usage): string[] => [
    escaped(one.name),
    escaped(one.hero),
    one.kind,
    one.perGame.toFixed(3),
  ];
  const own = [...heroes]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((hero) => {
      const rows = [...of(hero)].sort(byUse).map(row);
      const three = rows.map(([name, _hero, kind, n]) => [name, kind, n]);
      return details(
        hero.name,
        dataTable(`${title} of ${hero.name}`, [columns[0], columns[2], columns[3]], three),
      );
    });
  return section(
    id,
    title,
    `<p>How often they are used in a game of their hero.</p>`,
    `<div class="beside">${dataTable(`${listed} used most`, columns, all.slice(0, LISTED).map(row))}
${dataTable(`${listed} used least`, columns, all.slice(-LISTED).reverse().map(row))}</div>`,
    `<h3>By hero</h3>\n<div class="each">${own.join('\n')}</div>`,
  );
};

/** Cards that everybody has are listed once. */
const joinShared = (all: readonly Usage[], heroes: number): Usage[] => {
  const shared = new Map<string, Usage>();
  for (const one of all.filter(({ isShared }) => isShared)) {
    const { perGame } = shared.get(one.id) ?? { perGame: 0 };
    shared.set(one.id, { ...one, hero: 'everybody', perGame: perGame + one.perGame / heroes });
  }
  return [...all.filter(({ isShared }) => !isShared), ...shared.values()];
};

const byUse = (a: Usage, b: Usage): number => b.perGame - a.perGame || (key(a) < key(b) ? -1 : 1);
const key = ({ hero, id }: Usage): string => `${hero} ${id}`;
