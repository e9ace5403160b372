import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { checkLender } from './check-lender.ts';
import { copyConfiguration } from './configuration-copy.ts';
import { describeFault } from './fault.ts';

const FILE = 'news/fr/first-months-of-interest.md';
const LOAN = 'loan: { product: TAEGPSA1, amount: 12500, duration: 48 }';

/** The faults of the demonstration whose French article draws a loan like this. */
function faultsOf(loan: string, configDir: string = FLUVIA.CONFIG_DIR): readonly string[] {
  const contentDir = mkdtempSync(join(tmpdir(), 'loanfront-articles-'));
  onTestFinished(() => rmSync(contentDir, { recursive: true }));
  cpSync(FLUVIA.CONTENT_DIR, contentDir, { recursive: true });
  const written = readFileSync(join(contentDir, FILE), 'utf8');
  expect(written).toContain(LOAN);
  writeFileSync(join(contentDir, FILE), written.replace(LOAN, loan));
  const today = () => ({ year: 2026, month: 12, day: 1 });
  return checkLender({ configDir, contentDir }, today).faults.map((fault) =>
    describeFault(fault).replace(`${contentDir}/`, ''),
  );
}

// F-8.1
it.each([
  ['over a duration', 'amount: 12500, duration: 47', '12500 euros over 47 months'],
  ['for an amount', 'amount: 125000, duration: 48', '125000 euros over 48 months'],
])('an article that draws a loan %s that is not lent is a fault', (_, terms, drawn) => {
  expect(faultsOf(`loan: { product: TAEGPSA1, ${terms} }`)).toEqual([
    `${FILE}:11:1 loan: draws ${drawn}, which TAEGPSA1 does not offer`,
  ]);
});

// F-8.1
it('an article that draws a loan that will not be lent is a fault with its day', () => {
  const configDir = copyConfiguration([
    {
      file: 'tariffs.yaml',
      replace: '- { duration: 12, taeg: 6.95 }',
      by: '- { duration: 12, taeg: 6.95, until: 2026-12-31 }\n              - { duration: 13, taeg: 6.95, from: 2027-01-01 }',
    },
  ]);
  expect(faultsOf('loan: { product: TAEGPSA1, amount: 5000, duration: 12 }', configDir)).toEqual(
    expect.arrayContaining([
      `${FILE}:11:1 loan: draws 5000 euros over 12 months, which TAEGPSA1 does not offer from 2027-01-01 on`,
    ]),
  );
});
