import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { type Clocks, compareClocks } from '../operation/agreed-time.ts';
import type { GaugeSource } from '../operation/observability/metrics.ts';
import type { Readiness } from '../operation/readiness.ts';
import type { ProofKind } from '../security/audit/proof.ts';
import type { RetentionStore } from '../stores/retention-store.ts';
import { STOPPING_TABLES } from '../stores/retention-table.ts';
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

/** For how long a proof of the audit log's end has been due, of those that the settings name. */
export function proofSource(
  database: Pick<Database, 'executor'>,
  { kinds, everyHours }: { kinds: readonly ProofKind[]; everyHours: number },
  now: () => Date,
): GaugeSource {
  return async (observe) => {
    const { rows } = await sql<{ kind: string | null; at: Date | null }>`
      select kind, max(at) as at from audit_proofs group by kind
      union all (select null, at from audit_entries order by position limit 1)`.execute(
      database.executor,
    );
    const times = new Map(rows.map(({ kind, at }) => [kind, at]));
    const begin = times.get(null);
    for (const kind of kinds) {
      const proven = times.get(kind);
      const due = proven ? proven.getTime() + everyHours * 3_600_000 : begin?.getTime();
      const overdue = due === undefined ? 0 : (now().getTime() - due) / 1_000;
      observe('loanfront_audit_proof_overdue_seconds', Math.max(0, overdue), { to: kind });
    }
  };
}

/** What a purge left because it stopped, of every table that may stop; and when the newest backup was taken. */
export function retentionSource(retention: Pick<RetentionStore, 'stops'>): GaugeSource {
  return async (observe) => {
    const stops = await retention.stops();
    for (const table of STOPPING_TABLES) {
      const stop = stops.find((one) => one.table === table && one.confirmedAt === undefined);
      observe('loanfront_retention_stopped', stop?.due ?? 0, { table });
    }
  };
}

/** How old the newest backup is. */
export function backupSource(
  retention: Pick<RetentionStore, 'lastBackup'>,
  now: () => Date,
): GaugeSource {
  return async (observe) => {
    const at = await retention.lastBackup();
    if (at !== undefined)
      observe('loanfront_backup_age_seconds', (now().getTime() - at.getTime()) / 1_000);
  };
}

/** The server's clock against the database's. */
export function clockSource(clocks: Clocks): GaugeSource {
  return async (observe) => {
    const { difference } = await compareClocks(clocks);
    observe('loanfront_clock_difference_seconds', difference / 1_000);
  };
}

/** The standbys of a PostgreSQL. What belongs to other users is seen with pg_read_all_stats alone. */
export function standbySource(database: Pick<Database, 'executor'>): GaugeSource {
  return async (observe) => {
    const { rows } = await sql<{ name: string; lag: number | null }>`
      select application_name as name, case when state is not null then
        coalesce(extract(epoch from replay_lag), 0)::float8 end as lag
      from pg_stat_replication where state is null or state = 'streaming'`.execute(
      database.executor,
    );
    observe('loanfront_standbys', rows.length);
    for (const { name, lag } of rows)
      if (lag !== null) observe('loanfront_replication_lag_seconds', lag, { standby: name });
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
