import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isEmail } from '#domain/contact/email.ts';
import type { Lender } from '#domain/lender/lender.ts';
import { isLocale, type Locale } from '#domain/locale/locale.ts';
import { CONFIRM_WITHIN_DAYS } from '#domain/retention/retention-periods.ts';
import { faultMessage } from '#words/faults/faults.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { NEWSLETTER_WORDS } from '#words/newsletter/newsletter.ts';
import { daysInWords } from '#words/retention/retention.ts';
import { fill } from '#words/translation.ts';
import { ANSWER_POLICY, answerPage } from '../inquiries/answer-page.tsx';
import { type AskForNewsletter, askForNewsletter } from '../newsletter/ask-for-newsletter.ts';
import { chooseLocale } from '../pages/negotiate.ts';

export type NewsletterServices = AskForNewsletter & {
  configuration: { lender: Pick<Lender, 'name' | 'email'> };
};

/** Two controls and the bot check's answer, in bytes; and no files. */
const LIMITS = { fields: 10, fieldNameSize: 100, fieldSize: 16 * 1024, files: 0, parts: 10 };

const BOT_CHECK = 'cf-turnstile-response';
const NAMES = ['email', 'lang', BOT_CHECK] as const;
type Written = Partial<Record<(typeof NAMES)[number], string>>;

/** The newsletter's form (spec 1 §7). */
export async function addNewsletterRoutes(
  api: FastifyInstance,
  services: NewsletterServices,
): Promise<void> {
  await api.register(async (app) => {
    await app.register(multipart, { limits: LIMITS });
    app.post(
      '/forms/newsletter',
      {
        config: { limited: 'form' },
        schema: {
          summary: `The newsletter’s form: ${NAMES.join(', ')}`,
          description:
            'As multipart/form-data. Answers {status, message, errors} to who asks for JSON by X-Doing-Ajax or Accept, else a page. «errors» has a message by control; that of the bot check is named recaptcha. Who is subscribed already is answered like anybody else.',
          tags: ['forms'],
        },
      },
      async (request, reply) => {
        const written = await read(request);
        const lang = languageOf(written, request);
        const errors = await take(services, written, lang);
        const taken = Object.keys(errors).length === 0;
        return answer(services, request, reply, { written, lang, errors, taken });
      },
    );
  });
}

/** What is wrong, as sentences: by control, the bot check's as «recaptcha» (spec 1 §7). */
type Errors = { email?: string; recaptcha?: string };

async function take(services: NewsletterServices, written: Written, lang: Locale): Promise<Errors> {
  const email = written.email ?? '';
  const fault = email === '' ? 'required' : isEmail(email) ? undefined : 'email';
  if (fault !== undefined) return { email: faultMessage({ field: 'email', kind: fault }, lang) };
  const proof = written[BOT_CHECK] ?? '';
  const asked = await askForNewsletter(services, { email, lang, proof });
  return asked.ok ? {} : { recaptcha: INQUIRY_WORDS[lang].botCheck[asked.reason] };
}

async function read(request: FastifyRequest): Promise<Written> {
  const written: Written = {};
  for await (const part of request.parts()) {
    const name = NAMES.find((one) => one === part.fieldname);
    if (part.type === 'field' && name !== undefined && typeof part.value === 'string')
      written[name] ??= part.value.trim();
  }
  return written;
}

interface Outcome {
  written: Written;
  lang: Locale;
  errors: Errors;
  taken: boolean;
}

function answer(
  { configuration }: NewsletterServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { written, lang: locale, errors, taken }: Outcome,
): FastifyReply {
  const { name: brand, email: lender } = configuration.lender;
  const { answer: words } = NEWSLETTER_WORDS[locale];
  const keptUnconfirmed = daysInWords(CONFIRM_WITHIN_DAYS, locale);
  const message = taken
    ? fill(words.message, { email: written.email ?? '', keptUnconfirmed })
    : words.refusedTitle;
  const status = taken ? 200 : 422;
  reply.code(status).header('cache-control', 'no-store');
  if (wantsJson(request)) return reply.send({ status, message, ...(!taken && { errors }) });
  // No script, no bot check: going back would not help.
  const unproven = written[BOT_CHECK] === undefined && errors.recaptcha !== undefined;
  const refused = unproven ? fill(words.noScript, { email: lender }) : words.refusedText;
  return reply
    .header('content-security-policy', ANSWER_POLICY)
    .type('text/html; charset=utf-8')
    .send(
      answerPage({
        ...{ locale, brand, title: taken ? words.title : words.refusedTitle },
        text: taken ? message : refused,
        faults: unproven ? [] : Object.values(errors),
        back: { href: `/${locale}/`, label: words.back },
      }),
    );
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return headers['x-doing-ajax'] === 'true' || /\bapplication\/json\b/.test(headers.accept ?? '');
}

/** As the form says; else as the browser does. */
function languageOf({ lang }: Written, { headers }: FastifyRequest): Locale {
  return isLocale(lang) ? lang : chooseLocale(headers['accept-language']);
}
