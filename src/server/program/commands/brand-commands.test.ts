import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRAND_FILE } from '#configuration/brand/read-brand.ts';
import { copyConfiguration, lineOf } from '#configuration/configuration-copy.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { runDoctor } from './doctor.ts';
import { runCommand } from './run-command.ts';

const NOW = { now: new Date('2026-11-20T10:00:00Z') };

const check = (configDir: string, ...options: readonly string[]) =>
  runCommand(['brand', 'check', ...options], { CONFIG_DIR: configDir }, NOW);

/** A brand whose notes are too light. */
const faint = () =>
  copyConfiguration([
    { file: BRAND_FILE, replace: 'softInk: "#4c625c"', by: 'softInk: "#8a8a8a"' },
  ]);

describe('brand check (F-2.7)', () => {
  it('lists every pair with its contrast', async () => {
    const { code, output } = await check(FLUVIA.CONFIG_DIR);
    expect(code).toBe(0);
    expect(output).toMatch(/^The brand is in order/);
    expect(output).toMatch(/^ {2}light {2}softInk on paper +6\.12 {2}4\.5 {2}notes/m);
    expect(output).toMatch(/^ {2}dark {3}onAct on actHover +8\.87 {2}4\.5 {2}the words/m);
  });

  it('reports a weak pair with file and line', async () => {
    const folder = faint();
    const { code, output } = await check(folder);
    const place = `${join(folder, BRAND_FILE)}:${lineOf(folder, BRAND_FILE, 'softInk')}:5`;
    expect(code).toBe(1);
    expect(output).toMatch(/^The brand is not in order:/);
    expect(output).toContain(`${place} colours.light.softInk: has a contrast of 3.23 to paper`);
  });

  it('prints the same for programs', async () => {
    const sound = JSON.parse((await check(FLUVIA.CONFIG_DIR, '--json')).output);
    expect(sound).toMatchObject({ ok: true, colours: { light: { ink: '#10312b' } } });
    const { faults } = JSON.parse((await check(faint(), '--json')).output);
    expect(faults[0]).toMatchObject({ place: expect.stringContaining('colours.light.softInk') });
  });
});

it('is a part of what doctor checks (F-2.7)', async () => {
  const { output } = await runDoctor(
    { CONFIG_DIR: faint(), PORT: 'x' },
    false,
    { year: 2026, month: 11, day: 20 },
    { check: async () => {} },
  );
  expect(output).toContain('softInk: has a contrast of 3.23 to paper');
});
