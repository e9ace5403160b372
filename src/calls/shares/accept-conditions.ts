import { z } from 'zod';
import type { Call } from '../call.ts';
import { named, refusal } from '../problems.ts';
import { contractLocale, hashOfWords } from '../shapes.ts';
import { changed, conditions, followKey } from './followed.ts';

/** The words next to the button that accepts other conditions, and their hash, which the page states. */
export const agreementWords = z.object({
  consent: z.string(),
  consentChanged: z.string().describe('While the co-borrower has yet to accept the conditions'),
  hash: hashOfWords,
});

export const acceptConditions = {
  method: 'POST',
  url: '/shares/accept',
  schema: {
    summary:
      'Accepts, as the applicant, the conditions that the co-borrower accepted, and sends the request',
    tags: ['application'],
    body: followKey.extend({
      lang: contractLocale,
      conditions: conditions.describe('The conditions shown to the applicant: proposal.after'),
      consentWords: hashOfWords
        .exactOptional()
        .describe('The SHA-256 of the words that the page showed next to its button'),
    }),
    response: {
      ...changed,
      409: refusal(
        'There are no conditions to decide on, or they have changed (conditions-changed): call /shares/follow again; or consentWords is of no known words (consents-changed), and those of now are in consents',
        named('conditions-changed', {}),
        named('consents-changed', { consents: agreementWords }),
      ),
    },
  },
} as const satisfies Call;
