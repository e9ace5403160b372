import type { FastifyReply, FastifyRequest } from 'fastify';
import { API } from '#calls/api.ts';
import { type Lender, mortgageLine } from '#domain/lender/lender.ts';
import { isLocale, type Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { wayOf } from '#journey/inquiries/contact-form.ts';
import type { FormText } from '#journey/inquiries/form-text.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { formatCount } from '#words/inquiries/read-number.ts';
import { fill } from '#words/translation.ts';
import type { AnswerFrame } from '../http/answer-page/answer-frame.ts';
import { answerFragment, answerPage, type PageQuestion } from '../http/answer-page/answer-page.tsx';
import { chooseLocale } from '../http/pages/negotiate.ts';
import type { InquiryForm } from '../stores/inquiry.ts';
import type { Upload } from '../stores/upload.ts';
import type { FormQuestion } from './form-questions.ts';
import { type FormRules, keyErrors } from './forms.ts';

export interface FormReplies {
  configuration: FormRules;
  answerFrame: AnswerFrame;
}

/** The visitor to answer, the form, and its page: a path of the site. */
export interface Requester {
  request: FastifyRequest;
  reply: FastifyReply;
  form: InquiryForm;
  lang: Locale;
  back: string | undefined;
}

export function sendTaken(
  services: FormReplies,
  requester: Requester,
  { answers }: { answers: FormText },
): FastifyReply {
  const { form, lang, reply } = requester;
  const words = {
    title: INQUIRY_WORDS[lang][form].sentTitle,
    text: sentTextOf(requester, answers),
  };
  reply.header('cache-control', 'no-store');
  if (!wantsJson(requester.request)) return sendPage(services, requester, { ...words, faults: [] });
  // The mortgage form's page has its own screen for it (W-6.21).
  const html = form === 'mortgage' ? {} : { html: answerFragment(words) };
  return reply.send({ status: 'success', ...html });
}

function sentTextOf({ form, lang }: Requester, answers: FormText): string {
  const { contact, coproperty, mortgage } = INQUIRY_WORDS[lang];
  if (form === 'contact') {
    const way = wayOf(answers);
    const sentence = way === 'write' && answers.phone ? 'writeOrCall' : way;
    return fill(contact.sentText[sentence], phraseValues(answers));
  }
  if (form === 'mortgage') return fill(mortgage.sentText, phraseValues(answers));
  const amount = formatAmount(toCents(Number(answers.amount)), lang, 'whenNeeded');
  return fill(coproperty.sentText, { ...phraseValues(answers), amount });
}

/** For answers without a phone there is a sentence without it, with the same values. */
function phraseValues(answers: FormText): FormText {
  return { firstname: '', email: '', phone: '', ...answers };
}

export function sendRefused(
  services: FormReplies,
  requester: Requester,
  { errors, status }: { errors: Readonly<Record<string, string>>; status: number },
): FastifyReply {
  const { request, reply, lang, form } = requester;
  reply.code(status).header('cache-control', 'no-store');
  if (wantsJson(request)) return reply.send({ status: 'error', errors: keyErrors(errors, form) });
  const { page, [form]: words } = INQUIRY_WORDS[lang];
  return sendPage(services, requester, {
    title: words.refusedTitle,
    text: page.refusedText,
    faults: Object.values(errors),
  });
}

/** Answers a failure of the transfer, not of the form: reloading the page sends all of it once more. */
export function sendFailed(
  services: FormReplies,
  requester: Requester,
  status: number,
): FastifyReply {
  const { page, [requester.form]: words } = INQUIRY_WORDS[requester.lang];
  const { phones } = services.configuration.lender;
  const line = requester.form === 'mortgage' ? mortgageLine(phones) : phones.personal;
  const phone = line.shown.replaceAll(' ', '\u00a0');
  requester.reply.code(status).header('cache-control', 'no-store');
  const text = fill(page[failureOf(status)], { phone });
  return sendPage(services, requester, { title: words.refusedTitle, text, faults: [] });
}

/** The sentence for a status. */
export function failureOf(status: number): 'tooManyCalls' | 'notWhole' | 'failed' {
  if (status === 429) return 'tooManyCalls';
  return status < 500 ? 'notWhole' : 'failed';
}

/** Asks a sum instead of a proof; the page carries the form, so that the answer sends it. */
export function sendQuestion(
  services: FormReplies,
  requester: Requester,
  asking: {
    question: FormQuestion;
    answers: FormText;
    uploads: readonly Upload[];
    /** Why an earlier answer did not send the form. */
    faults: readonly string[];
  },
): FastifyReply {
  const { reply, lang, form } = requester;
  const { question: words, [form]: formWords } = INQUIRY_WORDS[lang];
  const { question, answers, uploads, faults } = asking;
  const names = uploads.map(({ name }) => name).join(', ');
  const { a, b } = question;
  const sum = { a: formatCount(a, words.numbers), b: formatCount(b, words.numbers) };
  reply.code(422).header('cache-control', 'no-store');
  return sendPage(services, requester, {
    title: formWords.requestedTitle,
    text: words.text,
    faults,
    question: {
      action: `${API}/forms/${form}/answer`,
      label: fill(words.sum, sum),
      hint: words.hint,
      send: words.send,
      hidden: { ...answers, lang, question: question.token },
      ...(names === '' ? {} : { files: fill(words.files, { names }) }),
    },
  });
}

function sendPage(
  { configuration, answerFrame }: FormReplies,
  { reply, form, lang: locale, back: path }: Requester,
  content: { title: string; text: string; faults: readonly string[]; question?: PageQuestion },
): FastifyReply {
  const { name, links } = configuration.lender;
  const { page } = INQUIRY_WORDS[locale];
  const label = form === 'contact' ? page.backToContact : page.backToForm;
  const back = { href: path ?? links.contact[locale], label: path ? label : page.backToContact };
  return reply
    .header('content-security-policy', answerFrame.policy)
    .type('text/html; charset=utf-8')
    .send(answerPage({ locale, brand: name, back, frame: answerFrame, ...content }));
}

export function wantsJson({ headers }: FastifyRequest): boolean {
  return headers['x-doing-ajax'] === 'true' || /\bapplication\/json\b/.test(headers.accept ?? '');
}

/** The language of the form, else of the page it came from, else of the browser. */
export function languageOf(
  text: FormText,
  request: FastifyRequest,
  languages: Lender['languages'],
): Locale {
  if (isLocale(text.lang)) return text.lang;
  const first = refererOf(request)?.pathname.split('/')[1];
  return isLocale(first) ? first : chooseLocale(request.headers['accept-language'], languages);
}

/** The page that a form was posted from, if it is a page of the site. */
export function pathBack(request: FastifyRequest, publicUrl: string): string | undefined {
  const referer = refererOf(request);
  if (referer === undefined || ![request.host, new URL(publicUrl).host].includes(referer.host))
    return undefined;
  const isPage = /^\/[a-z]{2}\/(?:[\w-]+\/)*$/.test(referer.pathname);
  return isPage ? referer.pathname : undefined;
}

function refererOf({ headers: { referer = '' } }: FastifyRequest): URL | undefined {
  return URL.canParse(referer) ? new URL(referer) : undefined;
}
