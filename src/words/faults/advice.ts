import type { ContractLocale } from '#domain/locale/locale.ts';
import { type Borrower, ownName } from '#journey/borrowers.ts';
import type { Fault } from '#journey/fault.ts';
import type { FieldKind } from '#journey/field.ts';
import { ENTRY_LISTS, FIELDS } from '#journey/form-fields.ts';
import { wordsOfField } from '../fields/fields.ts';
import { applicationWordsIn } from '../languages.ts';
import { fill } from '../translation.ts';
import type { WordsOfAdvice } from './advice-words.ts';
import { type FaultVocabulary, sentenceKey, valuesOf } from './faults.ts';

export const ADVICE_WORDS: Readonly<Record<ContractLocale, WordsOfAdvice>> =
  /* @__PURE__ */ applicationWordsIn('advice');

export interface AdviceVocabulary extends FaultVocabulary {
  readonly advice: WordsOfAdvice;
  /** Who reads it: a co-borrower who fills in their own part is spoken to as an applicant is. */
  readonly reader: Borrower;
}

const CHOSEN: ReadonlySet<FieldKind> = new Set(['code', 'country', 'city']);

/** What to do about a fault, in a sentence for the summary above the form. */
export function adviseOn(fault: Fault, words: AdviceVocabulary): string {
  const sentence =
    fault.kind === 'required' ? adviseOnMissing(fault.field, words) : adviseOnFault(fault, words);
  const values = valuesOf(fault, words.locale);
  if (!sentence.includes('{field}')) return fill(sentence, values);
  const { noun } = wordsOfField(fault.field, words.fields);
  return fill(sentence, { ...values, field: withSmallInitial(noun) });
}

function adviseOnFault(fault: Fault, { advice, reader }: AdviceVocabulary): string {
  const key = reader === 'coborrower' ? fault.kind : sentenceKey(fault);
  return advice.faults[key as keyof WordsOfAdvice['faults']];
}

function adviseOnMissing(field: string, { advice, reader }: AdviceVocabulary): string {
  const { missing } = advice;
  const [, list = '', inList = ''] = /^(\w+)\[\d+\]\.(\w+)$/.exec(field) ?? [];
  const { borrower, name } = ownName(field);
  const ofSomeone: Sentences =
    borrower === 'coborrower' && reader === 'applicant' ? missing.coborrower : missing.fields;
  const own = list
    ? (missing.entries as Readonly<Record<string, Sentences>>)[ownName(list).name]?.[inList]
    : ofSomeone[name];
  if (own !== undefined) return own;
  const kind = list
    ? ENTRY_LISTS.get(list)?.fields.find((entry) => entry.name === inList)?.kind
    : FIELDS.get(field)?.kind;
  return kind !== undefined && CHOSEN.has(kind) ? advice.choose : advice.enter;
}

type Sentences = Readonly<Partial<Record<string, string>>>;

const withSmallInitial = (noun: string) => noun.charAt(0).toLowerCase() + noun.slice(1);
