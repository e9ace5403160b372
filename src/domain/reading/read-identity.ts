import { formatEnterpriseNumber } from '#domain/company/enterprise-number.ts';
import { formatNationalNumber } from '#domain/identity/national-number.ts';
import { readText } from './read-text.ts';

/** An enterprise number with whatever names it: "BTW BE 0403.019.261", "0403.019.261 (RPR Brussel)". */
export function readCompanyNumber(typed: string): string {
  const text = readText(typed);
  const digits = /^[^\d]*?((?:\d[ ./-]?){8,9}\d)(?: ?[^\d]+)?$/.exec(text)?.[1]?.replace(/\D/g, '');
  if (digits === undefined) return text;
  // Nine digits are of before 2005, without the first 0.
  const number = formatEnterpriseNumber(digits.padStart(10, '0'));
  return number.includes('.') ? number : text;
}

/** A national number in its own notation, without what names it: "NISS 85.07.30-033.28". */
export function readNationalNumber(typed: string): string {
  const text = readText(typed);
  return formatNationalNumber(text.replace(/^[^\d]+/, '')) ?? text;
}
