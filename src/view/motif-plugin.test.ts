import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { MOTIFS, type Motif } from '#domain/brand/motif.ts';
import { drawLoansAs } from './motif-plugin.ts';

const ENTRY = 'virtual:drawn';
const modules = [
  join(import.meta.dirname, 'loan-chart/chosen-form.ts'),
  join(import.meta.dirname, 'brand/own-illustrations.ts'),
];

/** The script of a page that draws a loan. */
async function scriptOf(motif: Motif): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? id : undefined),
    load: (id: string) =>
      id === ENTRY
        ? modules.map((path) => `export * from ${JSON.stringify(path)};`).join('\n')
        : undefined,
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [drawLoansAs(motif), entry],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) return expect.unreachable('A build has an output');
  return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

it.each(MOTIFS)(
  'puts only the drawing of the motif %s into a page (F-3.1, F-3.3)',
  async (motif) => {
    const script = await scriptOf(motif);
    expect(script.includes('function bend')).toBe(motif === 'river');
    expect(script.includes('function sumYears')).toBe(motif === 'bars');
    expect(script.includes('function sliceLoan')).toBe(motif === 'river' || motif === 'area');
    expect(script).toContain(`hasIllustrations = ${motif === 'river'}`);
  },
);

it('finds the modules that it puts the motif into', () => {
  const [form, illustrations] = modules.map((path) => readFileSync(path, 'utf8'));
  expect(form).toContain('export const chosenForm');
  expect(illustrations).toContain('export const hasIllustrations');
});
