import { z } from 'zod';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { toCents } from '#domain/money/money.ts';

/** The languages of the contract. */
export const contractLocale = z.enum(CONTRACT_LOCALES);

export const degrees = { lat: z.number(), lng: z.number() };

/** An instant: transferred as ISO 8601, a date on the server. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (written) => new Date(written),
  encode: (date) => date.toISOString(),
});

/** Far above what any product lends, and far below a safe integer of cents: in euros. */
const BEYOND_ALL = 1e12;

/**
 * Euros with a decimal point, 12500 or 12500.50: any number, so that an amount out of bounds is
 * answered with the bounds. In cents on the server.
 */
export const writtenAmount = z
  .string()
  .regex(/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i)
  .transform((text) => toCents(Math.max(-BEYOND_ALL, Math.min(Number(text), BEYOND_ALL))));

/** A step of the application, as in its addresses: 1, 1b, 4a. */
export const stepId = z.string().regex(/^\d[a-c]?$/);

/** The id of an application, made up by the browser that began it. */
export const uniqId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** A path of this site that a browser cannot take for another site's address. */
export const sitePath = z.string().regex(/^\/[^/\\]/);

/** The SHA-256 of the words that a page showed, in hexadecimal. */
export const hashOfWords = z.string().regex(/^[0-9a-f]{64}$/);
