import { expect, it } from 'vitest';
import { shippedLaw } from '#configuration/law-file.ts';
import { addMonths } from '#domain/calendar/date.ts';
import { rowOn } from '#domain/law/law-tables.ts';
import { PdfFailure } from '../../letters/pdf/pdf-documents.ts';
import { runDoctor } from './doctor.ts';

/** Invalid settings, so that it ends before the database. */
const ENVIRONMENT = { PORT: 'x' };

/** The date of the newest row of the statutory table. */
const RENEWED = rowOn(shippedLaw().highestTaegs).since;

it('warns if no PDF can be rendered, without failing', async () => {
  const pdfRenderer = {
    check: () => Promise.reject(new PdfFailure('No Typst for this machine', { mayPass: false })),
  };
  const { output } = await runDoctor(ENVIRONMENT, false, RENEWED, pdfRenderer);
  expect(output).toContain(
    'documents: in order\n  warning: PDF documents cannot be rendered: No Typst for this machine.\n',
  );
});

it('names what is wrong with the file of the map’s streets', async () => {
  const environment = { ...ENVIRONMENT, MAP_PMTILES: 'missing.pmtiles' };
  const { output } = await runDoctor(environment, false, RENEWED, { check: async () => {} });
  expect(output).toContain(
    '\n  MAP_PMTILES names a file that cannot be opened: missing.pmtiles.\n',
  );
});

it('the doctor has no warning if a PDF can be rendered', async () => {
  const { output } = await runDoctor(ENVIRONMENT, true, RENEWED, { check: async () => {} });
  expect(JSON.parse(output).findings).toContainEqual({
    what: 'documents',
    ok: true,
    faults: [],
    warnings: [],
  });
});

it.each([
  [7, []],
  [8, [expect.stringContaining('docs/how-to/renew-the-highest-rates.md')]],
])('%i months after the highest rates, warns that they are due: %j', async (months, warnings) => {
  const today = addMonths(RENEWED, months);
  const { output } = await runDoctor(ENVIRONMENT, true, today, { check: async () => {} });
  const law = { what: 'law', ok: true, faults: [], warnings };
  expect(JSON.parse(output).findings).toContainEqual(law);
});
