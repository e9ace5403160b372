import type * as z from 'zod';
import type { OfferPart } from '#domain/lender/offer.ts';
import type { Locale, Localized } from '#domain/locale/locale.ts';
import { email, enterpriseNumber, phone, referencePrefix } from '../lender-file.ts';
import { text } from '../schemas.ts';

/** What a new lender's files are made from. */
export interface LenderAnswers {
  readonly name: string;
  /** The first is French or Dutch. */
  readonly languages: readonly [Locale, ...Locale[]];
  /** At least one loan that can be applied for. */
  readonly offer: readonly OfferPart[];
  /** What is not given is invented, and marked. */
  readonly legal: LegalData;
}

export type LegalDatum =
  | 'legalName'
  | 'enterpriseNumber'
  | 'register'
  | 'fsmaNumber'
  | 'street'
  | 'number'
  | 'zip'
  | 'city'
  | 'phone'
  | 'mortgagePhone'
  | 'email'
  | 'referencePrefix';

export type LegalData = { readonly [D in LegalDatum]?: string };

/** A text for each language, or the same for all of them. */
export type AnyLanguage = Localized | string;

interface Question {
  readonly question: string;
  readonly schema: z.ZodType;
  /** What stands for it until it is given, which is nobody's; undefined for what a lender need not have. */
  readonly invent: (name: string) => AnyLanguage | undefined;
}

/** What the law and the program need to know of a lender, in the order in which it is asked for. */
export const LEGAL_QUESTIONS: Readonly<Record<LegalDatum, Question>> = {
  legalName: {
    question: 'Name of the company, with its legal form',
    schema: text,
    invent: (name) => name,
  },
  enterpriseNumber: {
    question: 'Enterprise number',
    schema: enterpriseNumber,
    invent: () => '0999.999.031',
  },
  register: {
    question: 'Register of legal entities',
    schema: text,
    invent: () => ({
      fr: 'RPM Bruxelles, francophone',
      nl: 'RPR Brussel, Nederlandstalig',
      de: 'RJP Brüssel',
      en: 'Register of legal entities (RPM) of Brussels',
    }),
  },
  fsmaNumber: { question: 'Number with the FSMA', schema: text, invent: () => '000000 A' },
  street: {
    question: 'Street of the office',
    schema: text,
    invent: () => ({ fr: 'Grand-Place', nl: 'Grote Markt', de: 'Grand-Place', en: 'Grand-Place' }),
  },
  number: { question: 'House number', schema: text, invent: () => '1' },
  zip: { question: 'Postcode', schema: text, invent: () => '1000' },
  city: {
    question: 'Town',
    schema: text,
    invent: () => ({ fr: 'Bruxelles', nl: 'Brussel', de: 'Brüssel', en: 'Brussels' }),
  },
  phone: { question: 'Telephone', schema: phone, invent: () => '02 000 00 00' },
  mortgagePhone: {
    question: 'Another telephone for mortgages, if there is one',
    schema: phone,
    invent: () => undefined,
  },
  email: {
    question: 'E-mail',
    schema: email,
    invent: (name) => `info@${domainLabel(name)}.example`,
  },
  referencePrefix: {
    question: 'Two to four capitals that references of requests start with',
    schema: referencePrefix,
    invent: inventPrefix,
  },
};

export const LEGAL_DATA = Object.keys(LEGAL_QUESTIONS) as LegalDatum[];

/** Why a value is refused, "x is not …"; undefined if it is not. */
export function refuseDatum(
  datum: LegalDatum,
  written: string,
  postcodes: ReadonlySet<string>,
): string | undefined {
  if (datum === 'zip' && !postcodes.has(written)) return `${written} is not a Belgian postcode`;
  const { error } = LEGAL_QUESTIONS[datum].schema.safeParse(written);
  return error && `${written} ${error.issues[0]?.message}`.trimStart();
}

/** The name in small letters without accents, joined by hyphens: "Kredo Plus" is `kredo-plus`. */
export function domainLabel(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'lender';
}

function inventPrefix(name: string): string {
  const letters = domainLabel(name)
    .replace(/[^a-z]/g, '')
    .toUpperCase();
  return letters.length < 2 ? 'REF' : letters.slice(0, 3);
}
