import { z } from 'zod';
import type { Call } from '../call.ts';
import { answeredQuestion, botCheckProof, controls, jsonOrPage } from './site-form.ts';

const response = {
  200: jsonOrPage('Asked for', z.object({ status: z.literal(200), message: z.string() })),
  422: jsonOrPage(
    'The faults by control; the bot check’s is named recaptcha',
    z.object({
      status: z.literal(422),
      message: z.string(),
      errors: z.object({ email: z.string().optional(), recaptcha: z.string().optional() }),
    }),
  ),
};

/** The newsletter's multipart form as its page sends it. Its fields are not validated by this schema. */
export const askForNewsletter = {
  method: 'POST',
  url: '/forms/newsletter',
  schema: {
    summary: 'The newsletter’s form',
    description:
      'Answers {status, message, errors} to who asks for JSON by X-Doing-Ajax or Accept, else a page. «errors» has a message by control; that of the bot check is named recaptcha. Who is subscribed already is answered like anybody else. Without a proof a page asks a question instead.',
    tags: ['forms'],
    consumes: ['multipart/form-data'],
    body: controls(['email']).extend(botCheckProof),
    response,
  },
} as const satisfies Call;

/** The same from a browser without scripts, with the answer to the question on its page. */
export const answerForNewsletter = {
  method: 'POST',
  url: '/forms/newsletter/answer',
  schema: {
    summary: 'The newsletter’s form again, with the answer to its page’s question',
    description: 'For browsers without scripts: the page with the question carries the form.',
    tags: ['forms'],
    consumes: ['multipart/form-data'],
    body: controls(['email']).extend(answeredQuestion),
    response,
  },
} as const satisfies Call;
