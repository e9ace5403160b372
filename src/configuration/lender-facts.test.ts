import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import {
  copyConfiguration,
  DEMONSTRATION,
  expectFaultOnLine,
  type WrongLine,
} from './configuration-copy.ts';
import { readLender } from './lender-file.ts';
import { readPlaces } from './locality-file.ts';

const { postcodes } = readPlaces(DEMONSTRATION);
const read = (configDir: string) => readLender(configDir, postcodes);

/** The facts of a copy of the demonstration after edits of its file, or the faults. */
function readEdited(...edits: readonly (readonly [replace: string, by: string])[]) {
  const lender = read(
    copyConfiguration(edits.map(([replace, by]) => ({ file: 'lender.yaml', replace, by }))),
  );
  return lender.ok
    ? lender.value.facts
    : lender.faults.map(({ place, reason }) => `${place}: ${reason}`);
}

/** The line of each fact, by its key. */
const FACTS = {
  decision: '  decision: { hours: 24, weekend: monday }\n',
  payout: '  payout: { hours: 48 }\n',
  examinedBy: '  examinedBy: adviser\n',
  spokenLanguages: '  spokenLanguages: [fr, nl]\n',
  applicationByPhone: '  applicationByPhone: true\n',
  officeVisits: '  officeVisits: true\n',
  intermediary: '  intermediary: none\n',
  brokerCommission: '  brokerCommission: contract\n',
  insurance: '  insurance: none\n',
  sureties: '  sureties: possible\n',
  fees: '  fees: none\n',
};

it('reads what the demonstration states', () => {
  expect(readEdited()).toEqual({
    decision: { hours: 24, weekend: 'monday' },
    payout: { hours: 48 },
    examinedBy: 'adviser',
    spokenLanguages: ['fr', 'nl'],
    applicationByPhone: true,
    officeVisits: true,
    intermediary: 'none',
    brokerCommission: 'contract',
    insurance: 'none',
    sureties: 'possible',
    fees: 'none',
  });
});

// F-4.1
it.each(Object.entries(FACTS))(
  'refuses a file without %s, and says what it is for',
  (key, line) => {
    const faults = readEdited([line, '']);
    expect(faults).toEqual([
      expect.stringMatching(new RegExp(`^\\d+:\\d+ facts\\.${key}: is missing: `)),
    ]);
  },
);

// F-4.1
it('names every fact of a file that has none', () => {
  const folder = copyConfiguration([]);
  const path = join(folder, 'lender.yaml');
  const document = parseDocument(readFileSync(path, 'utf8'));
  document.delete('facts');
  writeFileSync(path, String(document));
  const lender = read(folder);
  const named = lender.ok ? [] : lender.faults.map(({ place }) => place.replace(/^\S+ /, ''));
  expect(named).toEqual(Object.keys(FACTS).map((key) => `facts.${key}`));
});

it.each<WrongLine>([
  ['hours: 24', 'hours: 0', 'decision:', 'facts.decision.hours', 'at least 2'],
  ['hours: 24', 'hours: 1000', 'decision:', 'facts.decision.hours', 'at most 720'],
  ['hours: 24', 'hours: 24.5', 'decision:', 'facts.decision.hours', 'a whole number'],
  ['hours: 24', 'hours: "24"', 'decision:', 'facts.decision.hours', 'must be a number'],
  ['weekend: monday }', 'weekend: never }', 'decision:', 'facts.decision.weekend', 'one of monday'],
  [', weekend: monday', '', 'decision:', 'facts.decision.weekend', 'is missing'],
  [
    ', weekend: monday',
    ', weekends: monday',
    'decision:',
    'facts.decision.weekends',
    'not a known',
  ],
  [FACTS.decision, '  decision: soon\n', 'decision:', 'facts.decision', 'must be none, or hours'],
  [FACTS.payout, '  payout: 48\n', 'payout:', 'facts.payout', 'must be none, or hours'],
  [FACTS.payout, '  payout:\n', 'payout:', 'facts.payout', 'is empty'],
  [FACTS.examinedBy, '  examinedBy: us\n', 'examinedBy:', 'facts.examinedBy', 'one of adviser'],
  ['spokenLanguages: [fr, nl]', 'spokenLanguages: []', 'spoken', 'facts.spokenLanguages', 'empty'],
  [
    'spokenLanguages: [fr, nl]',
    'spokenLanguages: [fr, fr]',
    'spokenLanguages:',
    'facts.spokenLanguages',
    'twice',
  ],
  [
    'spokenLanguages: [fr, nl]',
    'spokenLanguages: [fr, Flemish]',
    'spokenLanguages:',
    'facts.spokenLanguages[1]',
    'not a code of a language',
  ],
  [
    'applicationByPhone: true',
    'applicationByPhone: ja',
    'applicationByPhone:',
    'facts.applicationByPhone',
    'must be true or false',
  ],
  [
    'intermediary: none',
    'intermediary: { name: Huis, address: "Kade 1, 9000 Gent" }',
    'intermediary:',
    'facts.intermediary.phone',
    'is missing',
  ],
  // F-4.10, F-4.12
  ['insurance: none', 'insurance: required', 'insurance:', 'facts.insurance', 'in every rate'],
  ['fees: none', 'fees: 50', 'fees:', 'facts.fees', 'the rates of the tariffs hold no fee'],
  ['fees: none', 'fees: none\n  bonus: 1', 'bonus', 'facts.bonus', 'not a known key'],
])('%j → %j', (...wrong) => {
  expectFaultOnLine('lender.yaml', read, wrong);
});

it.each(['24', 'none', '[fr, nl]'])('refuses facts that are %s instead of keys', (written) => {
  const folder = copyConfiguration([]);
  const path = join(folder, 'lender.yaml');
  const document = parseDocument(readFileSync(path, 'utf8'));
  document.set('facts', parseDocument(written).contents);
  writeFileSync(path, String(document));
  const lender = read(folder);
  expect(lender.ok ? [] : lender.faults.map(({ reason }) => reason)).toEqual([
    'must be a group of keys',
  ]);
});

it('accepts that no time is promised, and an intermediary of every request', () => {
  const facts = readEdited(
    [FACTS.decision, '  decision: none\n'],
    [FACTS.payout, '  payout: none\n'],
    [
      'intermediary: none',
      'intermediary: { name: Huis, address: "Kade 1, 9000 Gent", phone: 09 000 00 00 }',
    ],
  );
  expect(facts).toMatchObject({
    decision: 'none',
    payout: 'none',
    intermediary: { name: 'Huis', address: 'Kade 1, 9000 Gent', phone: '09 000 00 00' },
  });
});
