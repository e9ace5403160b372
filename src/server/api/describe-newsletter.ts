import { LOCALES } from '#domain/locale/locale.ts';
import { describeMultipart } from './describe-forms.ts';

const text = { type: 'string' };
const FIELDS = { email: text, lang: { type: 'string', enum: LOCALES } };

/** The newsletter's form in the OpenAPI document. Its fields are described there alone. */
export const NEWSLETTER_FORM = {
  summary: 'The newsletter’s form',
  description:
    'Answers {status, message, errors} to who asks for JSON by X-Doing-Ajax or Accept, else a page. «errors» has a message by control; that of the bot check is named recaptcha. Who is subscribed already is answered like anybody else. Without a proof a page asks a question instead.',
  tags: ['forms'],
  ...describeMultipart({
    ...FIELDS,
    'cf-turnstile-response': { type: 'string', description: 'The bot check’s proof' },
  }),
};

/** The answer to the question of such a page. */
export const NEWSLETTER_ANSWER = {
  summary: 'The newsletter’s form once more, with the answer to its page’s question',
  description: 'For browsers without script: the page that asks carries the form.',
  tags: ['forms'],
  ...describeMultipart({
    ...FIELDS,
    question: { type: 'string', description: 'As the page has it' },
    answer: text,
  }),
};
