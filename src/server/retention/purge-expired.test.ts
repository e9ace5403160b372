import { expect, it } from 'vitest';
import { purgeExpired } from './purge-expired.ts';

it('drafts, sessions, proofs and sign-ins are forgotten by the same clock', async () => {
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
      sessions: store('sessions', 2),
      spentProofs: store('proofs', 3),
      signIns: store('sign-ins', 4),
    },
    now: () => NOW,
  });
  expect(outcome).toEqual({ drafts: 1, sessions: 2, proofs: 3, signIns: 4 });
  expect(asked.map(([, now]) => now)).toEqual([NOW, NOW, NOW, NOW]);
});
