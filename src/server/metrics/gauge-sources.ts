import { sql } from 'kysely';
import type { Checks } from '#calls/operation/read-readiness.ts';
import type { Readiness } from '../operation/readiness.ts';
import type { Database } from '../storage/database.ts';
import type { GaugeSource } from './read-gauges.ts';

/** What this process needs, as a load balancer is told. */
export function readinessSource(readiness: Pick<Readiness, 'check'>): GaugeSource {
  return {
    name: 'readiness',
    gauges: ['loanfront_ready'],
    read: async () => {
      const { stopping, ...needs } = await readiness.check();
      const states = Object.entries<Checks['database']>(needs);
      return {
        loanfront_ready: [
          ...states.map(([check, state]) => ({ labels: { check }, value: state === 'up' ? 1 : 0 })),
          { labels: { check: 'stopping' }, value: stopping ? 0 : 1 },
        ],
      };
    },
  };
}

/** The connection pools of this process; an embedded database has none. */
export function poolSource(
  pools: Readonly<Record<string, Pick<Database, 'connections'>>>,
): GaugeSource {
  return {
    name: 'pools',
    gauges: ['loanfront_database_connections'],
    read: async () => ({
      loanfront_database_connections: Object.entries(pools).flatMap(([pool, database]) =>
        Object.entries(database.connections?.() ?? {}).map(([state, value]) => ({
          labels: { pool, state },
          value,
        })),
      ),
    }),
  };
}

/** The deliveries of all servers, and for how long the oldest has been due. */
export function deliverySource(database: Pick<Database, 'executor'>, now: () => Date): GaugeSource {
  return {
    name: 'deliveries',
    gauges: ['loanfront_deliveries', 'loanfront_oldest_delivery_seconds'],
    read: async () => {
      const { rows } = await sql<{
        kind: string;
        waiting: number;
        failed: number;
        since: Date | null;
      }>`
        select kind, count(*) filter (where failed_at is null) as waiting,
          count(failed_at) as failed,
          min(coalesce(first_attempt_at, next_attempt_at)) filter (where failed_at is null) as since
        from deliveries where delivered_at is null group by kind`.execute(database.executor);
      const waits = rows.map(({ since }) => (since === null ? 0 : secondsBetween(since, now())));
      return {
        loanfront_deliveries: rows.flatMap(({ kind, waiting, failed }) => [
          { labels: { kind, state: 'waiting' }, value: waiting },
          { labels: { kind, state: 'failed' }, value: failed },
        ]),
        loanfront_oldest_delivery_seconds: [{ labels: {}, value: Math.max(0, ...waits) }],
      };
    },
  };
}

/** The jobs of all servers that wait, of the queues that this version knows. */
export function jobSource(
  database: Pick<Database, 'executor'>,
  queues: readonly string[],
): GaugeSource {
  return {
    name: 'jobs',
    gauges: ['loanfront_jobs_waiting'],
    read: async () => {
      const { rows } = await sql<{ name: string; waiting: number }>`
        select name, count(*) as waiting from pgboss.job
        where state < 'active' group by name`.execute(database.executor);
      const waiting = new Map(rows.map((row) => [row.name, row.waiting]));
      return {
        loanfront_jobs_waiting: queues.map((queue) => ({
          labels: { queue },
          value: waiting.get(queue) ?? 0,
        })),
      };
    },
  };
}

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1_000;
