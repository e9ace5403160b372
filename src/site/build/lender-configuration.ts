import { loadConfiguration } from '#configuration/load-configuration.ts';
import type { IsOffered } from '#configuration/offered-texts.ts';
import { parseIsoDate } from '#domain/calendar/date.ts';
import { officeDay } from '#domain/calendar/office-day.ts';
import { isOffered } from '#domain/lender/offer.ts';
import {
  type ContractLocale,
  contractLocaleOf,
  isContractLocale,
  type Locale,
} from '#domain/locale/locale.ts';

/*
 * The lender whose pages are built. Build only: an island gets what it needs as props. A fault stops the
 * build with a message, as at the server's start.
 */
export const configDir = process.env.CONFIG_DIR || 'config';

/** The day whose tariffs the pages show (F-7.6): the build sets it for the pages of later days. */
export const tariffDay =
  parseIsoDate(process.env.TARIFFS_ON ?? '') ?? officeDay(() => new Date())();

const loaded = loadConfiguration(configDir, () => tariffDay);

if (!loaded.ok) {
  const faults = loaded.faults.map(({ file, place, reason }) => `${file} ${place}: ${reason}`);
  throw new Error(`The configuration is not usable:\n${faults.join('\n')}`);
}

export const configuration = loaded.configuration;
export const { lender, tariffs, mortgages, brand } = configuration;

export const offered: IsOffered = (part) => isOffered(part, configuration);

/** The languages of the site. */
export const { languages } = lender;

/** The languages in which visitors can apply. */
export const contractLanguages = languages.filter(isContractLocale);

/** The language in which readers of this language apply. */
export const applicationLocale = (locale: Locale): ContractLocale =>
  contractLocaleOf(locale, languages);
