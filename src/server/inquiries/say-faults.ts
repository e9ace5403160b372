import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import type { Fault } from '#journey/fault.ts';
import { faultMessage } from '#words/faults/faults.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { fill } from '#words/translation.ts';
import { UPLOAD_WORDS } from '#words/uploads/uploads.ts';
import { LARGEST_FILE, MOST_FILES, type UploadFault } from '../uploads/upload.ts';

/** What is wrong with a form, as sentences by field; a name that both have says the same. */
export function sayFormFaults(faults: readonly Fault[], locale: Locale): Record<string, string> {
  return Object.fromEntries(faults.map((fault) => [fault.field, sayFault(fault, locale)]));
}

function sayFault(fault: Fault, locale: Locale): string {
  const words = INQUIRY_WORDS[locale].contact.faults;
  if (fault.field === 'subject')
    return fault.kind === 'required' ? words.subjectRequired : words.subjectInvalid;
  if (fault.field === 'message') {
    return fault.kind === 'required'
      ? words.messageRequired
      : fill(words.messageTooLong, { max: fault.params?.max ?? '' });
  }
  if (fault.field === 'amount' || fault.field === 'duration') return sayLoanFault(fault, locale);
  return faultMessage(fault, locale);
}

function sayLoanFault({ field, kind, params }: Fault, locale: Locale): string {
  const words = INQUIRY_WORDS[locale].coproperty.faults;
  if (field === 'duration')
    return kind === 'required' ? words.durationRequired : words.durationInvalid;
  if (kind === 'required') return words.amountRequired;
  const write = (euros: unknown) => formatAmount(toCents(Number(euros)), locale, 'whenNeeded');
  return fill(words.amountBounds, { min: write(params?.min), max: write(params?.max) });
}

/** A file that was refused, and why. */
export interface RefusedFile {
  name: string;
  reason: UploadFault;
}

/** One sentence a file; that there are too many is said once. */
export function sayFileFaults(refused: readonly RefusedFile[], locale: Locale): string {
  const words = UPLOAD_WORDS[locale].faults;
  const sentences = refused.map(({ name, reason }) =>
    fill(words[reason], { name, megabytes: LARGEST_FILE / (1024 * 1024), most: MOST_FILES }),
  );
  return [...new Set(sentences)].join('\n');
}
