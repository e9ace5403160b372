import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerForNewsletter, askForNewsletter as askByForm } from '#calls/forms/newsletter.ts';
import { isEmail } from '#domain/contact/email.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { readEmail } from '#domain/reading/read-email.ts';
import type { FormText } from '#journey/inquiries/form-text.ts';
import { describeEmailFault } from '#words/inquiries/fault-words.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { readNumber } from '#words/inquiries/read-number.ts';
import { NEWSLETTER_WORDS } from '#words/newsletter/newsletter.ts';
import { answerError, logFailure, problemOf } from '../http/handle-errors.ts';
import { type FormQuestions, verdictOf } from '../inquiries/form-questions.ts';
import { languageOf, pathBack, wantsJson } from '../inquiries/form-replies.ts';
import { limitBodyLength } from '../inquiries/limit-body-length.ts';
import { BOT_CHECK } from '../inquiries/take-form.ts';
import type { Storage } from '../storage/storage.ts';
import { type AskForNewsletter, askForNewsletter } from './ask-for-newsletter.ts';
import {
  type NewsletterAsker,
  type NewsletterErrors,
  type NewsletterReplies,
  sendAsked,
  sendNewsletterFailed,
  sendNewsletterQuestion,
  sendNotAsked,
} from './newsletter-replies.ts';

export type NewsletterServices = AskForNewsletter &
  NewsletterReplies & {
    storage: Pick<Storage, 'spentProofs'>;
    formQuestions: FormQuestions;
  };

/** A few controls and the bot check's answer, in bytes; and no files. */
const LIMITS = { fields: 10, fieldNameSize: 100, fieldSize: 16 * 1024, files: 0, parts: 10 };

const LARGEST = 256 * 1024; // bytes

/** The form is incomplete or not multipart: the sender is told, and nothing is logged. */
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
      if (!limitBodyLength(raw, LARGEST)) throw new TooLarge('The form is too large.');
    });
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      if (wantsJson(request)) return answerError(error, request, reply);
      const { status } = problemOf(error);
      if (status >= 500) logFailure(request, error, 'A newsletter form failed');
      return sendNewsletterFailed(services, askerOf(services, {}, request, reply), status);
    });
    app.route({
      ...askByForm,
      config: { limited: 'form' },
      validatorCompiler,
      handler: (request, reply) => take(services, request, reply),
    });
    app.route({
      ...answerForNewsletter,
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
  const { text, email, asker, errors } = await read(services, request, reply);
  if (errors !== undefined) return sendNotAsked(services, asker, errors);
  const proof = text[BOT_CHECK] ?? '';
  if (proof === '' && !wantsJson(request)) return ask(services, asker, email);
  const result = await askForNewsletter(services, { email, lang: asker.lang, proof });
  if (result.ok) return sendAsked(services, asker, email);
  const recaptcha = INQUIRY_WORDS[asker.lang].botCheck[result.reason];
  return sendNotAsked(services, asker, { recaptcha });
}

/** The same with the answer to the question: a right answer replaces the proof, and counts once. */
async function takeAnswer(
  services: NewsletterServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { text, email, asker, errors } = await read(services, request, reply);
  const { lang } = asker;
  const { question, botCheck } = INQUIRY_WORDS[lang];
  const answer = readNumber(text.answer ?? '', question.numbers);
  const judged = services.formQuestions.judge(text.question ?? '', answer, services.now());
  if (!judged.ok || judged.held.form !== 'newsletter')
    return sendNotAsked(services, asker, { recaptcha: NEWSLETTER_WORDS[lang].answer.expired });
  asker.back = judged.held.back || undefined;
  if (errors !== undefined) return sendNotAsked(services, asker, errors);
  if (!judged.isRight) {
    // A wrong answer counts too: otherwise all answers could be tried.
    await services.storage.spentProofs.spend(judged.fingerprint, judged.expiresAt);
    return ask(services, asker, email, 'wrong');
  }
  const adapted = { ...services, botCheck: { verify: async () => verdictOf(judged) } };
  const result = await askForNewsletter(adapted, { email, lang, proof: '' });
  if (result.ok) return sendAsked(services, asker, email);
  if (result.reason === 'alreadySpent') return ask(services, asker, email, 'spent');
  return sendNotAsked(services, asker, { recaptcha: botCheck[result.reason] });
}

function ask(
  services: NewsletterServices,
  asker: NewsletterAsker,
  email: string,
  remark?: 'wrong' | 'spent',
): FastifyReply {
  const held = { form: 'newsletter', files: [], back: asker.back ?? '' } as const;
  const question = services.formQuestions.ask(held, services.now());
  return sendNewsletterQuestion(services, asker, { question, email, ...(remark && { remark }) });
}

async function read(
  services: NewsletterServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{
  text: FormText;
  email: string;
  asker: NewsletterAsker;
  errors: NewsletterErrors | undefined;
}> {
  const text = await readText(request);
  const email = readEmail(text.email ?? '');
  const asker = askerOf(services, text, request, reply);
  return { text, email, asker, errors: judge(email, asker.lang) };
}

function askerOf(
  { settings, configuration: { lender } }: NewsletterServices,
  text: FormText,
  request: FastifyRequest,
  reply: FastifyReply,
): NewsletterAsker {
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
    throw new BrokenForm('The form is not whole.');
  }
  return text;
}

function judge(email: string, lang: Locale): NewsletterErrors | undefined {
  if (isEmail(email)) return undefined;
  const kind = email === '' ? 'required' : 'email';
  return { email: describeEmailFault(kind, lang) };
}
