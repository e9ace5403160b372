import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMetrics, type Metrics } from './metrics.ts';
import type { GaugeSource } from './read-gauges.ts';
import { serveMetrics } from './serve-metrics.ts';

let metrics: Metrics;
let waiting: () => Promise<number>;
let close: () => Promise<unknown>;
let address: string;

const SOURCE: GaugeSource = {
  name: 'jobs',
  gauges: ['loanfront_jobs_waiting'],
  read: async () => ({
    loanfront_jobs_waiting: [{ labels: { queue: 'deliver-due' }, value: await waiting() }],
  }),
};

beforeEach(async () => {
  metrics = createMetrics();
  waiting = async () => 3;
  const server = serveMetrics(metrics, [SOURCE]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
});
afterEach(() => close());

const read = async () => await (await fetch(`${address}/metrics`)).text();

it('tells what was counted, timed and read, in Prometheus’ format', async () => {
  metrics.count('loanfront_draft_saves_total', { outcome: 'saved' }, 2);
  metrics.time('loanfront_mail_duration_seconds', { kind: 'office' }, 0.2);
  const answer = await fetch(`${address}/metrics`);
  const told = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(told).toContain('# TYPE loanfront_draft_saves_total counter');
  expect(told).toContain('loanfront_draft_saves_total{outcome="saved"} 2');
  expect(told).toContain('loanfront_mail_duration_seconds_bucket{le="0.25",kind="office"} 1');
  expect(told).toContain('loanfront_jobs_waiting{queue="deliver-due"} 3');
  expect(told).toContain('loanfront_gauge_read{source="jobs"} 1');
});

it('shows no old value of what cannot be read, and says so', async () => {
  await read();
  waiting = async () => {
    throw new Error('No database');
  };
  const told = await read();
  expect(told).not.toContain('loanfront_jobs_waiting{');
  expect(told).toContain('loanfront_gauge_read{source="jobs"} 0');
  expect(told).toContain('loanfront_gauge_failures_total{source="jobs"} 1');
});

it.each([
  ['GET', '/', 404],
  ['GET', '/metrics/more', 404],
  ['POST', '/metrics', 405],
])('answers nothing else: %s %s', async (method, path, status) => {
  expect((await fetch(address + path, { method })).status).toBe(status);
});
