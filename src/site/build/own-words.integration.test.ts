import { build } from 'vite';
import { expect, it } from 'vitest';
import { ownWords } from './own-words.ts';
import { inProject } from './project-root.ts';

/** The script of a module that uses the words of the widget alone, with these words of a lender. */
async function bundle(words: Parameters<typeof ownWords>[0]): Promise<string> {
  const entry = inProject('src', 'own-words-entry.js');
  const module = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? id : undefined),
    load: (id: string) =>
      id === entry
        ? "import { WIDGET_FAILURE_WORDS } from '#words/languages.ts'; globalThis.words = WIDGET_FAILURE_WORDS;"
        : undefined,
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [module, ownWords(words)],
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Nothing was bundled');
  return output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}

it('puts a lender’s words into scripts, and only where they are used (F-5.1)', async () => {
  const original = await bundle({});
  const script = await bundle({
    nl: { 'widgetFailure.text': 'Even niet', 'draftLink.moved.title': 'Elders' },
  });
  expect(script).toContain('Even niet');
  expect(script).not.toContain('Elders');
  expect(script.length).toBeLessThan(original.length + 500);
});
