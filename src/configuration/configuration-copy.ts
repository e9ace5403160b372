import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { parseDocument } from 'yaml';
import type { OfferPart } from '#domain/lender/offer.ts';
import { MORTGAGE_PRODUCTS } from '#domain/mortgage/mortgage.ts';
import { PRODUCT_FAMILIES } from '#domain/tariff/tariff.ts';
import type { Checked } from './fault.ts';

/** The folder of the demonstration, Fluvia. */
export const DEMONSTRATION = join(import.meta.dirname, '../../examples/fluvia/config');

/**
 * For tests: copies the demonstration's configuration and replaces a text in one file; the copy is deleted
 * when the test ends. Throws if the text does not occur in the file exactly `times` times.
 */
export function copyConfiguration(
  edits: readonly { file: string; replace: string; by: string; times?: number }[],
): string {
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(DEMONSTRATION, folder, { recursive: true });
  for (const { file, replace, by, times = 1 } of edits) {
    const path = join(folder, file);
    const parts = readFileSync(path, 'utf8').split(replace);
    if (parts.length !== times + 1)
      throw new Error(`«${replace}» stands ${parts.length - 1} times in ${file}`);
    writeFileSync(path, parts.join(by));
  }
  return folder;
}

/** For tests: a copy of the demonstration's configuration that offers these parts alone. */
export function copyOffering(...offered: readonly OfferPart[]): string {
  const folder = copyConfiguration([]);
  const isLeftOut = (part: OfferPart) => !offered.includes(part);
  const leaveOut = (file: string, paths: readonly (readonly string[])[]) => {
    const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
    for (const path of paths) document.deleteIn(path);
    writeFileSync(join(folder, file), String(document));
  };
  leaveOut(
    'tariffs.yaml',
    PRODUCT_FAMILIES.filter(isLeftOut).map((family) => ['products', family]),
  );
  if (MORTGAGE_PRODUCTS.every(isLeftOut)) rmSync(join(folder, 'mortgages.yaml'));
  else
    leaveOut(
      'mortgages.yaml',
      MORTGAGE_PRODUCTS.filter(isLeftOut).map((code) => ['mortgages', code]),
    );
  if (isLeftOut('brokers')) rmSync(join(folder, 'brokers.csv'));
  return folder;
}

/** The line on which a text starts, counted from 1. */
export function lineOf(folder: string, file: string, text: string): number {
  const before = readFileSync(join(folder, file), 'utf8').split(text)[0] ?? '';
  return before.split('\n').length;
}

/**
 * An edit, a text on the line where the fault is expected (empty for any line), the path that it names,
 * and words of its reason.
 */
export type WrongLine = readonly [
  replace: string,
  by: string,
  line: string,
  path: string,
  reason: string,
];

/** Makes the edit and expects the reader to report that line, once, for that reason. */
export function expectFaultOnLine(
  file: string,
  read: (configDir: string) => Checked<unknown>,
  [replace, by, line, path, reason]: WrongLine,
): void {
  const folder = copyConfiguration([{ file, replace, by }]);
  const result = read(folder);
  const faults = result.ok ? [] : result.faults.filter((fault) => fault.reason.includes(reason));
  expect(faults).toEqual([
    {
      file: join(folder, file),
      place: expect.stringMatching(/^\d+:\d+( |$)/),
      reason: expect.stringContaining(reason),
    },
  ]);
  const [position = '', namedPath = ''] = faults[0]?.place.split(' ') ?? [];
  expect(namedPath).toBe(path);
  if (line !== '') expect(position.split(':')[0]).toBe(String(lineOf(folder, file, line)));
}
