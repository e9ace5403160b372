import { sql } from 'kysely';
import type { RateCount, RateCounts } from '../stores/rate-counts.ts';
import type { Executor } from './database.ts';
import { purgeByTime } from './purge-in-batches.ts';

export function createSqlRateCounts(executor: Executor): RateCounts {
  return {
    add: async ({ key, requests, window }) => {
      const { rows } = await sql<RateCount>`
        insert into rate_counts as held (key, count, ends_at)
        values (${key}, ${requests}, now() + ${window}::int * interval '1 millisecond')
        on conflict (key) do update set
          count = case when held.ends_at <= now() then excluded.count
            else held.count + excluded.count end,
          ends_at = case when held.ends_at <= now() then excluded.ends_at else held.ends_at end
        returning count, extract(epoch from ends_at - now())::float8 * 1000 as ends_in
      `.execute(executor);
      const [counted] = rows;
      if (counted === undefined) throw new Error('The count returned no row');
      return counted;
    },
    purge: (now) => purgeByTime(executor, 'rate_counts', now, 'ends_at'),
  };
}
