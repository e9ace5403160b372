import { expect, it } from 'vitest';
import { PdfFailure, type SummaryDocument } from './pdf-documents.ts';
import { createTypstRenderer } from './typst-renderer.ts';

it('can be tried without a document', async () => {
  await createTypstRenderer().tryOut();
});

it.each<[string, (name: string) => string, RegExp]>([
  [
    'is no program',
    (name) => (name.includes('typst') ? '/nowhere/typst.node' : name),
    /The thread of Typst ended \(MODULE_NOT_FOUND\)/,
  ],
  [
    'has no typefaces',
    (name) => {
      if (name.includes('font')) throw new Error('not there');
      return name;
    },
    /The typefaces of the documents are not installed/,
  ],
])('that %s is told when it is tried', async (_, resolve, why) => {
  const failure = await createTypstRenderer(resolve)
    .tryOut()
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PdfFailure);
  expect(String(failure)).toMatch(why);
});

it('without Typst for the machine, says so each time, and that it is no use to try again', async () => {
  const asked: string[] = [];
  const pdfRenderer = createTypstRenderer((name) => {
    asked.push(name);
    throw new Error(`Cannot find module '${name}'`);
  });
  for (const _ of [1, 2]) {
    const failure = await pdfRenderer
      .renderSummary({} as SummaryDocument, new Date(0))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PdfFailure);
    expect(failure).toMatchObject({ mayPass: false, message: /No Typst for this machine/ });
  }
  expect(asked).toContain('@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu');
});
