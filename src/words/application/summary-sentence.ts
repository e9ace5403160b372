import { ownName } from '#journey/borrowers.ts';
import type { Fault } from '#journey/fault.ts';
import { type FaultVocabulary, sentenceFor } from '../faults/faults.ts';
import { fill } from '../translation.ts';
import type { ApplicationCatalogue } from './application.ts';

/** What an entry of each list is called: «Crédit {n}». */
export const ENTRY_TITLES = {
  currentCredits: 'credit',
  currentCreditCards: 'card',
  creditReasons: 'reason',
} as const satisfies Record<string, keyof ApplicationCatalogue['entries']>;

type ListName = keyof typeof ENTRY_TITLES;

const isList = (name: string): name is ListName => Object.hasOwn(ENTRY_TITLES, name);

/**
 * The sentence for a fault where it stands apart from its field: it says whose the answer is, and of
 * which credit or card, unless it does so already.
 */
export function summarySentence(
  fault: Fault,
  words: FaultVocabulary & { readonly application: ApplicationCatalogue },
): string {
  const sentence = sentenceFor(fault, words);
  const { errors, entries } = words.application;
  const [, list = '', index = ''] = /^(\w+)\[(\d+)\]/.exec(fault.field) ?? [];
  const own = ownName(list || fault.field);
  const isTheirs = own.borrower === 'coborrower';
  const values = { sentence: sentence.charAt(0).toLowerCase() + sentence.slice(1) };
  // Most give one purpose: only those after it are counted.
  if (own.name === 'creditReasons' && index === '0') return sentence;
  if (isList(own.name)) {
    const entry = fill(entries[ENTRY_TITLES[own.name]], { n: Number(index) + 1 });
    return fill(isTheirs ? errors.ofCoborrowersEntry : errors.ofEntry, { ...values, entry });
  }
  const ofApplicant = sentenceFor({ ...fault, field: own.name }, words);
  return isTheirs && sentence === ofApplicant ? fill(errors.ofCoborrower, values) : sentence;
}
