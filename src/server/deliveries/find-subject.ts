import { answer } from '#journey/answers.ts';
import type { DeliverySubject } from '../stores/delivery-store.ts';
import type { Storage } from '../stores/storage.ts';
import { awaitedAgreement } from './awaited-agreement.ts';
import type { Subject } from './channel.ts';

/**
 * The subject of a delivery; `undefined` if it was erased or purged in the meantime, or is a prospect who has sent their
 * request since.
 */
export async function findSubject(
  storage: Pick<
    Storage,
    'requests' | 'given' | 'shares' | 'prospects' | 'inquiries' | 'newsletter'
  >,
  { kind, subjectId }: DeliverySubject,
): Promise<Subject | undefined> {
  if (kind === 'prospect') {
    const prospect = await storage.prospects.find(subjectId);
    if (prospect === undefined) return undefined;
    const sent = await storage.requests.findByUniqid(prospect.uniqid);
    return sent === undefined ? { kind, prospect } : undefined;
  }
  if (kind === 'newsletter') {
    const subscription = await storage.newsletter.find(subjectId);
    return subscription && { kind, subscription };
  }
  if (kind === 'share') {
    const share = await storage.shares.find(subjectId);
    const agreement = share && awaitedAgreement(share);
    if (share === undefined || agreement === undefined) return undefined;
    return { kind, agreement, applicantsEmail: answer(share.applicant.answers, 'email') };
  }
  if (kind !== 'request') {
    const inquiry = await storage.inquiries.find(subjectId);
    return inquiry && { kind, inquiry };
  }
  const request = await storage.requests.find(subjectId);
  if (request === undefined) return undefined;
  const given = (await storage.given.listOf([request.uniqid])).get(request.uniqid) ?? [];
  return { kind, request, given };
}
