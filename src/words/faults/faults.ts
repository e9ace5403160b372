import type { ContractLocale } from '#domain/locale/locale.ts';
import { formatAmount, formatNumber } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { ownName } from '#journey/borrowers.ts';
import type { Fault, FaultKind } from '#journey/fault.ts';
import { FIELD_WORDS, type FieldsCatalogue, wordsOfField } from '../fields/fields.ts';
import { applicationWordsIn } from '../languages.ts';
import { fill } from '../translation.ts';
import { ofCoborrowerKey, SPOKEN_TO } from './of-coborrower.ts';

export const FAULT_WORDS = /* @__PURE__ */ applicationWordsIn('faults');

export type FaultsCatalogue = (typeof FAULT_WORDS)[ContractLocale];

export interface FaultVocabulary {
  readonly locale: ContractLocale;
  readonly faults: FaultsCatalogue;
  readonly fields: FieldsCatalogue;
}

/** Faults whose figures are in euros. */
const OF_MONEY: ReadonlySet<FaultKind> = new Set([
  'amountBetween',
  'carPrice',
  'mobileHomePrice',
  'advance',
]);

/** The sentence for a fault, from the catalogues of a language, with numbers formatted for it. */
export function sentenceFor(fault: Fault, words: FaultVocabulary): string {
  const sentence = words.faults[sentenceKey(fault)];
  const values = valuesOf(fault, words.locale);
  if (!/\{(?:field|title)\}/.test(sentence)) return fill(sentence, values);
  const { noun, label, title = label } = wordsOfField(fault.field, words.fields);
  return fill(sentence, { ...values, field: noun, title });
}

/** A fault's figures and texts, written for the language: amounts in euros where they are. */
export function valuesOf(
  { kind, params = {} }: Fault,
  locale: ContractLocale,
): Readonly<Record<string, string>> {
  const write = (figure: number) =>
    OF_MONEY.has(kind)
      ? formatAmount(toCents(figure), locale, 'whenNeeded')
      : formatNumber(figure, locale);
  const written = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? write(value) : value,
  ]);
  return Object.fromEntries(written);
}

/** The key of the sentence: the kind's own, or that which speaks of the co-borrower. */
export function sentenceKey({ kind, field }: Fault): keyof FaultsCatalogue {
  const spoken = SPOKEN_TO.find((candidate) => candidate === kind);
  const isTheirs = ownName(field).borrower === 'coborrower';
  return spoken && isTheirs ? ofCoborrowerKey(spoken) : kind;
}

/** The sentence for a fault, in any language. For the server. */
export function faultMessage(fault: Fault, locale: ContractLocale): string {
  return sentenceFor(fault, {
    locale,
    faults: FAULT_WORDS[locale],
    fields: FIELD_WORDS[locale],
  });
}
