import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PERIODS } from '#tests/examples/usual-retention.ts';
import { openCommandBench } from '#tests/server/command-bench.ts';
import { purgeExpired } from '../../data-protection/retention/purge-expired.ts';
import { RETENTION } from '../../stores/retention-table.ts';

const DAY = 24 * 3_600_000;

const { fixture, run, runOn, json, actions } = openCommandBench();

async function purge(): Promise<void> {
  const { storage, now } = fixture();
  await purgeExpired({ storage, periods: PERIODS, now, reportStop: () => {} });
}

async function saveDrafts(count: number): Promise<void> {
  const { storage, now } = fixture();
  for (let n = 0; n < count; n += 1)
    await storage.drafts.save({
      uniqid: randomUUID(),
      sessionId: randomUUID(),
      lang: 'fr',
      step: undefined,
      figures: {},
      content: '{}',
      savedAt: now(),
      expiresAt: new Date(now().getTime() + 31 * DAY),
    });
}

const countDrafts = async () => {
  const counts = await fixture().storage.retention.count([fixture().now()], PERIODS);
  return counts.find(({ table }) => table === 'drafts')?.rows;
};

//
describe('retention show', () => {
  it('prints of each table the period, its setting, what is due until when, and what is held', async () => {
    await saveDrafts(3);
    fixture().pass(5 * DAY);
    await saveDrafts(2);
    await fixture().addRequest({ reference: 'FLV-HELD' });
    await fixture().run();
    await run('hold', 'set', 'FLV-HELD', '--why', 'A claim');
    fixture().pass(26 * DAY);
    const { code, output } = await run('retention', 'show');
    const lines = output.split('\n');
    expect(code).toBe(0);
    expect(lines).toContain(
      'drafts                           5        3         5          5       0',
    );
    expect(lines[lines.findIndex((line) => line.startsWith('drafts')) + 1]).toBe(
      '    31 days  KEEP_DRAFTS_DAYS',
    );
    expect(lines).toContain(
      'requests                         1        0         0          0       1',
    );
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    const tables = lines.flatMap((line) => /^[a-z]\S+/.exec(line)?.[0] ?? []);
    expect(tables).toEqual(Object.keys(RETENTION).toSorted());
    await purge();
    expect(await countDrafts()).toBe(2);
  });

  it('prints the same for programs', async () => {
    await saveDrafts(1);
    const { tables, stopped } = await json('retention', 'show');
    expect(stopped).toEqual([]);
    expect(tables).toContainEqual({
      table: 'drafts',
      period: '31 days',
      setting: 'KEEP_DRAFTS_DAYS',
      rows: 1,
      dueNow: 0,
      dueIn7Days: 0,
      dueIn30Days: 0,
      held: 0,
    });
  });
});

//
describe('retention confirm', () => {
  it('lets the next purge delete what was counted, and is recorded', async () => {
    await saveDrafts(30);
    fixture().pass(31 * DAY);
    await purge();
    expect((await run('retention', 'show')).output).toContain(
      '30 of 30 rows of drafts were due on 2026-12-21 15:00 (31 days): more than a tenth, so none was deleted.\n' +
        '  If that is right: loanfront retention confirm drafts\n',
    );
    expect(await run('retention', 'confirm', 'drafts')).toEqual({
      code: 0,
      output:
        '30 of 30 rows of drafts were due on 2026-12-21 15:00 (31 days): confirmed on 2026-12-21 15:00, the next purge deletes them.\n',
    });
    expect(await actions()).toEqual([['confirmation', 'purge of drafts']]);
    const entries = await json('audit', 'list');
    expect(entries[0].details).toEqual({
      due: 30,
      rows: 30,
      period: '31 days',
      countedAt: '2026-12-21T14:00:00.000Z',
    });
    await purge();
    expect(await countDrafts()).toBe(0);
    expect((await json('retention', 'show')).stopped).toEqual([]);
  });

  it('refuses what the next purge would count again, because the period is another', async () => {
    const { storage, now } = fixture();
    const stop = { table: 'drafts', at: now(), due: 30, rows: 30, period: '15 days' } as const;
    await storage.retention.stop(stop);
    expect(await run('retention', 'confirm', 'drafts')).toEqual({
      code: 1,
      output:
        'The purge of drafts stopped when the period was 15 days, and it is 31 days now: the next purge counts again.\n',
    });
    expect(await storage.retention.stops()).toEqual([{ ...stop, confirmedAt: undefined }]);
    expect(await actions()).toEqual([]);
    await storage.retention.resume('drafts');
  });

  it('refuses what does not wait, what is no such table, and an unknown operator', async () => {
    expect(await run('retention', 'confirm', 'drafts')).toEqual({
      code: 1,
      output: 'The purge of drafts does not wait for a confirmation.\n',
    });
    expect((await run('retention', 'confirm', 'sessions')).code).toBe(2);
    const asRoot = { NODE_ENV: 'production', SUDO_USER: 'root' };
    const refused = await runOn(fixture().storage, ['retention', 'confirm', 'drafts'], asRoot);
    expect(refused.output).toContain('add --as and your name');
    expect(await actions()).toEqual([]);
  });
});
