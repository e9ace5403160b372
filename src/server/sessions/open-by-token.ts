import { type ResumeDraft, resumeDraft } from '../drafts/resume-draft.ts';
import { type OpenShare, openShare } from '../shares/open-share.ts';
import { type RefreshedSession, type RefreshSession, refreshSession } from './refresh-session.ts';

export type OpenByToken = RefreshSession & OpenShare & ResumeDraft;

/** Opens whatever a token stands for: a session, a co-borrower's part, a draft to be continued. */
export async function openByToken(
  world: OpenByToken,
  token: string,
  device?: string,
): Promise<RefreshedSession> {
  if (token.startsWith('share.')) return await openShare(world, token);
  if (token.startsWith('resume.')) return await resumeDraft(world, token, device);
  return await refreshSession(world, token);
}
