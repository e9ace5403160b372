import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import type { Fault } from '#journey/fault.ts';
import { fill } from '../translation.ts';
import type { WordsOfFormAdvice } from './form-advice-words.ts';

/** What to do about the faults of a form of the website, by field: a sentence each for the error summary. */
export function adviseOnForm(
  faults: readonly Fault[],
  words: WordsOfFormAdvice,
  locale: Locale,
  labels: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(
    faults.map((fault) => {
      const sentences: Readonly<Record<string, Readonly<Record<string, string>>>> = words.fields;
      const sentence = sentences[fault.field]?.[fault.kind] ?? '';
      const values = { ...boundsOf(fault, locale), label: labels[fault.field] ?? '' };
      return [fault.field, fill(sentence, values)] as const;
    }),
  );
}

/** Bounds are amounts, except the number of children. */
function boundsOf({ field, kind, params }: Fault, locale: Locale): Record<string, string | number> {
  if (kind !== 'between' || field === 'chargechilds') return { ...params };
  const write = (euros: unknown) => formatAmount(toCents(Number(euros)), locale, 'whenNeeded');
  return { min: write(params?.min), max: write(params?.max) };
}
