import type { ContractLocale } from '#domain/locale/locale.ts';
import { formatAmount, formatNumber } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { ownName } from '#journey/borrowers.ts';
import type { Fault, FaultKind } from '#journey/fault.ts';
import { FIELD_WORDS, type FieldsCatalogue, wordsOfField } from '../fields/fields.ts';
import { type ContractTranslations, fill } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import { ofCoborrowerKey, SPOKEN_TO } from './of-coborrower.ts';

export const FAULT_WORDS: ContractTranslations<typeof fr> = { fr, nl };

export type FaultsCatalogue = (typeof FAULT_WORDS)[ContractLocale];

export interface FaultVocabulary {
  readonly locale: ContractLocale;
  readonly faults: FaultsCatalogue;
  readonly fields: FieldsCatalogue;
}

/** Faults whose figures are euros. */
const OF_MONEY: ReadonlySet<FaultKind> = new Set([
  'amountBetween',
  'carPrice',
  'mobileHomePrice',
  'advance',
]);

/** The sentence for a fault, from the catalogues of one language; numbers written its way. */
export function sentenceFor(fault: Fault, words: FaultVocabulary): string {
  const sentence = words.faults[sentenceKey(fault)];
  const values: Record<string, string> = {};
  const write = (figure: number) =>
    OF_MONEY.has(fault.kind)
      ? formatAmount(toCents(figure), words.locale, 'whenNeeded')
      : formatNumber(figure, words.locale);
  for (const [name, value] of Object.entries(fault.params ?? {}))
    values[name] = typeof value === 'number' ? write(value) : value;
  if (!/\{(?:field|title)\}/.test(sentence)) return fill(sentence, values);
  const { noun, label, title = label } = wordsOfField(fault.field, words.fields);
  return fill(sentence, { ...values, field: noun, title });
}

/** Which sentence of the catalogue says it: the kind's own, or the one that speaks of the co-borrower. */
export function sentenceKey({ kind, field }: Fault): keyof FaultsCatalogue {
  const spoken = SPOKEN_TO.find((candidate) => candidate === kind);
  const isTheirs = ownName(field).borrower === 'coborrower';
  return spoken && isTheirs ? ofCoborrowerKey(spoken) : kind;
}

/** The sentence for a fault, in any language: the server's way in. */
export function faultMessage(fault: Fault, locale: ContractLocale): string {
  return sentenceFor(fault, {
    locale,
    faults: FAULT_WORDS[locale],
    fields: FIELD_WORDS[locale],
  });
}
