import * as z from 'zod';
import { parseIsoDate } from '#domain/calendar/date.ts';
import {
  CONTRACT_LOCALES,
  type Contracted,
  LOCALES,
  type Localized,
} from '#domain/locale/locale.ts';
import { cents, toCents } from '#domain/money/money.ts';

/** A non-empty text. */
export const text = z
  .string()
  .trim()
  .refine((written) => written !== '', 'is empty');

/** A text in every language of the site. */
export const localized = localizedOf(text);

/** A text that is displayed: no-break spaces join what must stay on one line. */
export const sentence = text.transform(joinWithNoBreakSpaces);

/** The same in every language of the site. */
export const prose = localizedOf(sentence);

/** The same for the application, which requires only its own languages. */
export const applicationProse = contractedOf(sentence);

/** A value in each language of the application; other languages are optional. */
export function contractedOf<T>(schema: z.ZodType<T>): z.ZodType<Contracted<T>> {
  const others = LOCALES.map((locale) => [locale, z.exactOptional(schema)]);
  const needed = CONTRACT_LOCALES.map((locale) => [locale, schema]);
  const shape = Object.fromEntries([...others, ...needed]);
  return z.strictObject(shape) as unknown as z.ZodType<Contracted<T>>;
}

/** A value in each language. */
export function localizedOf<T>(schema: z.ZodType<T>): z.ZodType<Localized<T>> {
  const shape = Object.fromEntries(LOCALES.map((locale) => [locale, schema]));
  return z.strictObject(shape) as unknown as z.ZodType<Localized<T>>;
}

/** A calendar day, written as 2027-01-31. */
export const calendarDay = z
  .string()
  .meta({ format: 'date' })
  .transform((written, context) => {
    const date = parseIsoDate(written);
    if (date !== undefined) return date;
    context.issues.push({
      code: 'custom',
      message: `${written} is not a date such as 2027-07-21`,
      input: written,
    });
    return z.NEVER;
  });

/** An amount in euros, exact to the cent, as cents. */
export const euros = z.number().transform((written, context) => {
  const amount = Math.abs(written) < 1e12 ? toCents(written) : cents(0);
  if (written >= 0 && amount / 100 === written) return amount;
  context.issues.push({
    code: 'custom',
    message: 'is not an amount in euros with at most two decimals',
    input: written,
  });
  return z.NEVER;
});

/** A rate in percent, as displayed. */
export const percent = z
  .number()
  .min(0, 'is under 0')
  .refine((written) => Number(written.toFixed(2)) === written, 'has more than two decimals');

/** A path of this site or an https address. */
export const link = text.refine(
  (written) => /^\/(?!\/)\S*$/.test(written) || /^https:\/\/\S+$/.test(written),
  'is neither a path ("/fr/faq/") nor an https address',
);

/** An https address of another site, whose host a content security policy can contain. */
export const httpsAddress = text.refine((written) => {
  if (!URL.canParse(written)) return false;
  const { protocol, username, hostname } = new URL(written);
  return protocol === 'https:' && username === '' && /^[a-z0-9.-]+$/.test(hostname);
}, 'is not an https address');

/** Before the punctuation that French sets apart, and between a number and its unit. */
function joinWithNoBreakSpaces(written: string): string {
  return written
    .replace(/ (?=[:;?!%»€])/g, '\u00a0')
    .replace(/(?<=[«€]) /g, '\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d)|mois|ans?\b|maanden|jaar)/g, '\u00a0');
}
