import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { SUBMIT_ACTIONS, submit } from '#calls/application/submit.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { decisionsAt } from '#journey/draft-decisions.ts';
import { readAnswers } from '#journey/read-answers.ts';
import type { StepId } from '#journey/step.ts';
import { sendProblem } from '../../http/problem.ts';
import {
  DOCUMENT_KINDS,
  type DocumentKeys,
  type DocumentKind,
} from '../../letters/documents/document-keys.ts';
import { countSend } from '../../operation/observability/count-sends.ts';
import type { Recorder } from '../../operation/observability/recorder.ts';
import { findShownLoan } from '../documents/shown-loan.ts';
import { type DraftToSave, type SaveDraft, saveDraft } from '../drafts/save-draft.ts';
import type { FindProbe } from '../probe/open-probe.ts';
import { rehearse } from '../probe/rehearse.ts';
import type { FindSession } from '../sessions/find-session.ts';
import { requireSession, sendCoborrowersSession } from '../sessions/require-session.ts';
import {
  type CoborrowerSubmitServices,
  saveCoborrowersPart,
  sendCoborrowersPart,
} from '../shares/coborrower-submit.ts';
import type { ShareKeys } from '../shares/share-keys.ts';
import { followPath } from '../shares/share-links.ts';
import { type ShareRequest, shareRequest } from '../shares/share-request.ts';
import { factsOfLoan } from './facts-of-loan.ts';
import { type FindShownConsents, findShownConsents } from './find-shown-consents.ts';
import { type RequestToSend, type SendRequest, sendRequest } from './send-request.ts';
import {
  sendAlreadySent,
  sendAlreadyShared,
  sendConditionsChanged,
  sendConsentsChanged,
  sendFaults,
  sendForeign,
  sendTooOften,
} from './submit-answers.ts';

export type SubmitServices = SaveDraft &
  SendRequest &
  ShareRequest &
  CoborrowerSubmitServices &
  FindSession &
  FindProbe &
  FindShownConsents & {
    documentKeys: DocumentKeys;
    shareKeys: ShareKeys;
    recorder: Recorder;
  };

const BODY_BYTES = 64 * 1024;
const RECAP: StepId = '6';
interface Submitted {
  uniqid: string;
  sessionId: string;
  lang: ContractLocale;
  answers: Answers;
}

/** Saves an unfinished application, and sends or shares a finished application. */
export function addSubmitRoutes(instance: FastifyInstance, services: SubmitServices): void {
  instance.withTypeProvider<ZodTypeProvider>().route({
    ...submit,
    bodyLimit: BODY_BYTES,
    config: { limited: 'submit' },
    onRequest: [
      requireKnownAction,
      requireSession(services, { coborrower: true, probes: services.probeTokens }),
    ],
    handler: async ({ query, body, sessionId, share, isProbe }, reply) => {
      if (sessionId === undefined) throw new Error('A submit without a session');
      const read = readAnswers(body);
      if (!read.ok) {
        const detail = 'An answer does not have the described shape.';
        const faults = [{ path: read.field, code: 'invalid_type' }];
        return sendProblem(reply, { status: 422, detail, extra: { faults } });
      }
      const { uniqid, step, action, at } = query;
      const submitted = { uniqid, sessionId, lang: body.lang, answers: read.answers };
      const madeAt = at === undefined ? undefined : new Date(Number(at));
      reply.header('cache-control', 'no-store');
      const isSent = query.send === '1' || action === 'share_pat_form';
      const shown = isSent
        ? await findShownConsents(services, body.lang, body.consentWords)
        : undefined;
      if (isSent && shown === undefined) return sendConsentsChanged(reply, body.lang);
      if (share !== undefined) {
        // A co-borrower's session may save and send only its part of that request.
        if (action !== 'pat_form' || uniqid !== share.id) return sendCoborrowersSession(reply);
        return shown === undefined
          ? await saveCoborrowersPart(services, { ...submitted, step, share, madeAt }, reply)
          : await sendCoborrowersPart(services, { ...submitted, step, share, shown }, reply);
      }
      const used = isProbe ? rehearse(services, sessionId) : services;
      if (shown === undefined) return await save(used, { ...submitted, step, madeAt }, reply);
      const submit = action === 'share_pat_form' ? shareApplication : send;
      return await submit(used, { ...submitted, shown }, reply);
    },
  });
}

