import { expect, it } from 'vitest';
import { purgeExpired } from './purge-expired.ts';

it('drafts, shares, sessions, proofs and sign-ins are forgotten by the same clock', async () => {
  const asked: [string, Date][] = [];
  const store = (name: string, gone: number) => ({
    purge: async (now: Date) => {
      asked.push([name, now]);
      return gone;
    },
  });
  const NOW = new Date('2026-11-20T14:00:00Z');
  const outcome = await purgeExpired({
    storage: {
      drafts: store('drafts', 1),
      shares: store('shares', 4),
      sessions: store('sessions', 2),
      spentProofs: store('proofs', 3),
      signIns: store('sign-ins', 5),
    },
    shareDays: 31,
    now: () => NOW,
  });
  expect(outcome).toEqual({ drafts: 1, shares: 4, sessions: 2, proofs: 3, signIns: 5 });
  const BEFORE = new Date('2026-10-20T14:00:00Z');
  expect(asked.map(([, now]) => now)).toEqual([NOW, BEFORE, NOW, NOW, NOW]);
});
