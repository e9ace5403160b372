import { expect, it } from 'vitest';
import { PdfFailure, type SummaryDocument } from './pdf-documents.ts';
import { createTypstRenderer } from './typst-renderer.ts';

it('can be checked without a document', async () => {
  await createTypstRenderer().check();
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
])('that %s is reported by the check', async (_, resolve, why) => {
  const failure = await createTypstRenderer(resolve)
    .check()
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PdfFailure);
  expect(String(failure)).toMatch(why);
});

it('fails every time without Typst for the machine, and says that repeating does not help', async () => {
  const packages: string[] = [];
  const pdfRenderer = createTypstRenderer((name) => {
    packages.push(name);
    throw new Error(`Cannot find module '${name}'`);
  });
  for (const _ of [1, 2]) {
    const failure = await pdfRenderer
      .renderSummary({} as SummaryDocument, new Date(0))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PdfFailure);
    expect(failure).toMatchObject({ mayPass: false, message: /No Typst for this machine/ });
  }
  expect(packages).toContain('@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu');
});
