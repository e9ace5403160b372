import { answer } from '#journey/answers.ts';
import type { ShareState } from '#journey/share-status.ts';
import type { Mailer } from '../../letters/mail/mailer.ts';
import type { JobData } from '../../stores/job.ts';
import type { ShareLetter } from '../../stores/share-letter.ts';
import type { Share } from '../../stores/share-store.ts';
import type { Storage } from '../../stores/storage.ts';
import {
  type AttachDocuments,
  attachDocuments,
  recordAttached,
} from '../documents/attach-documents.ts';
import { showRequest } from '../documents/find-application.ts';
import type { RecordGiven } from '../documents/record-given.ts';
import type { ShareLinks } from './share-links.ts';
import { stateAt } from './share-state.ts';
import { isToApplicant, writeLetter } from './write-letter.ts';

export interface SendLetter extends ShareLinks, AttachDocuments, RecordGiven {
  storage: Pick<Storage, 'shares' | 'requests' | 'restrictions' | 'transact'>;
  mailer: Mailer;
  now: () => Date;
}

/** The state in which each letter is still to be mailed. */
const HOLDS_WHILE: Readonly<Record<ShareLetter, ShareState>> = {
  invitation: 'open',
  copy: 'open',
  reminder: 'open',
  'lapsed-to-coborrower': 'lapsed',
  'lapsed-to-applicant': 'lapsed',
  declined: 'declined',
  withdrawn: 'withdrawn',
  whole: 'sent',
  'to-agree': 'to-agree',
  'reminder-to-agree': 'to-agree',
  'asked-again': 'open',
  'refused-to-coborrower': 'refused',
  'refused-to-applicant': 'refused',
  'unanswered-to-coborrower': 'unanswered',
  'unanswered-to-applicant': 'unanswered',
};

/** Only the pre-contractual sheet: the summary is for the applicant. */
const COBORROWERS_KINDS = ['secci'] as const;

/** Mails a letter about a shared request, unless it has become untrue since it was queued, or the request is restricted. */
export async function sendLetter(
  services: SendLetter,
  { shareId, letter, generation }: JobData['share-letter'],
): Promise<void> {
  const share = await services.storage.shares.find(shareId);
  if (share === undefined || stateAt(share, services.now()) !== HOLDS_WHILE[letter]) return;
  if (await services.storage.restrictions.covers({ what: 'application', name: share.uniqid }))
    return;
  // A newer link is mailed in a letter of its own.
  if (letter === 'invitation' && generation !== share.generation) return;

  const jointRequest = letter === 'whole' ? await findJointRequest(services, share) : undefined;
  if (letter === 'whole' && jointRequest === undefined) return; // erased in the meantime
  const written = writeLetter(letter, share, services, jointRequest);
  // Imported with the first mail: the mail components would slow down every start by half a second.
  const { renderLetter } = await import('../../letters/mail/letter.tsx');
  const mail = await renderLetter(written, services.configuration);
  const to = jointRequest?.to ?? addressFor(share, letter);
  await services.mailer.send({
    ...mail,
    to,
    ...(jointRequest && { attachments: jointRequest.attachments }),
  });
  if (jointRequest)
    await recordAttached(
      services,
      jointRequest.request,
      'coborrower',
      COBORROWERS_KINDS,
      jointRequest.attachments,
    );
}

function addressFor(share: Share, letter: ShareLetter): string {
  const { answers } = share.applicant;
  return answer(answers, isToApplicant(letter) ? 'email' : 'coborrowerEmail');
}

async function findJointRequest(services: SendLetter, share: Share) {
  const { storage, facts } = services;
  const summary = await storage.requests.findByUniqid(share.uniqid);
  const request = summary && (await storage.requests.find(summary.id));
  if (request === undefined) return undefined;
  const application = showRequest(request, facts);
  const attachments = await attachDocuments(services, request, COBORROWERS_KINDS);
  return {
    request,
    reference: request.reference,
    loan: application.facts.loan,
    // The co-borrower's own address, as they confirmed it.
    to: answer(application.answers, 'coborrowerEmail'),
    attachments,
    hasDocuments: attachments.length > 0,
  };
}
