import { toKeptPhone } from '#domain/contact/phone-plausibility.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { FormText } from '#journey/inquiries/form-text.ts';
import { normaliseForm } from '#journey/inquiries/sent-form.ts';
import type { BotCheck } from '../http/bot-check/bot-check.ts';
import type { Inquiry, InquiryForm } from '../stores/inquiry.ts';
import type { Storage } from '../stores/storage.ts';
import type { Upload } from '../stores/upload.ts';
import type { FileKeys } from './uploads/file-keys.ts';

export interface StoreInquiry {
  storage: Pick<Storage, 'transact' | 'spentProofs'>;
  botCheck: Pick<BotCheck, 'verify'>;
  fileKeys: Pick<FileKeys, 'addressOf'>;
  settings: { publicUrl: string };
  now: () => Date;
  newId: () => string;
}

export interface InquiryToStore {
  form: InquiryForm;
  lang: Locale;
  /** Already validated, still as text. */
  answers: FormText;
  uploads: readonly Upload[];
  /** The proof that the bot check gave to the browser. */
  proof: string;
}

export type StoredInquiry =
  | { ok: true; id: string }
  | { ok: false; reason: 'notProven' | 'alreadySpent' | 'checkUnavailable' };

/**
 * Stores what a visitor sent, once they have proved not to be a bot: encrypted, with its files, and queued
 * for delivery, in a single transaction.
 */
export async function storeInquiry(
  services: StoreInquiry,
  { form, lang, answers, uploads, proof }: InquiryToStore,
): Promise<StoredInquiry> {
  const now = services.now();
  const verdict = await services.botCheck.verify(proof, now);
  if (!verdict.ok) return verdict;
  const address = (id: string) => services.settings.publicUrl + services.fileKeys.addressOf(id);
  const inquiry: Inquiry = {
    id: services.newId(),
    form,
    lang,
    sentAt: now,
    answers: normaliseForm(withKeptPhone(answers)),
    files: uploads.map((upload) => ({ ...upload, address: address(upload.id) })),
  };
  return await services.storage.transact(async (transaction) => {
    const { spentProofs, inquiries, deliveries, enqueue } = transaction;
    if (!(await spentProofs.spend(verdict.fingerprint, verdict.expiresAt)))
      return { ok: false, reason: 'alreadySpent' };
    const { id } = inquiry;
    await inquiries.add(inquiry);
    const ids = uploads.map((upload) => upload.id);
    await transaction.uploads.claim(ids, id);
    const subject = { kind: form, subjectId: id };
    await deliveries.put({ ...subject, messageId: services.newId(), dueAt: now });
    await enqueue('deliver-due', {});
    return { ok: true, id };
  });
}

function withKeptPhone(answers: InquiryToStore['answers']): InquiryToStore['answers'] {
  // The mortgage form has its own name for the phone.
  const { phone, telephone } = answers;
  return {
    ...answers,
    ...(phone !== undefined && { phone: toKeptPhone(phone) }),
    ...(telephone !== undefined && { telephone: toKeptPhone(telephone) }),
  };
}
