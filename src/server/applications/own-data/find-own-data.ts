import type { Borrower } from '#journey/borrowers.ts';
import { encodesThemselves } from '#journey/borrowers.ts';
import { answersAsText } from '#journey/sent-answers/sent-answers.ts';
import {
  applicantsView,
  coborrowersPart,
  isCoborrowersField,
} from '#journey/shared-application.ts';
import { KeyGoneError } from '../../security/encryption/key-ring.ts';
import type { Draft } from '../../stores/draft-store.ts';
import type { Given } from '../../stores/given-store.ts';
import type { ProvenAnswer, Request } from '../../stores/request-store.ts';
import type { Session } from '../../stores/session-store.ts';
import type { Share } from '../../stores/share-store.ts';
import type { Storage } from '../../stores/storage.ts';
import { type FindSession, findSession } from '../sessions/find-session.ts';
import { findShared } from '../shares/find-shared.ts';
import type { ShareKeys } from '../shares/share-keys.ts';

export interface FindOwnData extends FindSession {
  storage: FindSession['storage'] &
    Pick<
      Storage,
      | ('drafts' | 'decisions' | 'requests' | 'shares' | 'prospects' | 'signIns' | 'given')
      | 'transact'
    >;
  shareKeys: ShareKeys;
}

/** A record as `person export` has it, without what is another's or the program's own. */
interface OwnRecord {
  what: 'draft' | 'share' | 'request' | 'prospect' | 'sign-in';
  /** The name that the audit log knows it by. */
  name: string;
  stored: object;
  /** What the borrower was given. */
  given: readonly Given[];
}

export interface OwnData {
  exportedAt: Date;
  as: Borrower;
  records: readonly OwnRecord[];
}

/**
 * What is stored of a borrower, as far as their proof opens it: the key of the page that follows a shared request, or the token
 * of a session. The audit log records it. `undefined` if it opens nothing, or nothing any more.
 */
export async function findOwnData(
  services: FindOwnData,
  proof: string,
): Promise<OwnData | undefined> {
  try {
    const found = await findRecords(services, proof);
    if (found === undefined || found.records.length === 0) return undefined;
    const at = services.now();
    const names = found.records.map(({ name }) => name);
    await services.storage.transact(({ audit }) =>
      audit.append({
        at,
        actor: found.as === 'applicant' ? 'applicant' : 'co-borrower',
        action: 'export',
        subject: 'own data',
        details: { records: names },
      }),
    );
    return { exportedAt: at, ...found };
  } catch (error) {
    // What cannot be read any more counts as gone.
    if (error instanceof KeyGoneError) return undefined;
    throw error;
  }
}

type Found = Pick<OwnData, 'as' | 'records'>;

async function findRecords(services: FindOwnData, proof: string): Promise<Found | undefined> {
  const followed = services.shareKeys.readFollow(proof);
  if (followed !== undefined) {
    const share = await services.storage.shares.find(followed);
    if (share === undefined) return undefined;
    const request = share.state === 'sent' ? await findSent(services, share.uniqid) : undefined;
    const records = [
      await ofShare(services, share, 'applicant'),
      ...(request ? [await ofRequest(services, request)] : []),
    ];
    return { as: 'applicant', records };
  }
  const session = await findSession(services, proof);
  if (session?.share !== undefined) {
    const shared = await findShared(services, session.share);
    if (!shared.ok) return undefined;
    const signIns = await ofSignIns(services, session);
    const records = [await ofShare(services, shared.share, 'coborrower'), ...signIns];
    return { as: 'coborrower', records };
  }
  return session && { as: 'applicant', records: await ofApplicantsSession(services, session) };
}

