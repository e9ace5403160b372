import type { FastifyReply, FastifyRequest } from 'fastify';
import { API } from '#calls/api.ts';
import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { CONFIRM_WITHIN_DAYS } from '#domain/retention/retention-periods.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { formatCount } from '#words/inquiries/read-number.ts';
import { NEWSLETTER_WORDS } from '#words/newsletter/newsletter.ts';
import { daysInWords } from '#words/retention/retention.ts';
import { fill } from '#words/translation.ts';
import type { AnswerFrame } from '../../http/answer-page/answer-frame.ts';
import { answerPage, type PageQuestion } from '../../http/answer-page/answer-page.tsx';
import type { FormQuestion } from '../form-questions.ts';
import { failureOf, wantsJson } from '../form-replies.ts';

export interface NewsletterReplies {
  configuration: { lender: Pick<Lender, 'name' | 'languages' | 'phones'> };
  answerFrame: AnswerFrame;
}

/** The visitor to answer, and the page of the site that they posted from. */
export interface NewsletterRequester {
  request: FastifyRequest;
  reply: FastifyReply;
  lang: Locale;
  back: string | undefined;
}

/** By control; the bot check's is named as in the specification (C-2.8). */
export type NewsletterErrors = { email?: string; recaptcha?: string };

export function sendRequested(
  services: NewsletterReplies,
  requester: NewsletterRequester,
  email: string,
): FastifyReply {
  const { answer: words } = NEWSLETTER_WORDS[requester.lang];
  const keptUnconfirmed = daysInWords(CONFIRM_WITHIN_DAYS, requester.lang);
  const message = fill(words.message, { email, keptUnconfirmed });
  requester.reply.header('cache-control', 'no-store');
  if (wantsJson(requester.request)) return requester.reply.send({ status: 200, message });
  return sendPage(services, requester, { title: words.title, text: message, faults: [] });
}

export function sendRefused(
  services: NewsletterReplies,
  requester: NewsletterRequester,
  errors: NewsletterErrors,
): FastifyReply {
  const { answer: words } = NEWSLETTER_WORDS[requester.lang];
  const message = words.refusedTitle;
  requester.reply.code(422).header('cache-control', 'no-store');
  if (wantsJson(requester.request)) return requester.reply.send({ status: 422, message, errors });
  const faults = Object.values(errors);
  return sendPage(services, requester, { title: message, text: words.refusedText, faults });
}

/** Answers a failure of the transfer, not of the form. */
export function sendNewsletterFailed(
  services: NewsletterReplies,
  requester: NewsletterRequester,
  status: number,
): FastifyReply {
  const { lang, reply } = requester;
  const phone = services.configuration.lender.phones.personal.shown.replaceAll(' ', '\u00a0');
  const text = fill(INQUIRY_WORDS[lang].page[failureOf(status)], { phone });
  reply.code(status).header('cache-control', 'no-store');
  const title = NEWSLETTER_WORDS[lang].answer.refusedTitle;
  return sendPage(services, requester, { title, text, faults: [] });
}

/** Asks a sum instead of a proof, of visitors without scripts; the page carries the address. */
export function sendNewsletterQuestion(
  services: NewsletterReplies,
  requester: NewsletterRequester,
  asking: { question: FormQuestion; email: string; remark?: 'wrong' | 'spent' },
): FastifyReply {
  const { lang } = requester;
  const { question: words } = INQUIRY_WORDS[lang];
  const { question, email, remark } = asking;
  const sum = {
    a: formatCount(question.a, words.numbers),
    b: formatCount(question.b, words.numbers),
  };
  requester.reply.code(422).header('cache-control', 'no-store');
  return sendPage(services, requester, {
    title: NEWSLETTER_WORDS[lang].answer.requestedTitle,
    text: words.text,
    faults: remark ? [words[remark]] : [],
    question: {
      action: `${API}/forms/newsletter/answer`,
      label: fill(words.sum, sum),
      hint: words.hint,
      send: words.send,
      hidden: { email, lang, question: question.token },
    },
  });
}

function sendPage(
  { configuration, answerFrame }: NewsletterReplies,
  { reply, lang: locale, back: path }: NewsletterRequester,
  content: { title: string; text: string; faults: readonly string[]; question?: PageQuestion },
): FastifyReply {
  const { answer: words } = NEWSLETTER_WORDS[locale];
  const home = `/${locale}/`;
  const href = path ?? home;
  const back = { href, label: href === home ? words.back : words.backToPage };
  const brand = configuration.lender.name;
  return reply
    .header('content-security-policy', answerFrame.policy)
    .type('text/html; charset=utf-8')
    .send(answerPage({ locale, brand, back, frame: answerFrame, ...content }));
}
