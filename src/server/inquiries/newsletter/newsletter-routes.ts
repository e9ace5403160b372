import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  answerNewsletterQuestion,
  requestNewsletter as newsletterForm,
} from '#calls/forms/newsletter.ts';
import { isEmail } from '#domain/contact/email.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { readEmail } from '#domain/reading/read-email.ts';
import type { FormText } from '#journey/inquiries/form-text.ts';
import { describeEmailFault } from '#words/inquiries/fault-words.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { readNumber } from '#words/inquiries/read-number.ts';
import { NEWSLETTER_WORDS } from '#words/newsletter/newsletter.ts';
import { answerError, logFailure, problemOf } from '../../http/handle-errors.ts';
import type { Storage } from '../../stores/storage.ts';
import { type FormQuestions, verdictOf } from '../form-questions.ts';
import { languageOf, pathBack, wantsJson } from '../form-replies.ts';
import { limitBodyLength } from '../limit-body-length.ts';
import { BOT_CHECK } from '../take-form.ts';
import {
  type NewsletterErrors,
  type NewsletterReplies,
  type NewsletterRequester,
  sendNewsletterFailed,
  sendNewsletterQuestion,
  sendRefused,
  sendRequested,
} from './newsletter-replies.ts';
import { type RequestNewsletter, requestNewsletter } from './request-newsletter.ts';

export type NewsletterServices = RequestNewsletter &
  NewsletterReplies & {
    storage: Pick<Storage, 'spentProofs'>;
    formQuestions: FormQuestions;
  };

/** A few controls and the bot check's answer, in bytes; and no files. */
const LIMITS = { fields: 10, fieldNameSize: 100, fieldSize: 16 * 1024, files: 0, parts: 10 };

const MAX_BODY_BYTES = 256 * 1024; // bytes

/** The form is incomplete or not multipart: the sender gets a 400, and nothing is logged. */
class BrokenForm extends Error {
  readonly statusCode = 400;
}

class TooLarge extends Error {
  readonly statusCode = 413;
}

/** A multipart form is only described by its schema, not validated by it. */
const validatorCompiler = () => () => true;

/** The newsletter's form (C-7.19). */
export async function addNewsletterRoutes(
  api: FastifyInstance,
  services: NewsletterServices,
): Promise<void> {
  await api.register(async (app) => {
    await app.register(multipart, { limits: LIMITS });
    app.addHook('preParsing', async ({ raw }) => {
      if (!limitBodyLength(raw, MAX_BODY_BYTES)) throw new TooLarge('The form is too large.');
    });
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      if (wantsJson(request)) return answerError(error, request, reply);
      const { status } = problemOf(error);
      if (status >= 500) logFailure(request, error, 'A newsletter form failed');
      return sendNewsletterFailed(services, requesterOf(services, {}, request, reply), status);
    });
    app.route({
      ...newsletterForm,
      config: { limited: 'form' },
      validatorCompiler,
      handler: (request, reply) => take(services, request, reply),
    });
    app.route({
      ...answerNewsletterQuestion,
      config: { limited: 'question' },
      validatorCompiler,
      handler: (request, reply) => takeAnswer(services, request, reply),
    });
  });
}

/** Takes the form with the bot check's proof. Visitors without scripts have none, and are asked a question. */
async function take(
  services: NewsletterServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { text, email, requester, errors } = await read(services, request, reply);
  if (errors !== undefined) return sendRefused(services, requester, errors);
  const proof = text[BOT_CHECK] ?? '';
  if (proof === '' && !wantsJson(request)) return ask(services, requester, email);
  const result = await requestNewsletter(services, { email, lang: requester.lang, proof });
  if (result.ok) return sendRequested(services, requester, email);
  const recaptcha = INQUIRY_WORDS[requester.lang].botCheck[result.reason];
  return sendRefused(services, requester, { recaptcha });
}

/** The same with the answer to the question: a right answer replaces the proof, and counts once. */
async function takeAnswer(
  services: NewsletterServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { text, email, requester, errors } = await read(services, request, reply);
  const { lang } = requester;
  const { question, botCheck } = INQUIRY_WORDS[lang];
  const answer = readNumber(text.answer ?? '', question.numbers);
  const checked = services.formQuestions.check(text.question ?? '', answer, services.now());
  if (!checked.ok || checked.held.form !== 'newsletter')
    return sendRefused(services, requester, { recaptcha: NEWSLETTER_WORDS[lang].answer.expired });
  requester.back = checked.held.back || undefined;
  if (errors !== undefined) return sendRefused(services, requester, errors);
  if (!checked.isRight) {
    // A wrong answer counts too: otherwise all answers could be tried.
    await services.storage.spentProofs.spend(checked.fingerprint, checked.expiresAt);
    return ask(services, requester, email, 'wrong');
  }
  const adapted = { ...services, botCheck: { verify: async () => verdictOf(checked) } };
  const result = await requestNewsletter(adapted, { email, lang, proof: '' });
  if (result.ok) return sendRequested(services, requester, email);
  if (result.reason === 'alreadySpent') return ask(services, requester, email, 'spent');
  return sendRefused(services, requester, { recaptcha: botCheck[result.reason] });
}

function ask(
  services: NewsletterServices,
  requester: NewsletterRequester,
  email: string,
  remark?: 'wrong' | 'spent',
): FastifyReply {
  const held = { form: 'newsletter', files: [], back: requester.back ?? '' } as const;
  const question = services.formQuestions.ask(held, services.now());
  return sendNewsletterQuestion(services, requester, {
    question,
    email,
    ...(remark && { remark }),
  });
}

async function read(
  services: NewsletterServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{
  text: FormText;
  email: string;
  requester: NewsletterRequester;
  errors: NewsletterErrors | undefined;
}> {
  const text = await readText(request);
  const email = readEmail(text.email ?? '');
  const requester = requesterOf(services, text, request, reply);
  return { text, email, requester, errors: check(email, requester.lang) };
}

function requesterOf(
  { settings, configuration: { lender } }: NewsletterServices,
  text: FormText,
  request: FastifyRequest,
  reply: FastifyReply,
): NewsletterRequester {
  const lang = languageOf(text, request, lender.languages);
  return { request, reply, lang, back: pathBack(request, settings.publicUrl) };
}

async function readText(request: FastifyRequest): Promise<FormText> {
  const text: Record<string, string> = {};
  try {
    for await (const part of request.parts())
      if (part.type === 'field' && typeof part.value === 'string')
        text[part.fieldname] ??= part.value.trim();
  } catch (error) {
    // The plugin's refusals have a status; the parser's errors have none.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new BrokenForm('The form is incomplete.');
  }
  return text;
}

function check(email: string, lang: Locale): NewsletterErrors | undefined {
  if (isEmail(email)) return undefined;
  const kind = email === '' ? 'required' : 'email';
  return { email: describeEmailFault(kind, lang) };
}
