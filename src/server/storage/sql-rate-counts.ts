import { sql } from 'kysely';
import type { RateCounts } from '../http/rate-counts.ts';
import type { Executor } from './database.ts';
import { purgeByTime } from './purge-in-batches.ts';

export function createSqlRateCounts(executor: Executor): RateCounts {
  return {
    add: async (additions) => {
      const keys = additions.map(({ key }) => key);
      const requests = additions.map((addition) => addition.requests);
      const windows = additions.map(({ window }) => window);
      // In the order of their keys, so that servers that add at the same time never wait in a circle.
      const { rows } = await sql<{ key: string; count: number; endsIn: number }>`
        insert into rate_counts as held (key, count, ends_at)
        select key, requests, now() + span * interval '1 millisecond'
        from unnest(${keys}::text[], ${requests}::int[], ${windows}::int[])
          as added (key, requests, span)
        order by key
        on conflict (key) do update set
          count = case when held.ends_at <= now() then excluded.count
            else held.count + excluded.count end,
          ends_at = case when held.ends_at <= now() then excluded.ends_at else held.ends_at end
        returning key, count, extract(epoch from ends_at - now())::float8 * 1000 as ends_in
      `.execute(executor);
      return new Map(rows.map(({ key, ...count }) => [key, count]));
    },
    purge: (now) => purgeByTime(executor, 'rate_counts', now, 'ends_at'),
  };
}
