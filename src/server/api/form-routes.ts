import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lender } from '#domain/lender/lender.ts';
import { isLocale, type Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { LARGEST_FILE, MOST_FILES } from '#domain/uploads/accepted-files.ts';
import {
  CONTACT_FORM_NAMES,
  type ContactRules,
  checkContactForm,
  wayOf,
} from '#journey/inquiries/contact-form.ts';
import {
  COPROPERTY_FORM_NAMES,
  type CopropertyRules,
  checkCopropertyForm,
} from '#journey/inquiries/coproperty-form.ts';
import type { CheckedForm, FormText } from '#journey/inquiries/form-text.ts';
import { formFaultWords } from '#words/inquiries/fault-words.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { sayFileFaults, sayFormFaults } from '#words/inquiries/say-faults.ts';
import { fill } from '#words/translation.ts';
import { UPLOAD_WORDS } from '#words/uploads/uploads.ts';
import { answerError } from '../http/handle-errors.ts';
import { ANSWER_POLICY, answerFragment, answerPage } from '../inquiries/answer-page.tsx';
import { INQUIRY_FORMS, type Inquiry, type InquiryForm } from '../inquiries/inquiry.ts';
import { forgetUploads, type ReceivedForm, receiveForm } from '../inquiries/receive-form.ts';
import { type StoreInquiry, storeInquiry } from '../inquiries/store-inquiry.ts';
import { chooseLocale } from '../pages/negotiate.ts';
import type { ReceiveUpload } from '../uploads/receive-upload.ts';

type FormRules = ContactRules & CopropertyRules & { lender: Pick<Lender, 'name' | 'links'> };

export type FormServices = StoreInquiry & ReceiveUpload & { configuration: FormRules };

/** What a form may be made of. A few files more than allowed are read, so that the answer is heard. */
const LIMITS = {
  fields: 40,
  fieldNameSize: 100, // bytes
  fieldSize: 32 * 1024, // bytes
  files: MOST_FILES + 14,
  fileSize: LARGEST_FILE + 1, // bytes: one more tells that it is too large
  parts: 60,
  headerPairs: 50,
};
const LARGEST_FORM = (MOST_FILES + 2) * LARGEST_FILE; // bytes, as announced

/** More parts than that: it is not read to its end. */
const TOO_MUCH = new Set(['FST_FILES_LIMIT', 'FST_PARTS_LIMIT']);

const BOT_CHECK = 'cf-turnstile-response';

/** The forms of the website (spec 1 §7). */
export async function addFormRoutes(api: FastifyInstance, services: FormServices): Promise<void> {
  await api.register(async (app) => {
    await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
    const refuseTooMuch = (request: FastifyRequest, reply: FastifyReply) => {
      const lang = languageOf({}, request);
      const errors = {
        files: sayFileFaults([{ name: '', reason: 'tooMuch' }], UPLOAD_WORDS[lang]),
      };
      return sendRefused(services, request, reply, { lang, errors, status: 413 });
    };
    app.setErrorHandler<FastifyError>((error, request, reply) =>
      TOO_MUCH.has(error.code) ? refuseTooMuch(request, reply) : answerError(error, request, reply),
    );
    for (const form of INQUIRY_FORMS) {
      app.post(
        `/forms/${form}`,
        {
          config: { limited: 'form' },
          preParsing: async (request, reply) => {
            const announced = Number(request.headers['content-length'] ?? 0);
            if (announced > LARGEST_FORM) await refuseTooMuch(request, reply);
          },
          schema: {
            summary: `The ${form} form: ${FORMS[form].names.join(', ')}, files[n], ${BOT_CHECK}, lang`,
            description:
              'As multipart/form-data. Answers {status, html, errors} to who asks for JSON by X-Doing-Ajax or Accept, else a page.',
            tags: ['forms'],
          },
        },
        (request, reply) => takeForm(services, form, request, reply),
      );
    }
  });
}

/** What each form asks, and how it is judged. */
const FORMS: Readonly<
  Record<
    InquiryForm,
    { names: readonly string[]; check(answers: FormText, rules: FormRules): CheckedForm }
  >
> = {
  contact: { names: CONTACT_FORM_NAMES, check: checkContactForm },
  coproperty: { names: COPROPERTY_FORM_NAMES, check: checkCopropertyForm },
};

async function takeForm(
  services: FormServices,
  kind: InquiryForm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = await receiveForm(services, request.parts());
  const lang = languageOf(form.text, request);
  const written = Object.fromEntries(
    FORMS[kind].names
      .map((name) => [name, form.text[name] ?? ''] as const)
      .filter(([, value]) => value !== ''),
  );
  const checked = FORMS[kind].check(written, services.configuration);
  const errors: Record<string, string> = checked.ok
    ? {}
    : sayFormFaults(checked.faults, formFaultWords(lang));
  if (form.refused.length > 0) errors.files = sayFileFaults(form.refused, UPLOAD_WORDS[lang]);
  if (checked.ok && form.refused.length === 0) {
    const proof = form.text[BOT_CHECK] ?? '';
    const { uploads } = form;
    const { answers } = checked;
    const inquiry = { form: kind, lang, answers, uploads, proof };
    const stored = await storeInquiry(services, inquiry).catch(async (error: unknown) => {
      await forgetUploads(services, uploads);
      throw error;
    });
    if (stored.ok) return sendTaken(services, request, reply, inquiry);
    errors[BOT_CHECK] = INQUIRY_WORDS[lang].botCheck[stored.reason];
  }
  await forgetUploads(services, form.uploads);
  return sendRefused(services, request, reply, { lang, errors, status: statusOf(form) });
}

function sendTaken(
  services: FormServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { form, lang: locale, answers }: Pick<Inquiry, 'form' | 'lang' | 'answers'>,
): FastifyReply {
  const { [form]: words, contact, coproperty, page } = INQUIRY_WORDS[locale];
  const { firstname = '', email = '', phone = '', duration = '' } = answers;
  const amount = formatAmount(toCents(Number(answers.amount ?? 0)), locale, 'whenNeeded');
  const sentence = form === 'contact' ? contact.sentText[wayOf(answers)] : coproperty.sentText;
  const text = fill(sentence, { firstname, email, phone, amount, duration });
  const said = { title: words.sentTitle, text };
  reply.header('cache-control', 'no-store');
  if (wantsJson(request)) return reply.send({ status: 'success', html: answerFragment(said) });
  return sendPage(services, reply, locale, { ...said, faults: [], label: page.backToContact });
}

function sendRefused(
  services: FormServices,
  request: FastifyRequest,
  reply: FastifyReply,
  refused: { lang: Locale; errors: Readonly<Record<string, string>>; status: number },
): FastifyReply {
  const { lang, errors, status } = refused;
  reply.code(status).header('cache-control', 'no-store');
  if (wantsJson(request)) return reply.send({ status: 'error', errors });
  const { page } = INQUIRY_WORDS[lang];
  return sendPage(services, reply, lang, {
    title: page.refusedTitle,
    text: page.refusedText,
    faults: Object.values(errors),
    label: page.backToContact,
  });
}

function sendPage(
  { configuration }: FormServices,
  reply: FastifyReply,
  locale: Locale,
  said: { title: string; text: string; faults: readonly string[]; label: string },
): FastifyReply {
  const { name, links } = configuration.lender;
  const { label, ...rest } = said;
  const back = { href: links.contact[locale], label };
  return reply
    .header('content-security-policy', ANSWER_POLICY)
    .type('text/html; charset=utf-8')
    .send(answerPage({ locale, brand: name, back, ...rest }));
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return headers['x-doing-ajax'] === 'true' || /\bapplication\/json\b/.test(headers.accept ?? '');
}

/** A file that was refused for what it is decides; one that could not be scanned may come again. */
function statusOf({ refused }: ReceivedForm): 413 | 415 | 422 {
  const reasons = refused.map(({ reason }) => reason);
  if (reasons.some((reason) => reason === 'tooLarge' || reason === 'tooMany')) return 413;
  return reasons.some((reason) => reason !== 'unscanned') ? 415 : 422;
}

/** As the form says; else that of the page it came from, or of the browser. */
function languageOf(text: ReceivedForm['text'], { headers }: FastifyRequest): Locale {
  if (isLocale(text.lang)) return text.lang;
  const referer = headers.referer ?? '';
  const first = URL.canParse(referer) ? new URL(referer).pathname.split('/')[1] : undefined;
  return isLocale(first) ? first : chooseLocale(headers['accept-language']);
}
