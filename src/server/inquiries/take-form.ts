import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefusedFile } from '#domain/uploads/file-fault.ts';
import type { FormText } from '#journey/inquiries/form-text.ts';
import { describeFileFaults } from '#words/inquiries/describe-faults.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { readNumber } from '#words/inquiries/read-number.ts';
import { UPLOAD_WORDS } from '#words/uploads/uploads.ts';
import { visitorNetwork } from '../http/visitor-address.ts';
import type { InquiryForm } from '../stores/inquiry.ts';
import type { Upload } from '../stores/upload.ts';
import { type FormQuestions, type HeldForm, verdictOf } from './form-questions.ts';
import {
  type FormReplies,
  languageOf,
  pathBack,
  type Requester,
  sendQuestion,
  sendRefused,
  sendTaken,
  wantsJson,
} from './form-replies.ts';
import { FORMS, writtenIn } from './forms.ts';
import type { UploadLimits } from './limit-uploads.ts';
import { forgetUploads, receiveForm, senderOf } from './receive-form.ts';
import { type StoreInquiry, storeInquiry } from './store-inquiry.ts';
import type { FileSender } from './uploads/check-in-thread.ts';
import type { ReceiveUpload } from './uploads/receive-upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The form's text so far; its files may not have arrived. */
    formText: Record<string, string> | undefined;
  }
}

export type FormServices = StoreInquiry &
  UploadLimits &
  ReceiveUpload &
  FormReplies & { formQuestions: FormQuestions };

export const BOT_CHECK = 'cf-turnstile-response';

/** The limit for files that wait for an answer, of all visitors together: 3 GB at most. */
const MAX_HELD = 300;
/** Longer than any question is valid, in milliseconds. */
const HELD_FOR = 2 * 3_600_000;

/** Accepts a form with the bot check's proof. Visitors without scripts have none, and are asked a question. */
export async function takeForm(
  services: FormServices,
  kind: InquiryForm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  request.formText = {};
  const sender = fileSenderOf(services, request, reply);
  const form = await receiveForm(services, request.parts(), request.formText);
  const { uploads } = form;
  const requester = requesterOf(services, kind, form.text, request, reply);
  const { lang } = requester;
  const checked = checkForm(services, kind, form.text, lang);
  const errors: Record<string, string> = checked.ok ? {} : checked.errors;
  let { refused } = form;
  if (checked.ok && refused.length === 0) {
    const proof = form.text[BOT_CHECK] ?? '';
    const { answers } = checked;
    if (proof === '' && !wantsJson(request)) {
      if (await canHoldFiles(services, uploads))
        return ask(services, requester, form.text, uploads);
      errors.files = INQUIRY_WORDS[lang].page.filesNotHeld;
    } else {
      const inquiry = { form: kind, lang, answers, uploads, proof, sender };
      const stored = await storeInquiry(services, inquiry).catch(async (error: unknown) => {
        await forgetUploads(services, uploads);
        throw error;
      });
      if (stored.ok) return sendTaken(services, requester, inquiry);
      if (stored.reason === 'files') refused = stored.refused;
      else errors[BOT_CHECK] = INQUIRY_WORDS[lang].botCheck[stored.reason];
    }
  }
  await forgetUploads(services, uploads);
  if (refused.length > 0) errors.files = describeFileFaults(refused, UPLOAD_WORDS[lang]);
  return sendRefused(services, requester, { errors, status: statusOf(refused) });
}

