import { formatAmount } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { MAX_FILE_BYTES, MAX_FILES } from '#domain/uploads/accepted-files.ts';
import type { RefusedFile } from '#domain/uploads/file-fault.ts';
import type { Fault } from '#journey/fault.ts';
import { fill } from '../translation.ts';
import type { UploadWords } from '../uploads/uploads.ts';
import type { FormFaultWords } from './fault-words.ts';
import type { FormFaultKind } from './form-fault-kinds.ts';

/** The faults of a form as sentences by field, the same in every form. */
export function describeFormFaults(
  faults: readonly Fault[],
  words: FormFaultWords,
): Record<string, string> {
  return Object.fromEntries(faults.map((fault) => [fault.field, faultInWords(fault, words)]));
}

function faultInWords(fault: Fault, words: FormFaultWords): string {
  const { field, kind, params } = fault;
  const { contact } = words;
  if (field === 'subject')
    return kind === 'required' ? contact.subjectRequired : contact.subjectInvalid;
  if (field === 'message')
    return kind === 'required'
      ? contact.messageRequired
      : fill(contact.messageTooLong, { max: params?.max ?? '' });
  if (field === 'amount' || field === 'duration') return describeLoanFault(fault, words);
  const sentence = words.kinds[kind as FormFaultKind];
  return fill(sentence, { ...params, field: words.nouns[field] ?? field });
}

function describeLoanFault(
  { field, kind, params }: Fault,
  { coproperty: words, locale }: FormFaultWords,
): string {
  if (field === 'duration')
    return kind === 'required' ? words.durationRequired : words.durationInvalid;
  if (kind === 'required') return words.amountRequired;
  const write = (euros: unknown) => formatAmount(toCents(Number(euros)), locale, 'whenNeeded');
  return fill(words.amountBounds, { min: write(params?.min), max: write(params?.max) });
}

/** A sentence for each file; that there are too many is said once. */
export function describeFileFaults(
  refused: readonly RefusedFile[],
  { faults: words }: Pick<UploadWords, 'faults'>,
): string {
  const sentences = refused.map(({ name, reason }) =>
    fill(words[reason], { name, megabytes: MAX_FILE_BYTES / (1024 * 1024), most: MAX_FILES }),
  );
  return [...new Set(sentences)].join('\n');
}
