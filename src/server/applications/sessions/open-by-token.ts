import { KeyGoneError } from '../../security/encryption/key-ring.ts';
import { type ResumeDraft, resumeDraft } from '../drafts/resume-draft.ts';
import { type OpenShare, openShare } from '../shares/open-share.ts';
import { type RefreshedSession, type RefreshSession, refreshSession } from './refresh-session.ts';

export type OpenByToken = RefreshSession & OpenShare & ResumeDraft;

/** Opens what a token names: a session, a co-borrower's part, or a draft to be continued. */
export async function openByToken(
  services: OpenByToken,
  token: string,
  device?: string,
): Promise<RefreshedSession> {
  try {
    if (token.startsWith('share.')) return await openShare(services, token);
    if (token.startsWith('resume.')) return await resumeDraft(services, token, device);
    return await refreshSession(services, token);
  } catch (error) {
    // A share whose key is gone counts as no share.
    if (error instanceof KeyGoneError) return { ok: false, reason: { kind: 'unknownToken' } };
    throw error;
  }
}
