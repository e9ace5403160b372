import type { Storage } from '../../stores/storage.ts';
import {
  continueSession,
  type RefreshedSession,
  type RefreshSession,
} from '../sessions/refresh-session.ts';
import { sessionEnd } from '../sessions/session-end.ts';
import { firstTokenTimes } from '../sessions/token-times.ts';
import { withSignedIn } from '../sign-in/list-signed-in.ts';
import type { ResumeKeys } from './resume-keys.ts';

export interface ResumeDraft extends RefreshSession {
  storage: RefreshSession['storage'] & Pick<Storage, 'transact'>;
  resumeKeys: ResumeKeys;
  newId: () => string;
}

const UNKNOWN: RefreshedSession = { ok: false, reason: { kind: 'unknownToken' } };

/**
 * Continues a draft on another device with the mailed link: the draft and its sign-ins move to a
 * session of that device, once, and the link is spent. `device`, if given, is a name that the browser
 * made up: repeating the call with it, if its answer was lost, leads to the same session.
 */
export async function resumeDraft(
  services: ResumeDraft,
  token: string,
  device?: string,
): Promise<RefreshedSession> {
  const claim = services.resumeKeys.read(token);
  if (claim === undefined) return UNKNOWN;
  const now = services.now();
  const draft = await services.storage.drafts.find(claim.uniqid, now);
  const id = device === undefined ? services.newId() : services.resumeKeys.sessionOf(token, device);
  if (draft?.sessionId === id) {
    const session = await services.storage.sessions.find(id, now);
    return session === undefined
      ? UNKNOWN
      : await continueSession(services, { session, issuedAt: session.createdAt });
  }
  if (draft === undefined || !services.resumeKeys.fits(draft, claim.hash)) return UNKNOWN;
  const session = {
    id,
    createdAt: now,
    expiresAt: sessionEnd(now),
    tokenTimes: firstTokenTimes(now),
  };
  const state = await services.storage.transact(async (transaction) => {
    const { requests, drafts, sessions, prospects, signIns } = transaction;
    await requests.claim(draft.uniqid);
    if (!(await drafts.move(draft.uniqid, draft.sessionId, session.id, now))) return undefined;
    await sessions.open(session);
    // The prospect moves with the draft: otherwise further typing would create a second prospect.
    await prospects.move(draft.uniqid, draft.sessionId, session.id);
    await signIns.move(draft.sessionId, session.id);
    const moved = await drafts.find(draft.uniqid, now);
    return moved && withSignedIn(moved.content, await signIns.of(session.id, now));
  });
  if (state === undefined) return UNKNOWN;
  return { ok: true, token: await services.tokens.sign(session.id, now), encodedData: state };
}
