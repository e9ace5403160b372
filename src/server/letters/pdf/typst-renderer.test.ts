import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Faces, OwnFace } from '#domain/brand/faces.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { PdfFailure, type SummaryDocument } from './pdf-documents.ts';
import { adviseOnTypst, createTypstRenderer } from './typst-renderer.ts';

it('can be checked without a document', async () => {
  await createTypstRenderer(fluvia.brand.faces).check();
});

const FONTS = 'src/view/styles/fonts';

/** A lender's own typeface, whose files are those of Besley. */
function ownFace(family: string): OwnFace {
  return {
    family: 'Kredo',
    style: 'serif',
    files: [],
    standIn: { sizeAdjust: 100, ascent: 100, descent: 30 },
    documents: {
      family,
      regular: `${FONTS}/besley-400.ttf`,
      bold: `${FONTS}/besley-600.ttf`,
      lineHeight: 1.675,
    },
  };
}

// F-11.1, F-11.2
it.each<[string, Faces]>([
  ['the system’s', { title: 'system', text: 'system' }],
  ['one for both', { title: 'Besley', text: 'Besley' }],
  ['a lender’s own', { title: 'Hanken Grotesk', text: ownFace('Besley') }],
])('sets documents in %s', async (_, faces) => {
  await createTypstRenderer(faces).check();
});

it('finds out that a typeface is not in its files', async () => {
  const checked = createTypstRenderer({ title: 'Besley', text: ownFace('Kredo') }).check();
  await expect(checked).rejects.toThrow('Typst refused a document');
});

it('reports a compiler that is no program', async () => {
  const failure = await createTypstRenderer(fluvia.brand.faces, () => '/nowhere/typst.node')
    .check()
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PdfFailure);
  expect(String(failure)).toMatch(/The thread of Typst ended \(MODULE_NOT_FOUND\)/);
});

it('looks for a compiler of every platform that npm may install one for', async () => {
  const { optionalDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  const packages: string[] = [];
  const advice = adviseOnTypst((name) => {
    packages.push(name);
    throw new Error(`Cannot find module '${name}'`);
  });
  expect(packages.toSorted()).toEqual(
    Object.keys(optionalDependencies)
      .filter((name) => name.includes('typst'))
      .toSorted(),
  );
  expect(advice).toEqual([expect.stringMatching(/^No PDF can be rendered.* no Typst for this/)]);
});

it('the PDF renderer has no advice where there is a compiler', () => {
  expect(adviseOnTypst()).toEqual([]);
});

it('fails every time without Typst for the machine, and says that repeating does not help', async () => {
  const pdfRenderer = createTypstRenderer(fluvia.brand.faces, (name) => {
    throw new Error(`Cannot find module '${name}'`);
  });
  for (const _ of [1, 2]) {
    const failure = await pdfRenderer
      .renderSummary({} as SummaryDocument, new Date(0))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PdfFailure);
    expect(failure).toMatchObject({ mayPass: false, message: /no Typst for this machine/ });
  }
});
