import { z } from 'zod';
import { APPLICATION_PRODUCTS } from '#domain/tariff/tariff.ts';
import { SHARE_STATES } from '#journey/share-status.ts';
import { named, refusal } from '../problems.ts';
import { instant } from '../shapes.ts';
import { ended } from './ended.ts';

const MAX_KEY_LENGTH = 256; // characters

/** The key by which the applicant follows a shared request. */
export const followKey = z.object({ key: z.string().max(MAX_KEY_LENGTH) });

const amount = z.number().min(0).max(10_000_000); // euros, more than any tariff lends

/** A loan for the two to agree on. */
export const conditions = z
  .object({
    product: z.enum(APPLICATION_PRODUCTS),
    amount,
    additionalAmount: amount,
    duration: z.int().positive().max(999).describe('Months'),
    taeg: z.number().min(0).max(100).describe('Percent a year'),
    monthlyAmount: amount,
  })
  .describe('Amounts in euros');

/** The state of a shared request, for its applicant. */
export const followed = z.object({
  state: z.enum(SHARE_STATES),
  name: z.string().describe('The co-borrower’s name, as the applicant gave it'),
  email: z.string(),
  sharedAt: instant,
  invitedAt: instant,
  expiresAt: instant,
  endedAt: instant.optional(),
  resendFrom: instant
    .optional()
    .describe('When the link may be mailed again; absent if it was mailed too often'),
  canCorrect: z.boolean(),
  reference: z.string().optional().describe('Present as soon as the request is sent'),
  proposal: z
    .object({
      before: conditions,
      after: conditions,
      isChanged: z
        .boolean()
        .describe(
          'The co-borrower accepted it at another rate, and has to accept it again before it is sent',
        ),
    })
    .optional()
    .describe(
      'In the state to-agree: the loan requested, and the loan that the co-borrower accepted',
    ),
  isAskedAgain: z
    .literal(true)
    .optional()
    .describe(
      'In the state open: the applicant accepted conditions that the co-borrower still has to accept',
    ),
});

export const unknownShare = refusal('The key is unknown', named('unknown-share', {}));

/** The common answers of every change to a shared request. */
export const changed = { 200: followed, 404: unknownShare, 410: ended } as const;

export const mailedRecently = named('mailed-recently', { again: instant.optional() });

/** The other conditions are gone, or are not those that were shown. */
export const conditionsChanged = refusal(
  'There are no conditions to decide on, or they have changed: call /shares/follow again',
  named('conditions-changed', {}),
);
