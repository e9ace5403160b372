import { z } from 'zod';
import type { Call } from '../call.ts';
import { answeredQuestion, botCheckProof, controls, jsonOrPage } from './site-form.ts';

const response = {
  200: jsonOrPage(
    'The subscription was requested',
    z.object({ status: z.literal(200), message: z.string() }),
  ),
  422: jsonOrPage(
    'The error message of each invalid control; that of the bot check is named recaptcha',
    z.object({
      status: z.literal(422),
      message: z.string(),
      errors: z.object({ email: z.string().optional(), recaptcha: z.string().optional() }),
    }),
  ),
};

/** The newsletter's multipart form as its page sends it. Its fields are not validated by this schema. */
export const requestNewsletter = {
  method: 'POST',
  url: '/forms/newsletter',
  schema: {
    summary: 'Submits the newsletter form',
    description:
      'Returns {status, message, errors} if JSON is requested by X-Doing-Ajax or Accept, otherwise a page. Existing subscribers get the same response as others. If the proof of the bot check is missing, the page contains a question to answer instead.',
    tags: ['forms'],
    consumes: ['multipart/form-data'],
    body: controls(['email']).extend(botCheckProof),
    response,
  },
} as const satisfies Call;

/** The same from a browser without scripts, with the answer to the question on its page. */
export const answerNewsletterQuestion = {
  method: 'POST',
  url: '/forms/newsletter/answer',
  schema: {
    summary: 'Submits the newsletter form with the answer to the question',
    description: 'For browsers without scripts: the page with the question contains the form.',
    tags: ['forms'],
    consumes: ['multipart/form-data'],
    body: controls(['email']).extend(answeredQuestion),
    response,
  },
} as const satisfies Call;
