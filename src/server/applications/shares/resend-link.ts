import { answer } from '#journey/answers.ts';
import { nextLinkTime } from '../../letters/mail/addressee-limits.ts';
import { type ChangedFollowed, type ChangeFollowed, changeFollowed } from './change-followed.ts';
import { resendFrom } from './invitation-limits.ts';

/** `again`: when it will be possible; absent if it was mailed often enough. */
export type ResentLink = ChangedFollowed<{ kind: 'tooSoon'; again: Date | undefined }>;

/**
 * Mails the co-borrower a new link. The previous link is revoked, but its sessions stay open, because
 * they belong to the same person.
 */
export async function resendLink(services: ChangeFollowed, key: string): Promise<ResentLink> {
  return await changeFollowed(services, key, async (share, now, { rateCounts, enqueue }) => {
    const again = resendFrom(share);
    if (again === undefined || now < again) return { refusal: { kind: 'tooSoon' as const, again } };
    const to = answer(share.applicant.answers, 'coborrowerEmail');
    const tomorrow = await nextLinkTime(services, rateCounts, { kind: 'invitation', to, now });
    if (tomorrow !== undefined) return { refusal: { kind: 'tooSoon' as const, again: tomorrow } };
    const generation = share.generation + 1;
    await enqueue('share-letter', { shareId: share.id, letter: 'invitation', generation });
    return { changed: { ...share, generation, invitedAt: now } };
  });
}
