import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import {
  COUNTERS,
  type DescribedMetric,
  GAUGES,
  type GaugeName,
  HISTOGRAMS,
} from './metric-table.ts';
import type { Counting } from './recorder.ts';

/** A value of a gauge with its labels. */
export interface GaugeValue {
  labels: Readonly<Record<string, string>>;
  value: number;
}

export interface Metrics extends Counting {
  registry: Registry;
  /** Replaces all values of a gauge: labels that are gone show no more. */
  setGauge(name: GaugeName, values: readonly GaugeValue[]): void;
}

/** Every metric of the table, in a registry of its own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counters = createEach(COUNTERS, (name, { help, labels: labelNames }) => {
    const counter = new Counter({ name, help, labelNames, registers });
    return counter;
  });
  const histograms = createEach(HISTOGRAMS, (name, { help, labels: labelNames, buckets }) => {
    return new Histogram({ name, help, labelNames, buckets: [...buckets], registers });
  });
  const gauges = createEach(GAUGES, (name, { help, labels: labelNames }: DescribedMetric) => {
    return new Gauge({ name, help, labelNames, registers });
  });
  return {
    registry,
    count: (name, labels, times = 1) => counters[name].inc(labels, times),
    time: (name, labels, seconds) => histograms[name].observe(labels, seconds),
    setGauge: (name, values) => {
      gauges[name].reset();
      for (const { labels, value } of values) gauges[name].set(labels, value);
    },
  };
}

/** Adds what Node tells of the process: event loop, memory, processor, garbage collection, open files. */
export function measureProcess({ registry }: Pick<Metrics, 'registry'>): void {
  collectDefaultMetrics({ register: registry });
}

function createEach<N extends string, D, M>(
  table: Readonly<Record<N, D>>,
  create: (name: N, described: D) => M,
): Readonly<Record<N, M>> {
  const created = Object.entries<D>(table).map(([name, described]) => [
    name,
    create(name as N, described),
  ]);
  return Object.fromEntries(created);
}
