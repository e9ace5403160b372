import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyConfiguration } from './configuration-copy.ts';
import { describeFault } from './fault.ts';
import { fingerprintFiles } from './fingerprint-files.ts';
import { loadConfiguration } from './load-configuration.ts';
import { nearestName } from './nearest-name.ts';
import { readWords } from './word-files.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = copyConfiguration([]);
  mkdirSync(join(folder, 'words'));
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'words', name), text);
  return folder;
}

function faultsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = folderWith(files);
  const read = readWords(folder, ['fr', 'nl']);
  if (read.ok) return [];
  return read.faults.map((fault) => describeFault(fault).replace(`${folder}/words/`, ''));
}

describe('a lender’s own words', () => {
  it('need not be there (F-5.1)', () => {
    expect(readWords(copyConfiguration([]), ['fr', 'nl'])).toEqual({ ok: true, value: {} });
  });

  it('are sentences by key, with the spaces that French needs (F-5.1)', () => {
    const folder = folderWith({
      'fr.yaml': 'draftLink.title: "Plus tard, ailleurs ?"\n',
      'nl.yaml': 'draftLink.sent: Naar {email}, tot {until}\n# a note\n',
      'README.md': 'Notes',
    });
    const value = {
      fr: { 'draftLink.title': 'Plus tard, ailleurs\u00a0?' },
      nl: { 'draftLink.sent': 'Naar {email}, tot {until}' },
    };
    expect(readWords(folder, ['fr', 'nl'])).toEqual({ ok: true, value });
    expect(loadConfiguration(folder)).toMatchObject({ ok: true, configuration: { words: value } });
  });

  it('are among the files that pages are built from (F-5.5)', () => {
    const folder = folderWith({ 'fr.yaml': 'draftLink.title: Ailleurs\n' });
    expect(Object.keys(fingerprintFiles(folder))).toContain('words/fr.yaml');
  });

  it.each([
    ['', 'nl.yaml:1:1: is empty'],
    ['- a', 'nl.yaml:1:1: must be a group of keys, but is a list'],
    [
      'draftLink.titel: A',
      'nl.yaml:1:1 draftLink.titel: is not the key of a sentence; did you mean draftLink.title?',
    ],
    ['qqqqq: A', 'nl.yaml:1:1 qqqqq: is not the key of a sentence'],
    ['__proto__.x: A', 'nl.yaml:1:1 __proto__.x: is not the key of a sentence'],
    [
      'draftLink.moved: A',
      'nl.yaml:1:1 draftLink.moved: is a group of sentences: write the whole key of each, such as draftLink.moved.title',
    ],
    ['draftLink.title:', 'nl.yaml:1:1 draftLink.title: is empty'],
    ['draftLink.title: " "', 'nl.yaml:1:1 draftLink.title: is empty'],
    [
      'draftLink.title: 12',
      'nl.yaml:1:1 draftLink.title: must be text, but is a number: put it between quotes',
    ],
    [
      'draftLink.title: "a\\u0007b"',
      'nl.yaml:1:1 draftLink.title: has a line break or another control character',
    ],
    [
      'draftLink.title: "a\\nb"',
      'nl.yaml:1:1 draftLink.title: has a line break or another control character',
    ],
    [
      `draftLink.title: ${'a'.repeat(2001)}`,
      'nl.yaml:1:1 draftLink.title: has more than 2000 characters',
    ],
    [
      'draftLink.sent: Naar {email}',
      'nl.yaml:1:1 draftLink.sent: has {email}, but needs {email} {until}',
    ],
    [
      'draftLink.title: Voor {name}',
      'nl.yaml:1:1 draftLink.title: has {name}, but needs no placeholder',
    ],
    [
      'draftLink.sent: Naar {email} tot {until',
      'nl.yaml:1:1 draftLink.sent: has { {email}, but needs {email} {until}',
    ],
    ['draftLink.title: A\ndraftLink.title: B', 'nl.yaml:2:1: this key appears twice'],
  ])('refuse %j (F-5.2)', (text, fault) => {
    expect(faultsOf({ 'nl.yaml': text })).toEqual([fault]);
  });

  it.each([
    'frame.warning',
    'simulator.example',
    'documents.secci.key.title',
    'fields.fields.conditionsAccepted.label',
  ])('cannot replace %s (F-5.3)', (key) => {
    expect(faultsOf({ 'nl.yaml': `${key}: A` })).toEqual([
      `nl.yaml:1:1 ${key}: is fixed, by the law or by what people agreed to`,
    ]);
  });

  it('are refused for a language that the site does not have, with all other faults (F-5.2)', () => {
    expect(faultsOf({ 'de.yaml': 'a: b', 'nl.yml': 'a: b', 'fr.yaml': 'qqqqq: A' })).toEqual([
      'de.yaml: is not a file of words for a language of the site, which are fr.yaml, nl.yaml',
      'fr.yaml:1:1 qqqqq: is not the key of a sentence',
      'nl.yml: is not a file of words for a language of the site, which are fr.yaml, nl.yaml',
    ]);
  });
});

describe('nearestName', () => {
  it.each([
    ['draftLink.titel', 'draftLink.title'],
    ['draftLink.tite', 'draftLink.title'],
    ['frame.warning', undefined],
    ['', undefined],
  ])('of %j is %j', (typed, name) => {
    expect(nearestName(typed, ['draftLink.to', 'draftLink.title'])).toBe(name);
  });
});

// F-5.6
it.each([
  ['newsletter.form.submit', ['newsletter']],
  ['mortgage.apply', ['CH', 'LIGHT']],
  ['menu.pages.carLoan.title', ['car']],
  ['frame.pages.brokers', ['brokers']],
])('a sentence of what is not offered is a fault: %s', (key, parts) => {
  const folder = folderWith({ 'nl.yaml': `${key}: Woorden\n` });
  const read = (absent: readonly string[]) =>
    readWords(folder, ['fr', 'nl'], (part) => !absent.includes(part));
  expect(read([]).ok).toBe(true);
  expect(read(parts.slice(1)).ok).toBe(true);
  expect(read(parts)).toMatchObject({
    faults: [
      {
        place: `1:1 ${key}`,
        reason: 'is about something that is not offered: delete the line',
      },
    ],
  });
});

// F-5.6
it('a lender without a newsletter has no words of it', () => {
  const folder = copyConfiguration([
    { file: 'lender.yaml', replace: 'newsletter: true', by: 'newsletter: false' },
  ]);
  mkdirSync(join(folder, 'words'));
  writeFileSync(join(folder, 'words/nl.yaml'), 'newsletter.form.submit: Woorden\n');
  const loaded = loadConfiguration(folder);
  expect(loaded.ok ? [] : loaded.faults.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('not offered'),
  ]);
});
