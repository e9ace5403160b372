import * as z from 'zod';
import type { Lender } from '#domain/lender/lender.ts';
import { isContractLocale, isLocale, LOCALES, type Locale } from '#domain/locale/locale.ts';
import { startReading } from './yaml-reading.ts';

type Languages = Lender['languages'];

export const LENDER_FILE = 'lender.yaml';

/** The languages of a site whose lender sets none. */
const DEFAULT: [Locale, ...Locale[]] = ['fr', 'nl'];

const language = z.enum(LOCALES, {
  error: ({ input }) => `${input} is not one of ${LOCALES.join(', ')}`,
});

/** The languages of a lender's site; the first is the fallback. */
export const languages = z
  .tuple([language], language)
  .refine((listed) => new Set(listed).size === listed.length, 'has a language twice')
  .refine(
    ([first]) => isContractLocale(first),
    'does not start with a language of the application: fr or nl',
  )
  .default(DEFAULT);

const file = z.looseObject({ languages });

/** Reads only this setting, so that texts are checked whatever else is wrong; the default if it is invalid itself. */
export function readLanguages(configDir: string): Languages {
  return file.safeParse(startReading(configDir, LENDER_FILE).value).data?.languages ?? DEFAULT;
}

/**
 * Copies a value that was read from a file and fills every text in it for the languages that the site
 * does not have, from another language that nobody sees. So only the site's languages have to be written.
 */
export function fillLanguages(value: unknown, languages: readonly Locale[]): unknown {
  if (Array.isArray(value)) return value.map((part) => fillLanguages(part, languages));
  if (value === null || typeof value !== 'object') return value;
  const parts = Object.entries(value).map(([key, part]) => [key, fillLanguages(part, languages)]);
  const written = parts.filter(([key]) => isLocale(key));
  const [, other] = written.find(([key]) => key === languages[0]) ?? written[0] ?? [];
  if (other === undefined) return Object.fromEntries(parts);
  const lacking = LOCALES.filter((locale) => !languages.includes(locale));
  return Object.fromEntries([...lacking.map((locale) => [locale, other]), ...parts]);
}
