import { expect, it } from 'vitest';
import { openCommandBench } from '#tests/server/command-bench.ts';

const bench = openCommandBench();

it.each(['requests', 'inquiries', 'newsletter', 'shares', 'deliveries', 'audit'])(
  '%s list takes the number of the newest',
  async (name) => {
    const all = await bench.json(name, 'list');
    expect(await bench.json(name, 'list', '--newest', '1')).toEqual(all.slice(0, 1));
    for (const wrong of ['0', '-1', 'all', '100001', '1.5'])
      expect(await bench.run(name, 'list', `--newest=${wrong}`)).toMatchObject({
        code: 2,
        output: '--newest must be a number from 1 to 100000.\n',
      });
  },
);

it('lists the newest requests, and the newest entries of the audit log', async () => {
  await bench.fixture().addRequest();
  await bench.fixture().addRequest();
  const references = async (...more: string[]) =>
    (await bench.json('requests', 'list', ...more)).map(
      ({ reference }: { reference: string }) => reference,
    );
  const all = await references();
  expect(all).toHaveLength(2);
  expect(await references('--newest', '1')).toEqual(all.slice(0, 1));
  for (const reference of all) await bench.run('requests', 'show', reference);
  const entries = await bench.json('audit', 'list');
  expect(await bench.json('audit', 'list', '--newest', '1')).toEqual(entries.slice(-1));
});
