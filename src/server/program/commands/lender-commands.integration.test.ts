import { expect, it } from 'vitest';
import { copyConfiguration } from '#configuration/configuration-copy.ts';
import { shippedLaw } from '#configuration/law-file.ts';
import { MARK } from '#configuration/marks.ts';
import { rowOn } from '#domain/law/law-tables.ts';
import type { Environment } from '../settings/read-settings.ts';
import { runLenderCheck } from './lender-commands.ts';

const TODAY = rowOn(shippedLaw().highestTaegs).since;

/** Settings that production accepts. */
const PRODUCTION: Environment = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db/loanfront',
  ENCRYPTION_KEYS: 'a:OckdoUxqX5yjtNLc1nbJbXOgE3aDO0ufB7HeL1Ti5vY=',
  TOKEN_SECRET: 'f1c9a0d27b3e4586f1a2c07d9b5e3846',
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://www.kredo.example/',
  CLAMD_URL: 'tcp://scanner:3310',
};

const check = (environment: Environment) => {
  const { code, output } = runLenderCheck(environment, true, TODAY);
  return { code, ...JSON.parse(output) };
};

// F-8.1
it('accepts the demonstration', () => {
  expect(check({})).toMatchObject({
    code: 0,
    ok: true,
    settings: [],
    faults: [],
    marks: [],
    names: [],
  });
});

// F-8.1
it('reports faults of settings and configuration together', () => {
  const CONFIG_DIR = copyConfiguration([
    { file: 'lender.yaml', replace: 'name: Fluvia\n', by: 'name: Fluvia\nnom: Fluvia\n' },
  ]);
  expect(check({ CONFIG_DIR, PORT: 'x' })).toMatchObject({
    code: 1,
    settings: [expect.stringContaining('PORT')],
    faults: [{ file: `${CONFIG_DIR}/lender.yaml`, reason: 'is not a known key' }],
  });
});

// F-8.3, F-8.4
it('lists marks and the demonstration’s names, which are faults of a trial in neither case', () => {
  const CONFIG_DIR = copyConfiguration([
    { file: 'lender.yaml', replace: 'name: Fluvia\n', by: `name: "${MARK} Kredo"\n` },
  ]);
  const { code, marks, names } = check({ CONFIG_DIR });
  expect(code).toBe(0);
  expect(marks).toHaveLength(1);
  expect(names).toContainEqual(
    expect.objectContaining({ reason: 'has the demonstration\'s "fluvia.example"' }),
  );
});

// F-8.3
it('refuses marked texts in production', () => {
  const CONFIG_DIR = copyConfiguration([
    { file: 'lender.yaml', replace: 'name: Fluvia\n', by: `name: "${MARK} Kredo"\n` },
  ]);
  expect(check(PRODUCTION)).toMatchObject({ code: 0, settings: [] });
  expect(check({ ...PRODUCTION, CONFIG_DIR })).toMatchObject({ code: 1, settings: [], faults: [] });
});
