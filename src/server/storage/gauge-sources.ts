import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { GaugeSource } from '../operation/observability/metrics.ts';
import type { Readiness } from '../operation/readiness.ts';
import type { Database } from './database.ts';
import { isDeliveryFree } from './sql-restrictions.ts';

/** How often the event loop is checked, in milliseconds; its delay is how late a check is. */
const RESOLUTION = 10;

/** Which program this process runs, its memory and its event loop. */
export function processSource(build: { version: string; role: string }): GaugeSource {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  return async (observe) => {
    observe('loanfront_build_info', 1, {
      version: build.version,
      node: process.version,
      role: build.role,
    });
    const p99 = delay.percentile(99) / 1e9 - RESOLUTION / 1_000;
    observe('nodejs_eventloop_delay_p99_seconds', Math.max(0, p99));
    delay.reset();
    const { rss, heapUsed } = process.memoryUsage();
    observe('process_memory_usage_bytes', rss);
    observe('v8js_memory_heap_used_bytes', heapUsed);
  };
}

/** What this process needs, as readiness reports it to a load balancer. */
export function readinessSource(readiness: Pick<Readiness, 'check'>): GaugeSource {
  return async (observe) => {
    const { stopping, ...needs } = await readiness.check();
    for (const [check, state] of Object.entries(needs))
      observe('loanfront_ready', state === 'up' ? 1 : 0, { check });
    observe('loanfront_ready', stopping ? 0 : 1, { check: 'stopping' });
  };
}

/** The connection pools of this process; an embedded database has none. */
export function poolSource(
  pools: Readonly<Record<string, Pick<Database, 'connections'>>>,
): GaugeSource {
  return async (observe) => {
    for (const [pool, database] of Object.entries(pools))
      for (const [state, value] of Object.entries(database.connections?.() ?? {}))
        observe('loanfront_database_connections', value, { pool, state });
  };
}

/** The deliveries of all servers but for restricted ones, and for how long the oldest has been due. */
export function deliverySource(database: Pick<Database, 'executor'>, now: () => Date): GaugeSource {
  return async (observe) => {
    const { rows } = await sql<{
      kind: string;
      waiting: number;
      failed: number;
      since: Date | null;
    }>`
      select kind, count(*) filter (where failed_at is null) as waiting,
        count(failed_at) as failed,
        min(coalesce(first_attempt_at, next_attempt_at)) filter (where failed_at is null) as since
      from deliveries where delivered_at is null and ${isDeliveryFree} group by kind`.execute(
      database.executor,
    );
    let oldest = 0; // seconds
    for (const { kind, waiting, failed, since } of rows) {
      observe('loanfront_deliveries', waiting, { kind, state: 'waiting' });
      observe('loanfront_deliveries', failed, { kind, state: 'failed' });
      if (since !== null) oldest = Math.max(oldest, (now().getTime() - since.getTime()) / 1_000);
    }
    observe('loanfront_oldest_delivery_seconds', oldest);
  };
}

/** The jobs of all servers that wait, of the queues that this version knows. */
export function jobSource(
  database: Pick<Database, 'executor'>,
  queues: readonly string[],
): GaugeSource {
  return async (observe) => {
    const { rows } = await sql<{ name: string; waiting: number }>`
      select name, count(*) as waiting from pgboss.job
      where state < 'active' group by name`.execute(database.executor);
    const waiting = new Map(rows.map((row) => [row.name, row.waiting]));
    for (const queue of queues)
      observe('loanfront_jobs_waiting', waiting.get(queue) ?? 0, { queue });
  };
}
