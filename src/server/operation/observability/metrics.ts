import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import {
  AggregationTemporality,
  InstrumentType,
  MeterProvider,
  MetricReader,
} from '@opentelemetry/sdk-metrics';
import { within } from '../../http/within.ts';
import { JOB_NAMES } from '../../stores/job.ts';
import { COUNTERS, GAUGES, type GaugeName, HISTOGRAMS } from './metric-table.ts';
import type { Counting } from './recorder.ts';

/** Observes the current values of some gauges, which are read together from one place. */
export type GaugeSource = (
  observe: (gauge: GaugeName, value: number, labels?: Readonly<Record<string, string>>) => void,
) => Promise<void>;

export interface Metrics extends Counting {
  /**
   * Reads a source at each read of the metrics. Where it fails or takes too long its gauges have no values, which
   * `loanfront_gauge_read` shows; the others are not disturbed.
   */
  addSource(name: string, source: GaugeSource): void;
  /** All metrics in Prometheus' text format. Callers at the same time share one read. */
  read(): Promise<string>;
}

/** How long a source may take, in milliseconds: Prometheus waits for ten seconds. */
const MAX_READ_TIME = 2_000;

/** Every metric of the table. */
export function createMetrics(): Metrics {
  const reader = new Reader();
  const meter = new MeterProvider({ readers: [reader] }).getMeter('loanfront');
  const counters = mapValues(COUNTERS, (name, { help }) =>
    meter.createCounter(name, { description: help }),
  );
  const histograms = mapValues(HISTOGRAMS, (name, { help, buckets }) => {
    const advice = { explicitBucketBoundaries: [...buckets] };
    return meter.createHistogram(name, { description: help, advice });
  });
  const gauges = mapValues(GAUGES, (name, { help }) =>
    meter.createObservableGauge(name, { description: help }),
  );
  const serializer = new PrometheusSerializer('', false, undefined, true, true);
  const collect = async () => serializer.serialize((await reader.collect()).resourceMetrics);
  let reading: Promise<string> | undefined;
  const metrics: Metrics = {
    count: (name, labels, times = 1) => counters[name].add(times, labels),
    time: (name, labels, seconds) => histograms[name].record(seconds, labels),
    addSource: (source, read) =>
      meter.addBatchObservableCallback(async (result) => {
        const reads = read((gauge, value, labels) =>
          result.observe(gauges[gauge], value, { ...labels }),
        );
        const isRead = await within(
          MAX_READ_TIME,
          reads.then(() => true),
          false,
        ).catch(() => false);
        result.observe(gauges.loanfront_gauge_read, isRead ? 1 : 0, { source });
        if (!isRead) metrics.count('loanfront_gauge_failures_total', { source });
      }, Object.values(gauges)),
    read: () => {
      reading ??= collect().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
  startAtZero(metrics);
  return metrics;
}

/** Is asked for the metrics; sends nothing by itself. */
class Reader extends MetricReader {
  constructor() {
    super({
      // A cumulative gauge would show its last value for ever when it cannot be read any more.
      aggregationTemporalitySelector: (instrument) =>
        instrument === InstrumentType.OBSERVABLE_GAUGE
          ? AggregationTemporality.DELTA
          : AggregationTemporality.CUMULATIVE,
    });
  }

  protected override async onShutdown(): Promise<void> {}

  protected override async onForceFlush(): Promise<void> {}
}

/** Shows 0 for what an alert waits for: Prometheus sees no increase in a series that begins at 1. */
function startAtZero({ count }: Counting): void {
  count('loanfront_limits_fell_back_total', {}, 0);
  count('loanfront_connections_refused_total', {}, 0);
  count('loanfront_clock_jumps_total', {}, 0);
  for (const queue of JOB_NAMES) count('loanfront_jobs_given_up_total', { queue }, 0);
  for (const outcome of ['passed', 'notProven', 'checkUnavailable'] as const)
    count('loanfront_bot_checks_total', { outcome }, 0);
}

function mapValues<Name extends string, Described, Made>(
  table: Readonly<Record<Name, Described>>,
  make: (name: Name, described: Described) => Made,
): Readonly<Record<Name, Made>> {
  const entries = Object.entries<Described>(table) as [Name, Described][];
  const made = entries.map(([name, described]) => [name, make(name, described)]);
  return Object.fromEntries(made);
}
