import { afterEach, describe, expect, it, vi } from 'vitest';
import { stepOf } from '#journey/steps.ts';

async function sectionsDrawn(search: string): Promise<number> {
  vi.resetModules();
  vi.stubGlobal('location', { search });
  const { drawnSections } = await import('./reveal-sections.ts');
  const facts = {} as Parameters<typeof drawnSections>[1]['facts'];
  return drawnSections(stepOf('1'), { answers: { borrowers: 'one' }, facts }).length;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

//
describe('the debug flag', () => {
  it('draws every section of a step', async () => {
    expect(await sectionsDrawn('?reveal-all-sections')).toBe(stepOf('1').sections.length);
  });

  it('is off unless asked for', async () => {
    expect(await sectionsDrawn('')).toBeLessThan(stepOf('1').sections.length);
  });

  it('is off in production, asked for or not', async () => {
    vi.stubEnv('DEV', false);
    const drawn = await sectionsDrawn('?reveal-all-sections');
    expect(drawn).toBe(await sectionsDrawn(''));
  });
});
