import { type Answers, answer } from './answers.ts';
import type { AnswerName } from './field-names.ts';

/** The applicant's device, a word for each property (W-9.9). */
export const DEVICE_NAMES = ['os', 'browser', 'device'] as const satisfies readonly AnswerName[];

/** Where the applicant came from (W-9.6). Sent only with consent. */
export const MARKETING_NAMES = [
  'source',
  'medium',
  'campaign',
  'gclid',
  'topcompare_id',
  'from_topcompare',
  'from_trustup',
] as const satisfies readonly AnswerName[];

/** Data that is sent with the answers without being asked. */
export const VISIT_NAMES = [...DEVICE_NAMES, ...MARKETING_NAMES] as const;

/** In characters: campaign names and click identifiers are far shorter. */
export const MAX_VISIT_VALUE_LENGTH = 200;

/** Whether this is a single line of bounded length: anyone may write anything into an address. */
export function isVisitValue(value: string): boolean {
  return value.length <= MAX_VISIT_VALUE_LENGTH && !/\p{C}/u.test(value);
}

/** The data of the visit among these answers, without empty values. */
export function visitOf(answers: Answers): Answers {
  return Object.fromEntries(
    VISIT_NAMES.map((name) => [name, answer(answers, name)]).filter(([, value]) => value !== ''),
  );
}
