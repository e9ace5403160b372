import { z } from 'zod';
import type { Call } from '../call.ts';
import { named, refusal } from '../problems.ts';
import { coborrowersSession, unknownToken } from '../session/refused-sessions.ts';
import { contractLocale, sitePath, stepId, uniqId } from '../shapes.ts';
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
      'Saves an application (pat_form), with send=1 sends it, or shares it (share_pat_form); the mortgage form (ch_form): see forms/mortgage',
    tags: ['application'],
    security: [{ session: [] }],
    querystring: z.object({
      action: z.enum(SUBMIT_ACTIONS),
      uniqid: uniqId,
      step: stepId.exactOptional(),
      send: z.enum(['0', '1']).exactOptional(),
    }),
    body: z
      .looseObject({ lang: contractLocale })
      .describe('lang, and the answers under their field names'),
    response: {
      200: z.object({
        status: z.literal(200),
        message: z
          .union([z.string(), z.literal(false)])
          .optional()
          .describe(
            'With send=1: the reference; false if the applicant must first agree to other conditions',
          ),
        follow: sitePath
          .optional()
          .describe('If shared: the address, with its key, where the applicant follows it'),
        verdicts: verdicts.optional(),
        summary: sitePath.optional().describe('At step 6: the address of the summary, PDF'),
        secci: sitePath
          .optional()
          .describe('At step 6: the address of the pre-contractual sheet, PDF'),
      }),
      401: unknownToken,
      403: refusal(
        'Begun in another session (another-session), or not the part of this link (coborrowers-session)',
        named('another-session', {}),
        coborrowersSession,
      ),
      404: refusal('No such action, or no such shared request', named('unknown-share', {})),
      409: refusal(
        'No longer a draft: sent (already-sent), or shared (already-shared), with its address in follow; or the tariff has changed since the page showed the loan (conditions-changed): nothing is stored, and the loan of now is in conditions',
        named('already-sent', {}),
        named('already-shared', { follow: sitePath }),
        named('conditions-changed', { conditions }),
      ),
      410: ended,
      422: refusedFields('Sent or shared: what is wrong, by field'),
      429: refusal(
        'The session sent too many requests today (sent-too-often), or made too many calls',
        named('sent-too-often', {}),
      ),
    },
  },
} as const satisfies Call;
