import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { openCommandBench } from '#tests/server/command-bench.ts';

const REFERENCE = 'FLV-2026-7K3M9Q';

const { fixture, run, json } = openCommandBench();

describe('requests export', () => {
  const answers = {
    ...COMPLETE_ANSWERS,
    phone: '+32475123456',
    message: '=cmd|\'/c calc\'!A1, "x"',
  };

  it('prints everything as JSON, as the webhook delivers it', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    await fixture().run();
    const exported = JSON.parse((await run('requests', 'export')).output);
    const { data } = JSON.parse(fixture().receiver.received[0]?.body ?? '');
    expect(exported).toEqual([
      { ...data, delivery: expect.objectContaining({ state: 'delivered' }) },
    ]);
    expect(await json('audit', 'list')).toMatchObject([
      {
        actor: 'operator:anna',
        action: 'export',
        subject: 'requests',
        details: { format: 'json', since: null, until: null, references: [REFERENCE] },
      },
    ]);
  });

  it('prints everything as a table for programs', async () => {
    await fixture().addRequest({
      reference: REFERENCE,
      answers: { ...answers, source: 'journal', 'broker-id': 'b-012' },
    });
    const { output } = await run('requests', 'export', '--csv', '--plain');
    const [header = '', row = ''] = output.split('\r\n');
    expect(header).toMatch(
      /^reference,id,uniqId,sentAt,deliveryState,.*,firstname,.*creditReasons\[0\]\.reason,.*,source$/,
    );
    // In the order of the form.
    const [street, income, birth] = ['street', 'mainIncome', 'birthDate'].map((name) =>
      header.split(',').indexOf(name),
    );
    expect([street, income, birth]).toEqual([street, income, birth].sort((a = 0, b = 0) => a - b));
    expect(row).toContain('FLV-2026-7K3M9Q,');
    expect(row).toContain(',b-012,Courtage de la Meuse,');
    expect(row).toContain(',+32475123456,');
    expect(row).toContain(`"=cmd|'/c calc'!A1, ""x"""`);
    expect(output.endsWith('\r\n')).toBe(true);
    const cells = new Map(header.split(',').map((name, at) => [name, row.split(',')[at]]));
    expect(Object.fromEntries(cells)).toMatchObject({
      monthlyAmount: '284.48',
      'budget.household': 'one',
      'budget.remaining': '1346.02',
      'budget.indebtedness': '0.4273',
      'budget.isTight': 'false',
      'budget.limits.remaining': '720',
      'budget.limits.indebtedness': '0.55',
      'budget.limits.asOf': '2026-11-21',
    });
    for (const cell of [',2350.5,', ',1985-07-30,', ',false,']) expect(row).toContain(cell);
    // Every answer has its own column.
    for (const name of ['lastname', 'nationalRegistry', 'useMyData', 'box'])
      expect(header.split(',')).toContain(name);
  });

  // W-10.16
  it('prints a table for spreadsheets, in which no answer becomes a formula', async () => {
    await fixture().addRequest({ reference: REFERENCE, answers });
    const { output } = await run('requests', 'export', '--csv');
    expect(output).toMatch(/^\uFEFFreference;id;uniqId;/);
    const [, row = ''] = output.split('\r\n');
    for (const cell of [';284,48;', ';2350,5;', ';+32475123456;', ';1985-07-30;'])
      expect(row).toContain(cell);
    expect(row).toContain(`"'=cmd|'/c calc'!A1, ""x"""`);
  });

  it('leaves the budget empty for a request of an earlier version', async () => {
    await fixture().addRequest({ reference: REFERENCE, budget: undefined });
    const { output } = await run('requests', 'export', '--csv', '--plain');
    const [header = '', row = ''] = output.split('\r\n');
    expect(row.split(',')[header.split(',').indexOf('budget.remaining')]).toBe('');
  });

  it('selects by days in Brussels, both ends included', async () => {
    const sent = [
      '2026-11-18T22:59:59Z',
      '2026-11-18T23:00:00Z',
      '2026-11-20T22:59:59Z',
      '2026-11-20T23:00:00Z',
    ];
    for (const [n, at] of sent.entries())
      await fixture().addRequest({ reference: `FLV-${n}`, sentAt: new Date(at) });
    const references = async (...options: string[]) =>
      JSON.parse((await run('requests', 'export', ...options)).output).map(
        ({ reference }: { reference: string }) => reference,
      );
    expect(await references()).toEqual(['FLV-0', 'FLV-1', 'FLV-2', 'FLV-3']);
    expect(await references('--since', '2026-11-19', '--until', '2026-11-20')).toEqual([
      'FLV-1',
      'FLV-2',
    ]);
    expect(await references('--since', '2026-11-21')).toEqual(['FLV-3']);
    expect(await run('requests', 'export', '--since', 'monday')).toEqual({
      code: 2,
      output: '--since must be a day, such as 2026-11-20.\n',
    });
  });

  it('prints all of many requests', async () => {
    for (let n = 0; n < 205; n += 1) await fixture().addRequest({ sentAt: fixture().now() });
    expect(JSON.parse((await run('requests', 'export')).output)).toHaveLength(205);
  });
});
