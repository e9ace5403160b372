import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyConfiguration } from './configuration-copy.ts';
import { describeFault } from './fault.ts';
import { loadConfiguration } from './load-configuration.ts';

const LANGUAGES = 'languages: [fr, nl, de, en]';

/** The faults of the demonstration with one text replaced, without the folder's name. */
function faultsWith(file: string, replace: string, by: string): readonly string[] {
  return faultsIn(copyConfiguration([{ file, replace, by }]));
}

function faultsIn(folder: string): readonly string[] {
  const loaded = loadConfiguration(folder);
  return loaded.ok
    ? []
    : loaded.faults.map((fault) => describeFault(fault).slice(folder.length + 1));
}

describe('what a lender may write says what is wrong, once, with its place (F-8.2)', () => {
  it.each([
    [
      'a decimal comma between braces',
      'tariffs.yaml',
      '- { duration: 120, taeg: 8.15 }',
      '- { duration: 120, taeg: 8,15 }',
      /^tariffs\.yaml:\d+:\d+ .*\.15: is not a known key: write a decimal point, not a comma/,
    ],
    [
      'a colon that is not quoted',
      'lender.yaml',
      'name: Fluvia\n',
      'name: Actie: Fluvia\n',
      /^lender\.yaml:\d+:\d+: is not YAML: a text with a colon in it has to stand between quotes$/,
    ],
    [
      'a tab',
      'lender.yaml',
      '  fr: Fluvia SA\n',
      '\tfr: Fluvia SA\n',
      /^lender\.yaml:\d+:\d+: is not YAML: lines are indented by spaces, not by tabs$/,
    ],
    [
      'a language that there is not',
      'lender.yaml',
      LANGUAGES,
      'languages: [fr, xx]',
      /^lender\.yaml:\d+:\d+ languages\[1\]: xx is not one of fr, nl, de, en$/,
    ],
    [
      'an unknown key',
      'lender.yaml',
      'name: Fluvia\n',
      'name: Fluvia\nnom: Fluvia\n',
      /^lender\.yaml:\d+:1 nom: is not a known key$/,
    ],
    [
      'a wrong type',
      'mortgages.yaml',
      'deedCosts: 1600',
      'deedCosts: much',
      /^mortgages\.yaml:\d+:\d+ mortgages\.CH\.deedCosts: must be a number, but is text$/,
    ],
    [
      'an amount with a decimal comma',
      'mortgages.yaml',
      'deedCosts: 1600',
      'deedCosts: 1600,5',
      /^mortgages\.yaml:\d+:\d+ .*must be a number, but is text: write a decimal point, as in 1600\.5$/,
    ],
  ])('%s', (_, file, replace, by, expected) => {
    const faults = faultsWith(file, replace, by);
    expect(faults).toEqual([expect.stringMatching(expected)]);
  });

  it('a file that is broken drags no other along', () => {
    const folder = copyConfiguration([]);
    writeFileSync(join(folder, 'lender.yaml'), 'languages: [nl\n');
    expect(faultsIn(folder)).toEqual([expect.stringMatching(/^lender\.yaml:/)]);
    rmSync(join(folder, 'lender.yaml'));
    expect(faultsIn(folder)).toEqual(['lender.yaml: cannot be read']);
  });

  it('a text that is wrong for all languages, in a site of one', () => {
    const folder = copyConfiguration([
      { file: 'lender.yaml', replace: LANGUAGES, by: 'languages: [nl]' },
      { file: 'lender.yaml', replace: '    nl: /nl/faq/\n', by: '    nl: nl/faq/\n' },
    ]);
    expect(faultsIn(folder)).toEqual([
      expect.stringMatching(/^lender\.yaml:\d+:\d+ links\.faq\.nl: is neither a path/),
    ]);
  });

  it.each([
    'lender.yaml',
    'tariffs.yaml',
    'holidays.yaml',
    'lists.yaml',
    'countries.yaml',
    'localities.csv',
    'municipalities.csv',
  ])('%s missing or empty', (file) => {
    const folder = copyConfiguration([]);
    writeFileSync(join(folder, file), '');
    const faults = faultsIn(folder);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.every((fault) => fault.startsWith(file))).toBe(true);
    rmSync(join(folder, file));
    expect(faultsIn(folder)).toEqual([`${file}: cannot be read`]);
  });
});
