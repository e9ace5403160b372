import { z } from 'zod';
import type { Call } from '../call.ts';
import { named, refusal } from '../problems.ts';
import { coborrowersSession, unknownToken } from '../session/refused-sessions.ts';
import { contractLocale, hashOfWords, instant, sitePath, stepId, uniqId } from '../shapes.ts';
import { ended } from '../shares/ended.ts';
import { conditions } from '../shares/followed.ts';
import { refusedFields } from './refused-fields.ts';
import { verdicts } from './verdicts.ts';

export const SUBMIT_ACTIONS = ['pat_form', 'share_pat_form'] as const;

export const submit = {
  method: 'POST',
  url: '/submit',
  schema: {
    summary:
      'Saves an application (pat_form), sends it (pat_form with send=1), or shares it (share_pat_form); for the mortgage form (ch_form) see forms/mortgage',
    tags: ['application'],
    security: [{ session: [] }],
    querystring: z.object({
      action: z.enum(SUBMIT_ACTIONS),
      uniqid: uniqId,
      step: stepId.exactOptional(),
      send: z.enum(['0', '1']).exactOptional(),
      at: z
        .string()
        .regex(/^\d{13}$/)
        .exactOptional()
        .describe(
          'Of a save: when this state was made, in milliseconds since 1970 by the clock of the browser; a save that comes late replaces no later state',
        ),
    }),
    body: z
      .looseObject({
        lang: contractLocale,
        consentWords: hashOfWords
          .exactOptional()
          .describe(
            'Sent or shared: the SHA-256 of the words that the page showed next to the consents',
          ),
      })
      .describe('lang, and the answers by field name'),
    response: {
      200: z.object({
        status: z.literal(200),
        message: z
          .union([z.string(), z.literal(false)])
          .optional()
          .describe(
            'With send=1: the reference; false if the applicant must first agree to other conditions',
          ),
        sentAt: instant
          .optional()
          .describe('With a reference: when the request was stored, by the clock of the server'),
        follow: sitePath
          .optional()
          .describe(
            'If shared: the address, with its key, at which the applicant follows the request',
          ),
        verdicts: verdicts.optional(),
        summary: sitePath.optional().describe('At step 6: the address of the summary, PDF'),
        secci: sitePath
          .optional()
          .describe('At step 6: the address of the pre-contractual sheet, PDF'),
      }),
      401: unknownToken,
      403: refusal(
        'The application belongs to another session (another-session), or this link gives no access to it (coborrowers-session)',
        named('another-session', {}),
        coborrowersSession,
      ),
      404: refusal('The action or the shared request does not exist', named('unknown-share', {})),
      409: refusal(
        'No longer a draft: sent (already-sent), or shared (already-shared), with its address in follow; or nothing is stored, because the tariff has changed since the page showed the loan (conditions-changed), and the loan of now is in conditions, or because consentWords is of no known words (consents-changed), and those of now are in consents',
        named('already-sent', {}),
        named('consents-changed', {
          consents: z
            .string()
            .describe(
              'The words next to the consents, as JSON by borrower and control; consentWords is its SHA-256',
            ),
        }),
        named('already-shared', { follow: sitePath }),
        named('conditions-changed', { conditions }),
      ),
      410: ended,
      422: refusedFields('If sent or shared: the error message of each invalid field'),
      429: refusal(
        'The session sent too many applications today (sent-too-often), or made too many requests',
        named('sent-too-often', {}),
      ),
    },
  },
} as const satisfies Call;
