import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  until: number;
}

/** What the stand-in remembers, for as long as it runs. `now` in milliseconds. */
export function createMemoryAdapter(now: () => number): (kind: string) => Adapter {
  const kept = new Map<string, Kept>();
  const find = (key: string) => {
    const found = kept.get(key);
    if (found !== undefined && found.until > now()) return found.payload;
    kept.delete(key);
    return undefined;
  };
  const findBy = (kind: string, fits: (payload: AdapterPayload) => boolean) =>
    [...kept.entries()]
      .filter(([key, { until }]) => key.startsWith(`${kind}/`) && until > now())
      .find(([, { payload }]) => fits(payload))?.[1].payload;
  return (kind) => {
    const keyOf = (id: string) => `${kind}/${id}`;
    return {
      upsert: async (id, payload, seconds) => {
        for (const [key, { until }] of kept) if (until <= now()) kept.delete(key);
        kept.set(keyOf(id), { payload, until: now() + (seconds ?? 3600) * 1000 });
      },
      find: async (id) => find(keyOf(id)),
      findByUid: async (uid) => findBy(kind, (payload) => payload.uid === uid),
      findByUserCode: async (code) => findBy(kind, (payload) => payload.userCode === code),
      consume: async (id) => {
        const payload = find(keyOf(id));
        if (payload) payload.consumed = Math.floor(now() / 1000);
      },
      destroy: async (id) => {
        kept.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
