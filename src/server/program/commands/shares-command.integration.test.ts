import { describe, expect, it } from 'vitest';
import { SHARE_ENDS } from '#journey/share-status.ts';
import { exampleShare } from '#tests/examples/example-share.ts';
import { openCommandBench } from '#tests/server/command-bench.ts';
import type { Share } from '../../stores/share-store.ts';

const DAY = 24 * 3_600_000;
const id = (n: number) => `5ba2e000-0000-4000-8000-00000000000${n}`;

const { fixture, run } = openCommandBench();

async function list(...options: string[]): Promise<string> {
  const { code, output } = await run('shares', 'list', ...options);
  expect(code).toBe(0);
  return output;
}

/** Shared now, for 31 days. */
async function addShare(n: number, overrides: Partial<Share> = {}): Promise<void> {
  await fixture().storage.shares.add(
    exampleShare(fixture().now(), { id: id(n), uniqid: `shared-${n}`, ...overrides }),
  );
}

describe('shares list', () => {
  it('says that there are none', async () => {
    expect(await list()).toBe('No shared requests yet.\n');
    expect(JSON.parse(await list('--json'))).toEqual([]);
  });

  it('prints a line per shared request, newest first, in any state', async () => {
    await addShare(1, { lang: 'nl', state: 'declined', endedAt: new Date('2026-11-21T07:30:00Z') });
    fixture().pass(DAY);
    await addShare(2, { reminders: 1 });
    fixture().pass(DAY);
    await addShare(3, { reminders: 2 });
    expect(await list()).toBe(
      [
        `${id(3)}  shared 2026-11-22 15:00  fr  waiting until 2026-12-23 15:00  2 reminders`,
        `${id(2)}  shared 2026-11-21 15:00  fr  waiting until 2026-12-22 15:00  1 reminder`,
        `${id(1)}  shared 2026-11-20 15:00  nl  declined 2026-11-21 08:30  0 reminders`,
        '',
      ].join('\n'),
    );
  });

  it.each(SHARE_ENDS)('shows the state %s', async (state) => {
    const endedAt = fixture().now();
    await addShare(1, { state, endedAt });
    expect(JSON.parse(await list('--json'))).toMatchObject([
      { state, endedAt: endedAt.toISOString() },
    ]);
  });

  it('shows that it waits for the applicant’s agreement, until it expires', async () => {
    await addShare(1, { state: 'to-agree' });
    expect(await list()).toContain('  to-agree until 2026-12-21 15:00  ');
    expect(JSON.parse(await list('--json'))).toMatchObject([{ state: 'to-agree', endedAt: null }]);
    fixture().pass(31 * DAY);
    expect(await list()).toContain('  unanswered 2026-12-21 15:00  ');
  });

  it('shows it as lapsed once it has expired, before the job runs', async () => {
    await addShare(1);
    fixture().pass(31 * DAY - 1000);
    expect(await list()).toContain('  waiting until ');
    fixture().pass(1000);
    expect(await list()).toContain('  lapsed 2026-12-21 15:00  ');
    expect(JSON.parse(await list('--json'))).toMatchObject([
      { state: 'lapsed', endedAt: '2026-12-21T14:00:00.000Z' },
    ]);
  });

  it('names nobody, and is not recorded as viewing', async () => {
    await addShare(1);
    const shares = JSON.parse(await list('--json'));
    expect(shares).toEqual([
      {
        id: id(1),
        lang: 'fr',
        state: 'waiting',
        reminders: 0,
        sharedAt: '2026-11-20T14:00:00.000Z',
        expiresAt: '2026-12-21T14:00:00.000Z',
        endedAt: null,
      },
    ]);
    for await (const entry of fixture().storage.audit.each()) expect.unreachable(entry.action);
  });
});
