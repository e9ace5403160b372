import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMetrics } from './metrics.ts';
import { readGauges } from './read-gauges.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('does not wait for a source that does not answer, nor lose the others', async () => {
  const metrics = createMetrics();
  const reading = readGauges(metrics, [
    { name: 'stuck', gauges: ['loanfront_deliveries'], read: () => new Promise(() => {}) },
    {
      name: 'pools',
      gauges: ['loanfront_database_connections'],
      read: async () => ({
        loanfront_database_connections: [{ labels: { pool: 'jobs', state: 'idle' }, value: 4 }],
      }),
    },
  ]);
  await vi.advanceTimersByTimeAsync(2_000);
  await reading;
  const told = await metrics.registry.metrics();
  expect(told).toContain('loanfront_gauge_read{source="stuck"} 0');
  expect(told).toContain('loanfront_gauge_read{source="pools"} 1');
  expect(told).toContain('loanfront_database_connections{pool="jobs",state="idle"} 4');
  expect(vi.getTimerCount()).toBe(0);
});
