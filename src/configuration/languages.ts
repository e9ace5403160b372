import * as z from 'zod';
import { isContractLocale, LOCALES, type Locale } from '#domain/locale/locale.ts';
import { startReading } from './yaml-reading.ts';

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

/**
 * Reads only this setting, so that texts are checked whatever else is wrong in the lender's file. None where the file
 * cannot be read or this setting is invalid: no text is missing in a language that is not known.
 */
export function readLanguages(configDir: string): readonly Locale[] {
  return file.safeParse(startReading(configDir, LENDER_FILE).value).data?.languages ?? [];
}
