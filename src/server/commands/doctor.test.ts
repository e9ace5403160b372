import { expect, it } from 'vitest';
import { addMonths } from '#domain/calendar/date.ts';
import { HIGHEST_TAEGS, rowOn } from '#domain/law/highest-taeg.ts';
import { PdfFailure } from '../pdf/pdf-documents.ts';
import { runDoctor } from './doctor.ts';

/** Wrong settings end it before the database. */
const ENVIRONMENT = { PORT: 'x' };

/** The day of the newest row of the law's table. */
const RENEWED = rowOn(HIGHEST_TAEGS).since;

it('warns where no PDF can be made, and takes it for no fault', async () => {
  const pdfRenderer = {
    tryOut: () => Promise.reject(new PdfFailure('No Typst for this machine', { mayPass: false })),
  };
  const { output } = await runDoctor(ENVIRONMENT, false, RENEWED, pdfRenderer);
  expect(output).toContain(
    'documents: in order\n  warning: no PDF can be made, for pages or mails: No Typst for this machine.\n',
  );
});

it('has nothing to warn of where one can', async () => {
  const { output } = await runDoctor(ENVIRONMENT, true, RENEWED, { tryOut: async () => {} });
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
])('says %i months after the highest rates that they are due: %j', async (months, warnings) => {
  const today = addMonths(RENEWED, months);
  const { output } = await runDoctor(ENVIRONMENT, true, today, { tryOut: async () => {} });
  const law = { what: 'law', ok: true, faults: [], warnings };
  expect(JSON.parse(output).findings).toContainEqual(law);
});
