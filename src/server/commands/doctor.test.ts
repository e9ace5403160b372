import { expect, it } from 'vitest';
import { PressFailure } from '../pdf/pdf-documents.ts';
import { runDoctor } from './doctor.ts';

/** Wrong settings end it before the database. */
const ENVIRONMENT = { PORT: 'x' };

it('warns where no PDF can be made, and takes it for no fault', async () => {
  const press = {
    tryOut: () => Promise.reject(new PressFailure('No Typst for this machine', { mayPass: false })),
  };
  const { output } = await runDoctor(ENVIRONMENT, false, press);
  expect(output).toContain(
    'documents: in order\n  warning: no PDF can be made, for pages or mails: No Typst for this machine.\n',
  );
});

it('has nothing to warn of where one can', async () => {
  const { output } = await runDoctor(ENVIRONMENT, true, { tryOut: async () => {} });
  expect(JSON.parse(output).findings).toContainEqual({
    what: 'documents',
    ok: true,
    faults: [],
    warnings: [],
  });
});
