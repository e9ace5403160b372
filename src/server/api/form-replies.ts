import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lender } from '#domain/lender/lender.ts';
import { isLocale, type Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { wayOf } from '#journey/inquiries/contact-form.ts';
import type { FormText } from '#journey/inquiries/form-text.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { formatCount } from '#words/inquiries/read-number.ts';
import { fill } from '#words/translation.ts';
import type { AnswerFrame } from '../answer-page/answer-frame.ts';
import { answerFragment, answerPage, type PageQuestion } from '../answer-page/answer-page.tsx';
import type { FormQuestion } from '../inquiries/form-questions.ts';
import { type FormRules, keyErrors } from '../inquiries/forms.ts';
import type { Inquiry, InquiryForm } from '../inquiries/inquiry.ts';
import { chooseLocale } from '../pages/negotiate.ts';
import type { Upload } from '../uploads/upload.ts';
import { API } from './api-path.ts';

export interface FormReplies {
  configuration: FormRules;
  answerFrame: AnswerFrame;
}

/** Who is answered, about which form, and where that stands: a path of the site. */
export interface Asker {
  request: FastifyRequest;
  reply: FastifyReply;
  form: InquiryForm;
  lang: Locale;
  back: string | undefined;
}

/** On the answer to an earlier question. */
export type Remark = 'wrong' | 'spent' | 'expired';

export function sendTaken(
  services: FormReplies,
  asker: Asker,
  { answers }: Pick<Inquiry, 'answers'>,
): FastifyReply {
  const { form, lang, reply } = asker;
  const said = { title: INQUIRY_WORDS[lang][form].sentTitle, text: sentTextOf(asker, answers) };
  reply.header('cache-control', 'no-store');
  if (!wantsJson(asker.request)) return sendPage(services, asker, { ...said, faults: [] });
  // The mortgage form's page has a screen of its own for it (spec 1 §4).
  const html = form === 'mortgage' ? {} : { html: answerFragment(said) };
  return reply.send({ status: 'success', ...html });
}

function sentTextOf({ form, lang }: Asker, answers: Inquiry['answers']): string {
  const { contact, coproperty, mortgage } = INQUIRY_WORDS[lang];
  if (form === 'contact') return fill(contact.sentText[wayOf(answers)], given(answers));
  if (form === 'mortgage') return fill(mortgage.sentText, given(answers));
  const amount = formatAmount(toCents(Number(answers.amount)), lang, 'whenNeeded');
  return fill(coproperty.sentText, { ...given(answers), amount });
}

/** A way that leaves a phone out has a sentence without it, and the same values. */
function given(answers: Inquiry['answers']): Inquiry['answers'] {
  return { firstname: '', email: '', phone: '', ...answers };
}

export function sendRefused(
  services: FormReplies,
  asker: Asker,
  { errors, status }: { errors: Readonly<Record<string, string>>; status: number },
): FastifyReply {
  const { request, reply, lang, form } = asker;
  reply.code(status).header('cache-control', 'no-store');
  if (wantsJson(request)) return reply.send({ status: 'error', errors: keyErrors(errors, form) });
  const { page, [form]: words } = INQUIRY_WORDS[lang];
  return sendPage(services, asker, {
    title: words.refusedTitle,
    text: page.refusedText,
    faults: Object.values(errors),
  });
}

/** What went wrong on the way, not in the form: loading the page again sends all of it once more. */
export function sendFailed(services: FormReplies, asker: Asker, status: number): FastifyReply {
  const { page, [asker.form]: words } = INQUIRY_WORDS[asker.lang];
  const { phones } = services.configuration.lender;
  const line = asker.form === 'mortgage' ? phones.mortgage : phones.personal;
  const phone = line.shown.replaceAll(' ', '\u00a0');
  asker.reply.code(status).header('cache-control', 'no-store');
  const text = fill(page[failureOf(status)], { phone });
  return sendPage(services, asker, { title: words.refusedTitle, text, faults: [] });
}

/** Which sentence a status is told by. */
export function failureOf(status: number): 'tooManyCalls' | 'notWhole' | 'failed' {
  if (status === 429) return 'tooManyCalls';
  return status < 500 ? 'notWhole' : 'failed';
}

/** Asks a sum instead of a proof; the page carries what was written, so that one answer sends it. */
export function sendQuestion(
  services: FormReplies,
  asker: Asker,
  asked: {
    question: FormQuestion;
    answers: FormText;
    uploads: readonly Upload[];
    remark?: Remark;
  },
): FastifyReply {
  const { reply, lang, form } = asker;
  const { question: words, [form]: own } = INQUIRY_WORDS[lang];
  const { question, answers, uploads, remark } = asked;
  const names = uploads.map(({ name }) => name).join(', ');
  const { a, b } = question;
  const sum = { a: formatCount(a, words.numbers), b: formatCount(b, words.numbers) };
  reply.code(422).header('cache-control', 'no-store');
  return sendPage(services, asker, {
    title: own.askedTitle,
    text: words.text,
    faults: remark ? [words[remark]] : [],
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
  { reply, form, lang: locale, back: path }: Asker,
  said: { title: string; text: string; faults: readonly string[]; question?: PageQuestion },
): FastifyReply {
  const { name, links } = configuration.lender;
  const { page } = INQUIRY_WORDS[locale];
  const label = form === 'contact' ? page.backToContact : page.backToForm;
  const back = { href: path ?? links.contact[locale], label: path ? label : page.backToContact };
  return reply
    .header('content-security-policy', answerFrame.policy)
    .type('text/html; charset=utf-8')
    .send(answerPage({ locale, brand: name, back, style: answerFrame.style, ...said }));
}

export function wantsJson({ headers }: FastifyRequest): boolean {
  return headers['x-doing-ajax'] === 'true' || /\bapplication\/json\b/.test(headers.accept ?? '');
}

/** As the form says; else that of the page it came from, or of the browser. */
export function languageOf(
  text: FormText,
  request: FastifyRequest,
  languages: Lender['languages'],
): Locale {
  if (isLocale(text.lang)) return text.lang;
  const first = refererOf(request)?.pathname.split('/')[1];
  return isLocale(first) ? first : chooseLocale(request.headers['accept-language'], languages);
}

/** The page that a form was posted from, where it is one of the site's. */
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
