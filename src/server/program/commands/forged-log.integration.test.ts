import { expect, it } from 'vitest';
import { openCommandBench } from '#tests/server/command-bench.ts';

const REFERENCE = 'FLV-2026-7K3M9Q';
const SHA256 = 'a'.repeat(64);

const { fixture, run } = openCommandBench();

//
it.each([
  'not JSON',
  'null',
  '{"auditEnd":',
  '{"auditEnd":1}',
  `{"given":"${SHA256}","requests":1,"id":2}`,
])('commands that read the audit log pass over forged details: %s', async (details) => {
  const { addRequest, execute } = fixture();
  await addRequest({ reference: REFERENCE });
  for (const action of ['show', 'show', 'show']) await run('requests', action, REFERENCE);
  await execute(`update audit_entries set details = '${details}'`);
  await execute(`update audit_entries set action = 'erasure' where position = 2`);
  await execute(`update audit_entries set action = 'given' where position = 3`);

  const exported = await run('person', 'export', REFERENCE);
  expect(JSON.parse(exported.output).records).toMatchObject([{ name: REFERENCE }]);
  expect((await run('audit', 'list', '--json')).code).toBe(0);
  expect((await run('documents', 'verify', SHA256)).output).toMatch(/^No document /);
  expect((await run('hold', 'set', 'FLV-NONE', '--why', 'a dispute')).output).toBe(
    'There is no request FLV-NONE.\n',
  );
  const forged = 'audit log is not intact: entry 1 was changed.';
  expect((await run('integrity', 'check')).output).toContain(forged);
  await execute('delete from audit_entries where position = 1');
  expect((await run('audit', 'verify')).output).toContain('not intact: entry 1 is missing.');
});
