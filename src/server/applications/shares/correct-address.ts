import { answer } from '#journey/answers.ts';
import { nextLinkTime } from '../../letters/mail/addressee-limits.ts';
import { type ChangedFollowed, type ChangeFollowed, changeFollowed } from './change-followed.ts';
import { canInvite } from './invitation-limits.ts';

export type CorrectedAddress = ChangedFollowed<{ kind: 'tooOften' } | { kind: 'unchanged' }>;

/**
 * Mails the link to another address. The holder of the first address loses access: their link and
 * sessions are revoked, and what they answered or signed in as is erased.
 */
export async function correctAddress(
  services: ChangeFollowed,
  key: string,
  email: string,
): Promise<CorrectedAddress> {
  return await changeFollowed<{ kind: 'tooOften' } | { kind: 'unchanged' }>(
    services,
    key,
    async (share, now, { signIns, rateCounts, enqueue }) => {
      const { applicant } = share;
      const before = answer(applicant.answers, 'coborrowerEmail');
      if (before.toLowerCase() === email.toLowerCase()) return { refusal: { kind: 'unchanged' } };
      if (!canInvite(share)) return { refusal: { kind: 'tooOften' } };
      const mailed = { kind: 'invitation', to: email, now } as const;
      if ((await nextLinkTime(services, rateCounts, mailed)) !== undefined)
        return { refusal: { kind: 'tooOften' } };
      const generation = share.generation + 1;
      await signIns.forgetOfShare(share.id);
      await enqueue('share-letter', { shareId: share.id, letter: 'invitation', generation });
      return {
        changed: {
          ...share,
          generation,
          trustedFrom: generation,
          applicant: { ...applicant, answers: { ...applicant.answers, coborrowerEmail: email } },
          part: undefined,
          invitedAt: now,
        },
      };
    },
  );
}
