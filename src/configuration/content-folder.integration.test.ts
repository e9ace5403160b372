import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { checkContent } from './content-folder.ts';
import { describeFault } from './fault.ts';

const DEMONSTRATION = FLUVIA.CONTENT_DIR;

/** What these tests change; of the rest, five hundred files, a copy has links. */
const CHANGED = ['faq', 'pages'];

function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of readdirSync(DEMONSTRATION)) {
    const from = join(DEMONSTRATION, name);
    if (CHANGED.includes(name)) cpSync(from, join(folder, name), { recursive: true });
    else symlinkSync(resolve(from), join(folder, name));
  }
  return folder;
}

/** The faults of a copy, with file names relative to its root. */
const faultsOf = (folder: string, languages?: readonly Locale[]) =>
  checkContent(folder, languages).map((fault) => describeFault(fault).replace(`${folder}/`, ''));

it('finds no fault in the content that ships', () => {
  expect(faultsOf(DEMONSTRATION)).toEqual([]);
});

it('names the setting if there is no such folder', () => {
  expect(checkContent('/nowhere/at/all').map(describeFault)).toEqual([
    '/nowhere/at/all: is not a folder: check CONTENT_DIR',
  ]);
});

// W-7.10
it('names every text that is missing, in a language or in all', () => {
  const folder = copyContent();
  for (const id of ['pages/nl/privacy', 'pages/fr/terms', 'pages/nl/terms', 'faq/fr/data'])
    rmSync(join(folder, `${id}.md`));
  const reason = 'is missing: every text is needed in every language';
  expect(faultsOf(folder)).toEqual([
    `pages/fr/terms.md: ${reason}`,
    `pages/nl/privacy.md: ${reason}`,
    `pages/nl/terms.md: ${reason}`,
    `faq/fr/data.md: ${reason}`,
  ]);
});

it.each<[string, string, string | undefined, string, string]>([
  ['faq', '---\n', '', '1:1', 'does not start with front matter between two lines of ---'],
  ['faq', 'topic: contract', 'topic: life', '3:1 topic', 'must be one of before, cost, request'],
  ['faq', 'topic: contract\n', '', '2:1 topic', 'is missing'],
  ['faq', 'topic: contract', 'topics: contract', '3:1 topics', 'is not a known key'],
  ['faq', 'topic: contract', 'topic: [contract', '4:1', 'is not YAML'],
  ['faq', 'order:', 'order: "1" #', '4:1 order', 'must be a number, but is text'],
  ['faq', '\n---\n', '\n---\nVoir {nobody}.\n', '6:6', '{nobody} is not known to the lender'],
  ['faq', '\n---\n', '\n---\n<b>Voir</b>\n', '6:1', '<b> is HTML'],
  ['pages', 'since: 2026-11-22', 'since: today', '4:1 since', 'is not a date such as 2027-07-21'],
])('reports in %s, for %j → %j, a fault at %s', (kind, from, to, place, reason) => {
  const folder = copyContent();
  const file = join(folder, kind === 'faq' ? 'faq/fr/early-repayment.md' : 'pages/fr/terms.md');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to ?? ''));
  expect(checkContent(folder, ['fr'])).toContainEqual({
    file,
    place,
    reason: expect.stringContaining(reason),
  });
});

it('reads texts with Windows line ends', () => {
  const folder = copyContent();
  const file = join(folder, 'faq/fr/early-repayment.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  expect(faultsOf(folder, ['fr'])).toEqual([]);
});

it('names a text whose name cannot be an anchor', () => {
  const folder = copyContent();
  for (const locale of LOCALES)
    cpSync(join(folder, `faq/${locale}/data.md`), join(folder, `faq/${locale}/My data.md`));
  const reason = 'has a name with other characters than lower-case letters, digits and hyphens';
  expect(faultsOf(folder)).toEqual(LOCALES.map((locale) => `faq/${locale}/My data.md: ${reason}`));
});

describe('a text that names a time which the lender does not promise (F-4.13)', () => {
  const { facts } = fluvia.lender;
  const fileAt = (place: string, name: string, fact: string) =>
    `faq/fr/decision-time.md:${place}: {${name}} is a time that is not promised: facts.${fact} of lender.yaml is none`;

  it.each([
    [{}, []],
    [{ decision: 'none' }, [fileAt('7:50', 'decisionHours', 'decision')]],
    [{ payout: 'none' }, [fileAt('9:122', 'payoutHours', 'payout')]],
  ] as const)('is a fault where %j', (stated, faults) => {
    const found = checkContent(DEMONSTRATION, ['fr'], () => true, { ...facts, ...stated })
      .map((fault) => describeFault(fault).replace(`${DEMONSTRATION}/`, ''))
      .filter((fault) => fault.startsWith('faq/'));
    expect(found).toEqual(faults);
  });
});