/** Accepts a form with the answer to its question: a right answer replaces the proof, and counts once. */
export async function takeAnswer(
  services: FormServices,
  kind: InquiryForm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  request.formText = {};
  const sender = fileSenderOf(services, request, reply);
  const received = await receiveForm(services, request.parts(), request.formText);
  const { text, uploads: unexpected } = received;
  await forgetUploads(services, unexpected);
  const requester = requesterOf(services, kind, text, request, reply);
  const { question, botCheck } = INQUIRY_WORDS[requester.lang];
  const answer = readNumber(text.answer ?? '', question.numbers);
  const answered = services.formQuestions.check(text.question ?? '', answer, services.now());
  const checked = checkForm(services, kind, text, requester.lang);
  if (!checked.ok) return sendRefused(services, requester, { errors: checked.errors, status: 422 });
  // The text is never lost with its question, because the visitor cannot go back to the form.
  if (!answered.ok || answered.held.form !== kind)
    return ask(services, requester, text, [], [question.expired]);
  requester.back = answered.held.back || undefined;
  // Files that another answer has sent already belong to its inquiry.
  const uploads = await findHeld(services, answered.held);
  const { answers } = checked;
  if (!answered.isRight) {
    // A wrong answer counts too: otherwise all answers could be tried.
    await services.storage.spentProofs.spend(answered.fingerprint, answered.expiresAt);
    return ask(services, requester, text, uploads, [question.wrong]);
  }
  const adapted = { ...services, botCheck: { verify: async () => verdictOf(answered) } };
  const inquiry = { form: kind, lang: requester.lang, answers, uploads, proof: '', sender };
  const stored = await storeInquiry(adapted, inquiry);
  if (stored.ok) return sendTaken(services, requester, inquiry);
  if (stored.reason === 'alreadySpent')
    return ask(services, requester, text, uploads, [question.spent]);
  if (stored.reason === 'files') {
    const accepted = new Set(stored.accepted.map(({ id }) => id));
    await forgetUploads(
      services,
      uploads.filter(({ id }) => !accepted.has(id)),
    );
    const faults = describeFileFaults(stored.refused, UPLOAD_WORDS[requester.lang]).split('\n');
    return ask(services, requester, text, stored.accepted, faults);
  }
  const errors = { [BOT_CHECK]: botCheck[stored.reason] };
  return sendRefused(services, requester, { errors, status: 422 });
}

function ask(
  services: FormServices,
  requester: Requester,
  text: FormText,
  uploads: readonly Upload[],
  faults: readonly string[] = [],
): FastifyReply {
  const { form, back = '' } = requester;
  const files = uploads.map(({ id }) => id);
  const question = services.formQuestions.ask({ form, files, back }, services.now());
  const answers = writtenIn(text, form);
  return sendQuestion(services, requester, { question, answers, uploads, faults });
}

/** Visitors without a proof must not fill the disk: files held too long are deleted first. */
async function canHoldFiles(
  { storage, now }: FormServices,
  uploads: readonly Upload[],
): Promise<boolean> {
  if (uploads.length === 0) return true;
  await storage.uploads.purge(new Date(now().getTime() - HELD_FOR));
  return (await storage.uploads.countUnclaimed()) <= MAX_HELD;
}

async function findHeld({ storage }: FormServices, { files }: HeldForm): Promise<Upload[]> {
  const uploads = await Promise.all(files.map((id) => storage.uploads.findUnclaimed(id)));
  return uploads.filter((upload) => upload !== undefined);
}

function checkForm(
  { configuration }: FormServices,
  kind: InquiryForm,
  text: FormText,
  lang: Requester['lang'],
): { ok: true; answers: FormText } | { ok: false; errors: Record<string, string> } {
  const checked = FORMS[kind].check(writtenIn(text, kind), configuration);
  return checked.ok ? checked : { ok: false, errors: FORMS[kind].say(checked.faults, lang, text) };
}

function fileSenderOf(
  { settings }: FormServices,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): FileSender {
  return { visitor: visitorNetwork(raw, settings.trustProxy), signal: senderOf(reply) };
}

export function requesterOf(
  { settings, configuration: { lender } }: FormServices,
  form: InquiryForm,
  text: FormText,
  request: FastifyRequest,
  reply: FastifyReply,
): Requester {
  const back = pathBack(request, settings.publicUrl);
  return { request, reply, form, lang: languageOf(text, request, lender.languages), back };
}

/** A file refused for its type decides; a file that could not be scanned may be sent again. */
function statusOf(refused: readonly RefusedFile[]): 413 | 415 | 422 {
  const reasons = refused.map(({ reason }) => reason);
  if (reasons.some((reason) => reason === 'tooLarge' || reason === 'tooMany')) return 413;
  return reasons.some((reason) => reason !== 'unscanned') ? 415 : 422;
}