/** The draft and what came with it; once it was sent or shared, that. */
async function ofApplicantsSession(
  services: FindOwnData,
  session: Session,
): Promise<readonly OwnRecord[]> {
  const { drafts, prospects, requests, shares } = services.storage;
  const signIns = await ofSignIns(services, session);
  const draft = await drafts.latestOf(session.id, services.now());
  if (draft !== undefined) {
    const prospect = await prospects.findOf(session.id, draft.uniqid);
    return [
      await ofDraft(services, draft),
      ...(prospect ? [recordOf('prospect', prospect.id, withoutSession(prospect))] : []),
      ...signIns,
    ];
  }
  const sent = await requests.findLatestOf(session.id);
  const request = sent && (await requests.find(sent.id));
  const share = await shares.findLatestOf(session.id);
  return [
    ...(share ? [await ofShare(services, share, 'applicant')] : []),
    ...(request ? [await ofRequest(services, request)] : []),
    ...signIns,
  ];
}

async function findSent({ storage }: FindOwnData, uniqid: string): Promise<Request | undefined> {
  const sent = await storage.requests.findByUniqid(uniqid);
  return sent && (await storage.requests.find(sent.id));
}

const recordOf = (
  what: OwnRecord['what'],
  name: string,
  stored: object,
  given: readonly Given[] = [],
): OwnRecord => ({ what, name, stored, given });

function withoutSession<Row extends { sessionId: string }>({ sessionId: _, ...own }: Row) {
  return own;
}

async function ofDraft(services: FindOwnData, draft: Draft): Promise<OwnRecord> {
  const { content, ...own } = withoutSession(draft);
  const decisions = await services.storage.decisions.listOf(draft.uniqid);
  const stored = { ...own, answers: JSON.parse(content), decisions };
  return recordOf('draft', draft.uniqid, stored, await givenTo(services, draft, 'applicant'));
}

async function ofShare(
  services: FindOwnData,
  share: Share,
  borrower: Borrower,
): Promise<OwnRecord> {
  const { id, state, lang, createdAt, invitedAt, expiresAt, endedAt, applicant, part } = share;
  const times = { state, lang, createdAt, invitedAt, expiresAt, endedAt };
  const coborrowers = {
    loan: part?.loan ?? applicant.loan,
    // What the applicant gave of them, as far as they did not give it themselves.
    answers: { ...coborrowersPart(applicant.answers), ...coborrowersPart(part?.answers ?? {}) },
    provenance: part?.provenance ?? [],
  };
  const stored = { ...times, ...(borrower === 'applicant' ? applicant : coborrowers) };
  return recordOf('share', id, stored, await givenTo(services, share, borrower));
}

/** A request as its applicant may see it: of two who answered apart, nothing that is made of the other's answers. */
async function ofRequest(services: FindOwnData, request: Request): Promise<OwnRecord> {
  const { id: _, budget, decisions, provenance, answers: sent, ...own } = withoutSession(request);
  const answers = answersAsText(sent);
  const isApart = encodesThemselves(answers);
  const stored = {
    ...own,
    answers: applicantsView(answers),
    ...(isApart ? {} : { budget }),
    decisions: isApart
      ? decisions.map(({ kind, rule, version }) => ({ kind, rule, version }))
      : decisions,
    provenance: isApart ? provenance.filter(isApplicants) : provenance,
  };
  const given = await givenTo(services, request, 'applicant');
  return recordOf('request', request.reference, stored, given);
}

const isApplicants = ({ name }: ProvenAnswer) => !isCoborrowersField(name);

async function ofSignIns(
  { storage, now }: FindOwnData,
  { id }: Session,
): Promise<readonly OwnRecord[]> {
  const signIns = await storage.signIns.of(id, now());
  return signIns.map((signIn) => recordOf('sign-in', signIn.provider, withoutSession(signIn)));
}

async function givenTo(
  { storage }: FindOwnData,
  { uniqid }: { uniqid: string },
  borrower: Borrower,
): Promise<readonly Given[]> {
  const given = (await storage.given.listOf([uniqid])).get(uniqid) ?? [];
  return given.filter((one) => one.borrower === borrower);
}
