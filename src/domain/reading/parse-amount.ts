import { type Cents, cents } from '#domain/money/money.ts';
import { readText } from './read-text.ts';

/** At most 12 digits before the decimals: far above any bound, far below a safe integer of cents. */
const MAX_WHOLE_DIGITS = 12;

/** Words that change nothing about an amount in euros. All others make it unreadable: "12 mille", "par an". */
const BEFORE =
  /^(?:(?:max|env(?:iron)?|c(?:irc)?a|ong(?:eveer)?|±)\.? )?(?:net(?:to)?:? )?(?:(?:€|eur(?:os?)?) ?)?/;
const CURRENCY = ' ?(?:€|eur(?:os?)?)';
const NET = ' ?(?:nets?|netto)';
const MONTHLY =
  ' ?(?:(?:\\/|par|per|pro|im|a) ?(?:mois|maand|mnd|month|monat|m)|p\\.? ?\\/? ?m|mensuels?|maandelijks|monthly|monatlich)\\.?';
const BEHIND = new RegExp(`(?:${CURRENCY})?(?:${NET})?(?:${MONTHLY})?(?:${NET})?$`);
/** "1.850,-", "1850.-": no cents. */
const NO_CENTS = /[.,] ?[-=]{1,2}$/;

/**
 * Reads an amount in euros as people write it: with spaces, dots, commas or apostrophes between thousands, a dot or a
 * comma before the decimals, the currency, "net" and "a month" around it. Decimals beyond the cent are rounded
 * . A single separator before exactly three digits separates thousands ("12.500"). Anything that is not one
 * amount, negative and double amounts included, is undefined.
 */
export function parseAmount(typed: string): Cents | undefined {
  const text = readText(typed)
    .toLowerCase()
    .replace(BEFORE, '')
    .replace(BEHIND, '')
    .replace(NO_CENTS, '')
    .trim();
  const parts = splitDecimals(text);
  if (parts === undefined) return undefined;
  const whole = withoutThousands(parts.whole);
  if (whole === undefined || whole.length > MAX_WHOLE_DIGITS) return undefined;
  if (whole === '' && parts.decimals === '') return undefined;
  return cents(Number(whole) * 100 + roundDecimals(parts.decimals));
}

/** The same in whole euros, its cents cut off. */
export function wholeEuros(typed: string): number | undefined {
  const amount = parseAmount(typed);
  return amount === undefined ? undefined : Math.floor(amount / 100);
}

/** Writes "1850" and "1850,50": an amount as the fields of the application hold it. */
export function writeTypedAmount(amount: Cents): string {
  const [whole, decimals] = [Math.trunc(amount / 100), amount % 100];
  return decimals === 0 ? String(whole) : `${whole},${String(decimals).padStart(2, '0')}`;
}

/** Splits off the decimals; their separator is the last one, unless that separates thousands. */
function splitDecimals(text: string): { whole: string; decimals: string } | undefined {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at === -1) return { whole: text, decimals: '' };
  const whole = text.slice(0, at);
  const decimals = text.slice(at + 1);
  if (
    whole.includes(text.charAt(at)) ||
    (isThousandsGroup(decimals) && /^[1-9]\d{0,2}$/.test(whole))
  )
    return { whole: text, decimals: '' };
  return /^\d*$/.test(decimals) ? { whole, decimals } : undefined;
}

function isThousandsGroup(text: string): boolean {
  return /^\d{3}$/.test(text);
}

/** The digits alone, if all separators are the same and each precedes three digits. */
function withoutThousands(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  return /^\d{1,3}([ .,'’])\d{3}(?:\1\d{3})*$/.test(whole) ? whole.replace(/\D/g, '') : undefined;
}

/** "5" is 50 cents, "016" is 2: decided on the digits, so that no float error can matter. */
function roundDecimals(decimals: string): number {
  const twoDigits = Number(decimals.slice(0, 2).padEnd(2, '0'));
  return Number(decimals.charAt(2)) >= 5 ? twoDigits + 1 : twoDigits;
}
