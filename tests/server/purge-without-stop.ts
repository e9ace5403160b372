import { purgeExpired } from '#server/data-protection/retention/purge-expired.ts';
import type { Stop } from '#server/stores/retention-store.ts';
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

/** A purge by the usual periods, repeated once an operator has confirmed what it stopped at. */
export async function purgeAndConfirm(test: { storage: Storage; now: () => Date }) {
  const stops: Stop[] = [];
  await purgeExpired({ ...test, periods: PERIODS, reportStop: (stop) => stops.push(stop) });
  for (const stop of stops) await test.storage.retention.confirm(stop, test.now());
  await purgeWithoutStop(test);
}
