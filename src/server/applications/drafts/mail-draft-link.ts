import { isEmail } from '#domain/contact/email.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { readEmail } from '#domain/reading/read-email.ts';
import { type Answers, answer } from '#journey/answers.ts';
import { readAnswers } from '#journey/read-answers.ts';
import { type AddresseeLimits, nextLinkTime } from '../../letters/mail/addressee-limits.ts';
import type { Draft } from '../../stores/draft-store.ts';
import type { Storage } from '../../stores/storage.ts';

export interface MailDraftLink extends AddresseeLimits {
  storage: Pick<Storage, 'drafts' | 'transact'>;
  now: () => Date;
}

export type MailedDraftLink =
  | {
      ok: true;
      /** The address it is mailed to. */
      to: string;
      /** Until when it works, at least: every save extends it. */
      until: Date;
    }
  | {
      ok: false;
      reason:
        | { kind: 'noDraft' }
        | { kind: 'noEmail'; lang: ContractLocale }
        | { kind: 'tooSoon'; again: Date };
    };

const MINUTE = 60_000; // ms
const AGAIN_AFTER_MINUTES = 10;

/** Queues a mail to the applicant with a link that continues the session's draft on another device. */
export async function mailDraftLink(
  services: MailDraftLink,
  sessionId: string,
): Promise<MailedDraftLink> {
  const now = services.now();
  const draft = await services.storage.drafts.latestOf(sessionId, now);
  if (draft === undefined) return { ok: false, reason: { kind: 'noDraft' } };
  const to = addressIn(draft);
  if (to === undefined) return { ok: false, reason: { kind: 'noEmail', lang: draft.lang } };
  const { uniqid, expiresAt: until } = draft;
  const latest = new Date(now.getTime() - AGAIN_AFTER_MINUTES * MINUTE);
  const again = await services.storage.transact(async (transaction) => {
    const { requests, drafts, rateCounts, enqueue } = transaction;
    await requests.claim(sessionId); // drafts of the same session wait for one another
    // Rounded up to the longest wait: waiting that long is always enough, and nobody needs the exact time.
    if (!(await drafts.markLinkMailed(uniqid, now, latest)))
      return new Date(now.getTime() + AGAIN_AFTER_MINUTES * MINUTE);
    const tomorrow = await nextLinkTime(services, rateCounts, { kind: 'draft', to, now });
    if (tomorrow === undefined) await enqueue('draft-letter', { uniqid, sessionId });
    return tomorrow;
  });
  return again === undefined
    ? { ok: true, to, until }
    : { ok: false, reason: { kind: 'tooSoon', again } };
}

/** The answers of a draft, as far as they can be read. */
export function answersIn({ content }: Pick<Draft, 'content'>): Answers {
  const read = readAnswers(JSON.parse(content));
  return read.ok ? read.answers : {};
}

/** The applicant's address; `undefined` while what they typed is not an address. */
export function addressIn(draft: Pick<Draft, 'content'>): string | undefined {
  const typed = readEmail(answer(answersIn(draft), 'email'));
  return isEmail(typed) ? typed : undefined;
}
