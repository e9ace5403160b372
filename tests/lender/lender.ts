import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { loadConfiguration } from '#configuration/load-configuration.ts';
import { isContractLocale } from '#domain/locale/locale.ts';
import { exampleFolders, namedFolders } from '../examples/lender-folders.ts';

/** The lender whose pages are walked: that of CONFIG_DIR. */
export const configuration = read(namedFolders().CONFIG_DIR);

export const { lender, tariffs } = configuration;

/** The languages in which visitors apply. */
export const contractLanguages = lender.languages.filter(isContractLocale);

function read(configDir: string) {
  const loaded = loadConfiguration(configDir);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults, null, 2));
  return loaded.configuration;
}

/** What the lenders in `examples` are called and reached by, without what the lender under test has itself. */
const OTHERS_NAMES = readdirSync('examples', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => read(exampleFolders(name).CONFIG_DIR).lender)
  .filter((other) => other.name !== lender.name)
  .flatMap(({ name, enterpriseNumber, fsmaNumber, email }) => [
    new RegExp(`\\b${name}\\b`),
    enterpriseNumber,
    fsmaNumber,
    email,
  ]);

/** Expects that a text names no lender of `examples` but the lender itself. */
export function expectOwnNames(text: string, what: string): void {
  for (const name of OTHERS_NAMES)
    expect(
      typeof name === 'string' ? text.includes(name) : name.test(text),
      `${name} in ${what}`,
    ).toBe(false);
}