async function save(
  services: SubmitServices,
  draft: Submitted & Pick<DraftToSave, 'step' | 'madeAt'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const saved = await saveDraft(services, { ...draft, decisions: decidedOn(draft, services) });
  services.recorder.count('loanfront_draft_saves_total', { outcome: saved.kind });
  // What is stored of one that was overtaken is newer.
  if (saved.kind === 'saved' || saved.kind === 'overtaken')
    return reply.send({ status: 200, ...documentsOf(draft, services) });
  if (saved.kind === 'foreign') return sendForeign(reply);
  if (saved.kind === 'shared') return alreadyShared(services, saved, draft, reply);
  return sendAlreadySent(reply);
}

/** What the page showed by a fixed rule; nothing while the loan cannot be told from the answers. */
function decidedOn(
  { step, answers }: Submitted & Pick<DraftToSave, 'step'>,
  { facts, version, now }: SubmitServices,
) {
  const shown = findShownLoan(answers, facts);
  if (!shown) return [];
  return decisionsAt(step, answers, factsOfLoan(now(), shown.loan, facts), facts.tariffs, version);
}

/**
 * From the recap on, the application has its documents; only this answer links to them. They have the figures that the
 * page shows, so there are none with figures that the tariff does not have.
 */
function documentsOf(
  { step, uniqid, sessionId, lang, answers }: Submitted & { step: string | undefined },
  { documentKeys, facts }: SubmitServices,
): Partial<Record<DocumentKind, string>> {
  const shown = step === RECAP ? findShownLoan(answers, facts) : undefined;
  if (!shown?.isCurrent) return {};
  return Object.fromEntries(
    DOCUMENT_KINDS.map((kind) => [
      kind,
      documentKeys.addressOf(kind, lang, { uniqid, sessionId, figures: shown.loan }),
    ]),
  );
}

async function send(
  services: SubmitServices,
  request: RequestToSend,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = await sendRequest(services, request);
  countSend(services.recorder, request.answers.product, sent.ok ? { kind: 'sent' } : sent.reason);
  if (sent.ok) return reply.send({ status: 200, message: sent.reference, sentAt: sent.sentAt });
  if (sent.reason.kind === 'foreign') return sendForeign(reply);
  if (sent.reason.kind === 'shared') return alreadyShared(services, sent.reason, request, reply);
  if (sent.reason.kind === 'tooOften')
    return sendTooOften(reply, sent.reason.again, services.now());
  if (sent.reason.kind === 'conditionsChanged')
    return sendConditionsChanged(reply, sent.reason.conditions);
  return sendFaults(reply, sent.reason.faults, request.lang);
}

async function shareApplication(
  services: SubmitServices,
  request: RequestToSend,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const shared = await shareRequest(services, request);
  countSend(
    services.recorder,
    request.answers.product,
    shared.ok ? { kind: 'shared' } : shared.reason,
  );
  if (shared.ok) {
    const { id } = shared.share;
    return reply.send({
      status: 200,
      follow: followPath({ id, lang: request.lang }, services.shareKeys),
    });
  }
  if (shared.reason.kind === 'foreign') return sendForeign(reply);
  if (shared.reason.kind === 'alreadySent') return sendAlreadySent(reply);
  if (shared.reason.kind === 'conditionsChanged')
    return sendConditionsChanged(reply, shared.reason.conditions);
  return sendFaults(reply, shared.reason.faults, request.lang);
}

function alreadyShared(
  { shareKeys }: SubmitServices,
  { shareId }: { shareId: string },
  { lang }: Submitted,
  reply: FastifyReply,
): FastifyReply {
  return sendAlreadyShared(reply, followPath({ id: shareId, lang }, shareKeys));
}

/** An unknown action is a 404 for every caller. */
async function requireKnownAction(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { query } = request;
  const action = typeof query === 'object' && query !== null && 'action' in query && query.action;
  if (SUBMIT_ACTIONS.some((known) => known === action)) return undefined;
  return sendProblem(reply, { status: 404, detail: 'Unknown action.' });
}
