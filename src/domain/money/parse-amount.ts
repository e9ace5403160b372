import { type Cents, cents } from './money.ts';

const SPACES = /[\s\u00a0\u202f]/g;
const CURRENCY = /^€|€$/g;

/** Up to 12 digits before the decimals: far over any bound, far under a safe integer of cents. */
const LONGEST_WHOLE = 12;

/**
 * Reads an amount in euros as a person types it: spaces and the euro sign around it, spaces, dots or
 * commas between thousands, a dot or a comma before the decimals. Decimals past the cent are rounded
 * (spec 2 §5). One separator before exactly three digits is taken as the thousands' ("12.500"). What
 * is not an amount, negative ones included, is undefined.
 */
export function parseAmount(typed: string): Cents | undefined {
  const text = typed.replace(SPACES, ' ').trim().replace(CURRENCY, '').trim();
  const parts = splitDecimals(text);
  if (parts === undefined) return undefined;
  const whole = withoutThousands(parts.whole);
  if (whole === undefined || whole.length > LONGEST_WHOLE) return undefined;
  if (whole === '' && parts.decimals === '') return undefined;
  return cents(Number(whole) * 100 + roundDecimals(parts.decimals));
}

/** Tells the decimals from the rest; their separator is the last one, unless it parts thousands. */
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

/** The digits alone, where every separator is the same one and stands before three digits. */
function withoutThousands(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  return /^\d{1,3}([ .,])\d{3}(?:\1\d{3})*$/.test(whole) ? whole.replace(/\D/g, '') : undefined;
}

/** "5" is 50 cents, "016" is 2: decided on the digits, so that no float can be in doubt. */
function roundDecimals(decimals: string): number {
  const twoDigits = Number(decimals.slice(0, 2).padEnd(2, '0'));
  return Number(decimals.charAt(2)) >= 5 ? twoDigits + 1 : twoDigits;
}
