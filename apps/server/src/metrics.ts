// What whoever runs the server watches, for Prometheus.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const FAST = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

export interface Gauges {
  rooms(): number;
  games(): number;
  sockets(): number;
  computers(): number;
  bus(): number;
}

export const newMetrics = (gauges: Gauges) => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('mad_king_tables_in_memory', 'Tables in memory', gauges.rooms);
  gauge('mad_king_games_live', 'Games under way in memory', gauges.games);
  gauge('mad_king_connections', 'Sockets and streams', gauges.sockets);
  gauge(
    'mad_king_computers_waiting',
    'Choices that computer players think about or wait for',
    gauges.computers,
  );
  gauge('mad_king_hints_up', '1: hints between processes come and go', gauges.bus);
  return {
    registry,
    choices: new Counter({ name: 'mad_king_choices_total', help: 'Choices of people', registers }),
    refusals: new Counter({
      name: 'mad_king_refusals_total',
      help: 'Refusals',
      labelNames: ['code'],
      registers,
    }),
    troubles: new Counter({
      name: 'mad_king_troubles_total',
      help: 'Things that should not happen',
      registers,
    }),
    rows: new Counter({ name: 'mad_king_rows_total', help: 'Rows stored', registers }),
    commit: new Histogram({ name: 'mad_king_commit_seconds', help: 'Commits', buckets: FAST, registers }),
    answer: new Histogram({
      name: 'mad_king_choice_seconds',
      help: 'From a choice to the last view of it',
      buckets: FAST,
      registers,
    }),
  };
};
export type Metrics = ReturnType<typeof newMetrics>;
