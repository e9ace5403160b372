import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  until: number;
}

/** The storage of the mock, for as long as it runs. `now` in milliseconds. */
export function createMemoryAdapter(now: () => number): (kind: string) => Adapter {
  const entries = new Map<string, Kept>();
  const find = (key: string) => {
    const entry = entries.get(key);
    if (entry !== undefined && entry.until > now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  const findBy = (kind: string, fits: (payload: AdapterPayload) => boolean) =>
    [...entries.entries()]
      .filter(([key, { until }]) => key.startsWith(`${kind}/`) && until > now())
      .find(([, { payload }]) => fits(payload))?.[1].payload;
  return (kind) => {
    const keyOf = (id: string) => `${kind}/${id}`;
    return {
      upsert: async (id, payload, seconds) => {
        for (const [key, { until }] of entries) if (until <= now()) entries.delete(key);
        entries.set(keyOf(id), { payload, until: now() + (seconds ?? 3600) * 1000 });
      },
      find: async (id) => find(keyOf(id)),
      findByUid: async (uid) => findBy(kind, (payload) => payload.uid === uid),
      findByUserCode: async (code) => findBy(kind, (payload) => payload.userCode === code),
      consume: async (id) => {
        const payload = find(keyOf(id));
        if (payload) payload.consumed = Math.floor(now() / 1000);
      },
      destroy: async (id) => {
        entries.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries)
          if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
