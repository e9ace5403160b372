import { type Cents, cents } from './money.ts';

const SPACES = /[\s\u00a0\u202f]/g;
const CURRENCY = /^€|€$/g;

/** At most 12 digits before the decimals: far above any bound, far below a safe integer of cents. */
const MAX_WHOLE_DIGITS = 12;

/**
 * Reads an amount in euros as people type it: with spaces and a euro sign around it, spaces, dots or
 * commas between thousands, a dot or a comma before the decimals. Decimals beyond the cent are rounded
 * . A single separator before exactly three digits separates thousands ("12.500"). Anything
 * that is not an amount, negative amounts included, is undefined.
 */
export function parseAmount(typed: string): Cents | undefined {
  const text = typed.replace(SPACES, ' ').trim().replace(CURRENCY, '').trim();
  const parts = splitDecimals(text);
  if (parts === undefined) return undefined;
  const whole = withoutThousands(parts.whole);
  if (whole === undefined || whole.length > MAX_WHOLE_DIGITS) return undefined;
  if (whole === '' && parts.decimals === '') return undefined;
  return cents(Number(whole) * 100 + roundDecimals(parts.decimals));
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
  return /^\d{1,3}([ .,])\d{3}(?:\1\d{3})*$/.test(whole) ? whole.replace(/\D/g, '') : undefined;
}

/** "5" is 50 cents, "016" is 2: decided on the digits, so that no float error can matter. */
function roundDecimals(decimals: string): number {
  const twoDigits = Number(decimals.slice(0, 2).padEnd(2, '0'));
  return Number(decimals.charAt(2)) >= 5 ? twoDigits + 1 : twoDigits;
}
