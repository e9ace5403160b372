import { within } from '../time-limit/within.ts';
import type { GaugeName } from './metric-table.ts';
import type { GaugeValue, Metrics } from './metrics.ts';

/** Gauges that are read together from one place. Absent gauges have no values. */
export interface GaugeSource {
  name: string;
  gauges: readonly GaugeName[];
  read(): Promise<Partial<Record<GaugeName, readonly GaugeValue[]>>>;
}

/** How long a source may take, in milliseconds: Prometheus waits for ten seconds. */
const LONGEST_READ = 2_000;

/**
 * Reads every source anew. Where one fails or takes too long, its gauges show no values, which is counted and
 * shown; the others are not disturbed.
 */
export async function readGauges(
  metrics: Metrics,
  sources: readonly GaugeSource[],
  longest = LONGEST_READ,
): Promise<void> {
  const reads = await Promise.all(
    sources.map(async (source) => {
      const values = await valuesOf(source, longest);
      for (const gauge of source.gauges) metrics.setGauge(gauge, values?.[gauge] ?? []);
      if (values === undefined)
        metrics.count('loanfront_gauge_failures_total', { source: source.name });
      return { labels: { source: source.name }, value: values === undefined ? 0 : 1 };
    }),
  );
  metrics.setGauge('loanfront_gauge_read', reads);
}

async function valuesOf(source: GaugeSource, longest: number) {
  try {
    return await within(longest, source.read(), undefined);
  } catch {
    return undefined;
  }
}
