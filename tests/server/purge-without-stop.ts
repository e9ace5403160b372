import { purgeExpired } from '#server/data-protection/retention/purge-expired.ts';
import type { Storage } from '#server/stores/storage.ts';
import { PERIODS } from '../examples/usual-retention.ts';

/** A purge by the usual periods, in which nothing stops. */
export function purgeWithoutStop(
  { storage, now }: { storage: Storage; now: () => Date },
  periods = PERIODS,
) {
  return purgeExpired({
    storage,
    periods,
    now,
    reportStop: ({ table }) => {
      throw new Error(`The purge of ${table} stopped`);
    },
  });
}
