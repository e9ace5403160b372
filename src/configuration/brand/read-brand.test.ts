import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import {
  copyConfiguration,
  DEMONSTRATION,
  expectFaultOnLine,
  type WrongLine,
} from '../configuration-copy.ts';
import { BRAND_FILE, readBrand } from './read-brand.ts';

describe('brand.yaml', () => {
  it('draws the demonstration’s loans as a river', () => {
    expect(readBrand(DEMONSTRATION, LOCALES)).toMatchObject({
      ok: true,
      value: { motif: 'river' },
    });
  });

  it.each(['area', 'bars', 'none'])('accepts the motif %s (F-3.1)', (motif) => {
    const folder = copyConfiguration([
      { file: BRAND_FILE, replace: 'motif: river', by: `motif: ${motif}` },
    ]);
    expect(readBrand(folder, LOCALES)).toMatchObject({ ok: true, value: { motif } });
  });

  it('is a fault where it is empty', () => {
    const folder = copyConfiguration([]);
    writeFileSync(join(folder, BRAND_FILE), '');
    expect(readBrand(folder, LOCALES)).toMatchObject({
      ok: false,
      faults: [{ file: join(folder, BRAND_FILE), place: '1:1' }],
    });
  });
});

describe('a wrong line of brand.yaml', () => {
  it.each<WrongLine>([
    ['motif: river', 'motif: lake', 'motif: lake', 'motif', 'must be one of'],
    ['motif: river', 'motif: [river]', 'motif: [', 'motif', 'must be one of'],
    ['motif: river', 'motif: river\nmotive: river', 'motive', 'motive', 'not a known key'],
    ['motif: river', 'motive: river', 'motive', 'motif', 'is missing'],
  ])('%j → %j', (...wrong) => {
    expectFaultOnLine(BRAND_FILE, (folder) => readBrand(folder, LOCALES), wrong);
  });
});
