import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { processSource } from '../../storage/gauge-sources.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

let metrics: Metrics;
beforeEach(() => {
  metrics = createMetrics();
});

it('metrics are served as counted, timed and read, in Prometheus’ format', async () => {
  metrics.count('loanfront_draft_saves_total', { outcome: 'saved' }, 2);
  metrics.time('loanfront_mail_duration_seconds', { kind: 'office', outcome: 'handed' }, 0.2);
  metrics.addSource('process', processSource({ version: '1.2.3', role: 'all' }));
  const response = await serveMetrics(metrics).inject('/metrics');
  expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  for (const line of [
    '# TYPE loanfront_draft_saves_total counter',
    'loanfront_draft_saves_total{outcome="saved"} 2',
    'loanfront_mail_duration_seconds_bucket{kind="office",outcome="handed",le="0.25"} 1',
    `loanfront_build_info{version="1.2.3",node="${process.version}",role="all"} 1`,
    'loanfront_gauge_read{source="process"} 1',
  ])
    expect(response.body.split('\n')).toContain(line);
  expect(response.body).toMatch(/^process_memory_usage_bytes \d{7,}$/m);
});

it.each([
  ['GET', '/'],
  ['GET', '/metrics/more'],
  ['POST', '/metrics'],
] as const)('are all that is served: %s %s', async (method, url) => {
  expect((await serveMetrics(metrics).inject({ method, url })).statusCode).toBe(404);
});

it('start at 0 where an alert waits for them', async () => {
  const text = await metrics.read();
  expect(text).toContain('loanfront_clock_jumps_total 0');
  expect(text).toContain('loanfront_jobs_given_up_total{queue="deliver-due"} 0');
});

describe('gauges', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('show no old value of what cannot be read or is gone, and report that they could not', async () => {
    let read = async (): Promise<readonly string[]> => ['one', 'two'];
    metrics.addSource('jobs', async (observe) => {
      for (const queue of await read()) observe('loanfront_jobs_waiting', 1, { queue });
    });
    expect(await metrics.read()).toContain('loanfront_jobs_waiting{queue="two"} 1');
    read = async () => ['one'];
    const fewer = await metrics.read();
    expect(fewer).toContain('loanfront_jobs_waiting{queue="one"} 1');
    expect(fewer).not.toContain('queue="two"');
    read = () => Promise.reject(new Error('No database'));
    const none = await metrics.read();
    expect(none).not.toContain('loanfront_jobs_waiting{');
    expect(none).toContain('loanfront_gauge_read{source="jobs"} 0');
    expect(none).toContain('loanfront_gauge_failures_total{source="jobs"} 1');
  });

  it('do not wait for a source that does not answer, nor lose the others', async () => {
    metrics.addSource('stuck', () => new Promise(() => {}));
    metrics.addSource('pools', async (observe) =>
      observe('loanfront_database_connections', 4, { pool: 'jobs', state: 'idle' }),
    );
    const reading = metrics.read();
    await vi.advanceTimersByTimeAsync(2_000);
    const text = await reading;
    expect(text).toContain('loanfront_gauge_read{source="stuck"} 0');
    expect(text).toContain('loanfront_database_connections{pool="jobs",state="idle"} 4');
    expect(vi.getTimerCount()).toBe(0);
  });
});
