import { toKeptPhone } from '#domain/contact/phone-plausibility.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RefusedFile } from '#domain/uploads/file-fault.ts';
import type { FormText } from '#journey/inquiries/form-text.ts';
import { normaliseForm } from '#journey/inquiries/sent-form.ts';
import type { BotCheck } from '../http/bot-check/bot-check.ts';
import type { Inquiry, InquiryForm } from '../stores/inquiry.ts';
import type { Storage } from '../stores/storage.ts';
import type { Upload } from '../stores/upload.ts';
import type { FileSender } from './uploads/check-in-thread.ts';
import { type CheckUpload, checkUpload } from './uploads/check-upload.ts';
import type { FileKeys } from './uploads/file-keys.ts';

export interface StoreInquiry extends CheckUpload {
  storage: Pick<Storage, 'transact' | 'spentProofs' | 'uploads'>;
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
  /** Stored, not checked yet. */
  uploads: readonly Upload[];
  /** The proof that the bot check gave to the browser. */
  proof: string;
  sender: FileSender;
}

export type StoredInquiry =
  | { ok: true; id: string }
  | { ok: false; reason: 'notProven' | 'alreadySpent' | 'checkUnavailable' }
  | { ok: false; reason: 'files'; refused: readonly RefusedFile[]; accepted: readonly Upload[] };

/**
 * Stores what a visitor sent, once they have proved not to be a bot and their files were checked: encrypted, with its
 * files, and queued for delivery, in a single transaction. The proof is spent before the files are checked, because that
 * costs seconds: a proof sent many times at once has them checked once. Throws with the signal's reason when the sender
 * goes during the check.
 */
export async function storeInquiry(
  services: StoreInquiry,
  { form, lang, answers, uploads, proof, sender }: InquiryToStore,
): Promise<StoredInquiry> {
  const now = services.now();
  const verdict = await services.botCheck.verify(proof, now);
  if (!verdict.ok) return verdict;
  if (!(await services.storage.spentProofs.spend(verdict.fingerprint, verdict.expiresAt)))
    return { ok: false, reason: 'alreadySpent' };
  const { refused, accepted } = await checkUploads(services, uploads, sender);
  if (refused.length > 0) return { ok: false, reason: 'files', refused, accepted };
  const address = (id: string) => services.settings.publicUrl + services.fileKeys.addressOf(id);
  const inquiry: Inquiry = {
    id: services.newId(),
    form,
    lang,
    sentAt: now,
    answers: normaliseForm(withKeptPhone(answers)),
    files: accepted.map((upload) => ({ ...upload, address: address(upload.id) })),
  };
  return await services.storage.transact(async (transaction) => {
    const { inquiries, deliveries, enqueue } = transaction;
    const { id } = inquiry;
    await inquiries.add(inquiry);
    const ids = accepted.map((upload) => upload.id);
    await transaction.uploads.claim(ids, id);
    const subject = { kind: form, subjectId: id };
    await deliveries.put({ ...subject, messageId: services.newId(), dueAt: now });
    await enqueue('deliver-due', {});
    return { ok: true, id };
  });
}

async function checkUploads(
  services: CheckUpload,
  uploads: readonly Upload[],
  sender: FileSender,
): Promise<{ refused: readonly RefusedFile[]; accepted: readonly Upload[] }> {
  const accepted: Upload[] = [];
  const refused: RefusedFile[] = [];
  for (const upload of uploads) {
    const checked = await checkUpload(services, upload, sender);
    if (checked.ok) accepted.push(checked.upload);
    else refused.push({ name: upload.name, reason: checked.reason });
  }
  return { refused, accepted };
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
