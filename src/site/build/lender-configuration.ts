import { loadConfiguration } from '#configuration/load-configuration.ts';
import {
  type ContractLocale,
  isContractLocale,
  type Locale,
  toContractLocale,
} from '#domain/locale/locale.ts';

/*
 * The lender whose pages are being built. For the build alone: an island gets what it needs of it as
 * props. A fault stops the build and is named, like at the server's start.
 */
const loaded = loadConfiguration(process.env.CONFIG_DIR || 'config');

if (!loaded.ok) {
  const faults = loaded.faults.map(({ file, place, reason }) => `${file} ${place}: ${reason}`);
  throw new Error(`The configuration is not usable:\n${faults.join('\n')}`);
}

export const configuration = loaded.configuration;
export const { lender, tariffs, mortgages } = configuration;

/** The languages of the site. */
export const { languages } = lender;

/** Those that one can apply in. */
export const contractLanguages = languages.filter(isContractLocale);

/** The one that readers of a language apply in: their own, or the site's first, which is one. */
export function applicationLocale(locale: Locale): ContractLocale {
  return contractLanguages.find((own) => own === locale) ?? toContractLocale(languages[0]);
}
