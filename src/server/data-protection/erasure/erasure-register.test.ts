import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createErasureRegister } from './erasure-register.ts';

const parent = mkdtempSync(join(tmpdir(), 'loanfront-register-'));
const folder = join(parent, 'erasures');
afterAll(() => rmSync(parent, { recursive: true }));
beforeEach(() => rmSync(folder, { recursive: true, force: true }));

const AT = new Date('2026-11-20T14:00:00Z');
const register = createErasureRegister(folder);

//
it('belongs to the owner of the folder around it, each entry too, even if root erases', async () => {
  const NOBODY = 65_534;
  if (process.getuid?.() === 0) chownSync(parent, NOBODY, NOBODY);
  await register.add({ at: AT, mark: 'k1.x' });
  const { uid } = statSync(parent);
  const [name = ''] = readdirSync(folder);
  for (const path of [folder, join(folder, name)]) expect(statSync(path).uid).toBe(uid);
  expect((await register.read()).erasures).toEqual([{ at: AT, mark: 'k1.x' }]);
});

it('says of an entry that cannot be read that the register cannot', async () => {
  mkdirSync(join(folder, `${AT.getTime()}-a.json`), { recursive: true });
  await expect(register.read()).rejects.toThrow(`${folder} cannot be read: EISDIR.`);
});

//
it('deletes what a crash left of an entry with the others', async () => {
  await register.add({ at: AT, mark: 'k1.x' });
  writeFileSync(join(folder, `${AT.getTime()}-a.json.new`), '{');
  expect(await register.purge(new Date(AT.getTime() - 1))).toBe(0);
  expect(await register.purge(AT)).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});
