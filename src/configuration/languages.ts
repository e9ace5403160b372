import * as z from 'zod';
import type { Lender } from '#domain/lender/lender.ts';
import { isContractLocale, isLocale, LOCALES, type Locale } from '#domain/locale/locale.ts';
import { startReading } from './yaml-reading.ts';

type Languages = Lender['languages'];

export const LENDER_FILE = 'lender.yaml';

/** What a site is in where its lender names no languages. */
const DEFAULT: [Locale, ...Locale[]] = ['fr', 'nl'];

const language = z.enum(LOCALES, {
  error: ({ input }) => `${input} is none of ${LOCALES.join(', ')}`,
});

/** The languages of a lender's site, the one that others fall back on first. */
export const languages = z
  .tuple([language], language)
  .refine((listed) => new Set(listed).size === listed.length, 'has a language twice')
  .refine(
    ([first]) => isContractLocale(first),
    'does not start with a language of the application: fr or nl',
  )
  .default(DEFAULT);

const file = z.looseObject({ languages });

/** The same alone, which texts are checked by whatever else is wrong; where it is itself, the default. */
export function readLanguages(configDir: string): Languages {
  return file.safeParse(startReading(configDir, LENDER_FILE).value).data?.languages ?? DEFAULT;
}

/**
 * What was read of a file, every text of it with a sentence in the languages that the site lacks too:
 * another one's, which nobody sees. So only those that the site has need to be written.
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
