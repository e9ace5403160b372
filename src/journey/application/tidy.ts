import { formatEnterpriseNumber } from '#domain/company/enterprise-number.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import type { FieldKind } from '../field.ts';

/**
 * A value as its field writes it, once the applicant has left the field: separators in dates and
 * numbers, two decimals at most in amounts. What cannot be read is left as it was typed.
 */
export function tidy(kind: FieldKind, typed: string): string {
  const value = plainSeparators(typed).trim();
  if (kind === 'date') return tidyDate(value);
  if (kind === 'month') return tidyMonth(value);
  if (kind === 'nationalRegistry') return tidyRegistry(value);
  if (kind === 'companyNumber') return tidyCompanyNumber(value);
  if (kind === 'amount') return tidyAmount(value);
  return kind === 'longText' ? typed.trim() : value;
}

/** Spaces, dashes and slashes as a keyboard types them, instead of those a document pastes. */
function plainSeparators(typed: string): string {
  return typed
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/[\u2010-\u2014\u2212]/g, '-')
    .replace(/[\u2044\u2215\uff0f]/g, '/');
}

function tidyDate(value: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  const parts =
    /^(\d{2})(\d{2})(\d{4})$/.exec(value) ??
    /^(\d{1,2}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{4})$/.exec(value);
  return parts ? `${twoDigits(parts[1])}/${twoDigits(parts[2])}/${parts[3]}` : value;
}

function tidyMonth(value: string): string {
  const iso = /^(\d{4})-(\d{2})$/.exec(value);
  if (iso) return `${iso[2]}/${iso[1]}`;
  const parts = /^(\d{2})(\d{4})$/.exec(value) ?? /^(\d{1,2}) ?[/.\- ] ?(\d{4})$/.exec(value);
  return parts ? `${twoDigits(parts[1])}/${parts[2]}` : value;
}

function tidyRegistry(value: string): string {
  const digits = value.replace(/[/.\- ]/g, '');
  const parts = /^(\d{2})(\d{2})(\d{2})(\d{3})(\d{2})$/.exec(digits);
  return parts ? `${parts[1]}.${parts[2]}.${parts[3]}-${parts[4]}.${parts[5]}` : value;
}

/** Also as a VAT number, with its country; nine digits are of before 2005, without the first 0. */
function tidyCompanyNumber(value: string): string {
  const digits = value.replace(/^BE/i, '').replace(/[/.\- ]/g, '');
  if (/^\d{10}$/.test(digits)) return formatEnterpriseNumber(digits);
  return /^\d{9}$/.test(digits) ? formatEnterpriseNumber(`0${digits}`) : value;
}

function tidyAmount(value: string): string {
  const amount = parseAmount(value);
  if (amount === undefined) return value;
  const [whole, decimals] = [Math.trunc(amount / 100), amount % 100];
  return decimals === 0 ? String(whole) : `${whole},${twoDigits(String(decimals))}`;
}

function twoDigits(text = ''): string {
  return text.padStart(2, '0');
}
