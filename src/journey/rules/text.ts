import { looksLikeEmail } from '#domain/contact/email.ts';
import { isPhone } from '#domain/contact/phone.ts';
import type { FaultKind } from '../fault.ts';
import type { Rule } from '../field.ts';

/** Letters with accents, digits, space, hyphen, apostrophe. */
const NAME_LIKE = /^[\p{Script=Latin}\p{M}\d '’-]+$/u;
/** … and the at-sign. */
const NAME_OR_AT = /^[\p{Script=Latin}\p{M}\d '’@-]+$/u;
/** Letters only, with what joins them in a place's name (A-7.3, birthLocation). */
const PLACE = /^[\p{Script=Latin}\p{M} '’().-]+$/u;
/** Letters, space, hyphen, apostrophe, at-sign (A-6.8, extraFeesReason). */
const REASON = /^[\p{Script=Latin}\p{M} '’@-]+$/u;
/** A company's name may also carry & . , / ( ) +. */
const COMPANY = /^[\p{Script=Latin}\p{M}\d '’&.,/()+@-]+$/u;
/** The signs that a free message may not have: those of markup, and control characters but line breaks. */
const REFUSED_IN_MESSAGE = /[<>]|(?!\n)\p{Cc}/gu;
/** after the first digit letters, spaces, hyphen, apostrophe and accents are allowed. */
const ADDRESS_NUMBER = /^\d[\p{Script=Latin}\p{M}\d '’-]*$/u;

function matching(pattern: RegExp, kind: FaultKind): Rule {
  return (value) => (pattern.test(value) ? undefined : { kind });
}

export const nameLike = matching(NAME_LIKE, 'nameCharacters');
// The at-sign is accepted, but not suggested to anybody.
export const nameOrAt = matching(NAME_OR_AT, 'nameCharacters');
export const placeName = matching(PLACE, 'placeCharacters');
export const reasonText = matching(REASON, 'reasonCharacters');
export const companyName = matching(COMPANY, 'companyCharacters');

/** Names the signs that are refused; a control character by its picture, "␇". */
export const messageText: Rule = (value) => {
  const signs = [...new Set(value.match(REFUSED_IN_MESSAGE))].map((sign) =>
    sign < ' ' ? String.fromCodePoint(0x2400 + sign.charCodeAt(0)) : sign,
  );
  return signs.length > 0
    ? { kind: 'messageCharacters', params: { signs: signs.join(' ') } }
    : undefined;
};

export function maxLength(max: number): Rule {
  return (value) => ([...value].length > max ? { kind: 'maxLength', params: { max } } : undefined);
}

export const addressNumber: Rule = (value) =>
  ADDRESS_NUMBER.test(value) ? undefined : { kind: 'addressNumber' };

export const email: Rule = (value) => (looksLikeEmail(value) ? undefined : { kind: 'email' });

export const phone: Rule = (value) => (isPhone(value) ? undefined : { kind: 'phone' });

/** Whether the text is a possible first name of at most 20 characters. */
export const isFirstname = (text: string) => NAME_OR_AT.test(text) && [...text].length <= 20;

/** Whether the text is a possible name of any length. */
export const isName = (text: string) => NAME_OR_AT.test(text);

/** Words that say nothing about the purpose, in any case. */
const EMPTY_PURPOSES = new Set([
  'andere',
  'autre',
  'autres',
  'budget',
  'regroup',
  'algemene kosten',
  'maandlasten',
  'kasbehoefte',
  'allerlei kosten',
  'credit',
  'crédit',
  'divers',
]);

export const purpose: Rule = (value) =>
  EMPTY_PURPOSES.has(value.toLowerCase()) ? { kind: 'purpose' } : undefined;
