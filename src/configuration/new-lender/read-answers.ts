import { MORTGAGE_PRODUCTS } from '#domain/mortgage/mortgage.ts';
import { APPLICATION_PRODUCTS, FAMILY_OF, PRODUCT_FAMILIES } from '#domain/tariff/tariff.ts';
import { languages as languagesSchema } from '../languages.ts';
import {
  LEGAL_DATA,
  LEGAL_QUESTIONS,
  type LegalData,
  type LegalDatum,
  type LenderAnswers,
  refuseDatum,
} from './lender-answers.ts';

/** The parts of an offer that are asked for one by one; the others are products. */
export const OPTIONS = ['brokers', 'newsletter', 'itsme'] as const;

/** What is asked for, in this order. */
export const QUESTIONS = ['name', 'languages', 'products', ...OPTIONS, ...LEGAL_DATA] as const;
export type Question = (typeof QUESTIONS)[number];

/** Answers as they are typed. */
export type TypedAnswers = { readonly [Q in Question]?: string };

const PRODUCTS = [...PRODUCT_FAMILIES, ...MORTGAGE_PRODUCTS];
const APPLIED_FOR = new Set(APPLICATION_PRODUCTS.map((code) => FAMILY_OF[code]));
const MAX_NAME = 60;

const WORDS: Readonly<Record<Exclude<Question, LegalDatum>, string>> = {
  name: 'Name of the lender',
  languages: 'Languages of the site, fr or nl first: fr, nl, de, en',
  products: `What is lent: ${PRODUCTS.join(', ')}`,
  brokers: 'Are there brokers?',
  newsletter: 'Is there a newsletter?',
  itsme: 'Can applicants sign in with itsme?',
};

/** A question in words. */
export const wordQuestion = (question: Question): string =>
  isLegal(question) ? LEGAL_QUESTIONS[question].question : WORDS[question];

/** What an empty answer stands for, "" for none. A legal datum is then invented and marked. */
export function defaultOf(question: Question, name: string, language: string): string {
  if (isOption(question)) return 'no';
  if (!isLegal(question)) return { name, languages: 'fr,nl', products: 'personal' }[question];
  const invented = LEGAL_QUESTIONS[question].invent(name) ?? '';
  return typeof invented === 'string'
    ? invented
    : (Object.entries(invented).find(([own]) => own === language)?.[1] ?? '');
}

/** Whether there is anything to ask for: a second telephone is for mortgages. */
export const isAskedFor = (question: Question, { products }: TypedAnswers): boolean =>
  question !== 'mortgagePhone' ||
  listOf(products).some((name) => MORTGAGE_PRODUCTS.some((code) => code === name));

/** Why an answer is refused; undefined if it is not. */
export function refuseAnswer(
  question: Question,
  typed: string,
  postcodes: ReadonlySet<string>,
): string | undefined {
  if (isLegal(question)) return refuseDatum(question, typed, postcodes);
  if (isOption(question))
    return isYes(typed) || isNo(typed) ? undefined : `${typed} is neither yes nor no`;
  if (question === 'languages') {
    const { error } = languagesSchema.safeParse(listOf(typed));
    return error && describe(typed, error.issues[0]?.message ?? '');
  }
  if (question === 'name') return refuseName(typed);
  const unknown = listOf(typed).find((name) => !PRODUCTS.some((known) => known === name));
  if (unknown !== undefined) return `${unknown} is not one of ${PRODUCTS.join(', ')}`;
  if (listOf(typed).some((name) => [...APPLIED_FOR].some((family) => family === name)))
    return undefined;
  return `${typed} has no loan that can be applied for: add one of ${[...APPLIED_FOR].join(', ')}`;
}

function refuseName(typed: string): string | undefined {
  if (typed.trim() === '') return 'The name is empty';
  if (typed.length > MAX_NAME) return `The name has more than ${MAX_NAME} characters`;
  return /\p{Cc}/u.test(typed) ? 'The name has a control character' : undefined;
}

/** A message that begins with what is wrong, or follows it. */
const describe = (typed: string, message: string) =>
  /^(?:is|has|does) /.test(message) ? `${typed} ${message}` : message;

/** The answers, once none of them is refused. */
export function readAnswers(typed: TypedAnswers & { readonly name: string }): LenderAnswers {
  const legal: LegalData = Object.fromEntries(
    LEGAL_DATA.flatMap((datum) => {
      const given = typed[datum]?.trim();
      return given ? [[datum, given]] : [];
    }),
  );
  const names = listOf(typed.products);
  return {
    name: typed.name.trim(),
    languages: languagesSchema.parse(listOf(typed.languages)),
    offer: [
      ...PRODUCTS.filter((product) => names.includes(product)),
      ...OPTIONS.filter((option) => isYes(typed[option] ?? '')),
    ],
    legal,
  };
}

const isLegal = (question: Question): question is LegalDatum =>
  LEGAL_DATA.some((datum) => datum === question);

const isOption = (question: Question): question is (typeof OPTIONS)[number] =>
  OPTIONS.some((option) => option === question);

const isYes = (typed: string) => /^y(?:es)?$/i.test(typed.trim());
const isNo = (typed: string) => /^n?o?$/i.test(typed.trim());

const listOf = (typed = '') => typed.split(/[\s,]+/).filter((name) => name !== '');
