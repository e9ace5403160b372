import type { FastifyReply } from 'fastify';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Answers } from '#journey/answers.ts';
import type { Fault } from '#journey/fault.ts';
import type { AssessedHousehold } from '#journey/shared-application.ts';
import type { StepId } from '#journey/step.ts';
import { coborrowersWords } from '#words/coborrower-link/coborrowers-words.ts';
import { sentenceFor } from '#words/faults/faults.ts';
import { DOCUMENT_KINDS, type DocumentKeys } from '../../letters/documents/document-keys.ts';
import { countSend, type SendEnd } from '../../operation/observability/count-sends.ts';
import type { Recorder } from '../../operation/observability/recorder.ts';
import type { SessionShare } from '../../stores/session-store.ts';
import type { ShownConsents } from '../requests/find-shown-consents.ts';
import { sendConditionsChanged, sendErrors } from '../requests/submit-answers.ts';
import { type SavePart, savePart } from './save-part.ts';
import {
  type SendJointRequest,
  type SentJointRequest,
  sendJointRequest,
} from './send-joint-request.ts';
import { sendEnded, sendUnknownShare } from './share-problems.ts';

export type CoborrowerSubmitServices = SavePart &
  SendJointRequest & { documentKeys: DocumentKeys; recorder: Recorder };

const RECAP: StepId = '6';

export interface CoborrowersSubmit {
  share: SessionShare;
  step: string | undefined;
  sessionId: string;
  lang: ContractLocale;
  answers: Answers;
  /** When the browser made this state, by its own clock. */
  madeAt?: Date | undefined;
}

export interface CoborrowersSend extends CoborrowersSubmit {
  shown: ShownConsents;
}

/** Saves the co-borrower's part, and returns the budget of the two. */
export async function saveCoborrowersPart(
  services: CoborrowerSubmitServices,
  { share, step, sessionId, lang, answers, madeAt }: CoborrowersSubmit,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const saved = await savePart(services, share, { answers, sessionId, madeAt });
  if (saved.ok) {
    const verdicts = saved.assessed && verdictsOf(saved.assessed);
    // From the recap on, the co-borrower's part has its own documents, as the applicant's part has.
    const documents = step === RECAP ? documentsOf(saved.share, lang, services) : {};
    return reply.send({ status: 200, ...(verdicts && { verdicts }), ...documents });
  }
  return saved.reason.kind === 'unknown'
    ? sendUnknownShare(reply)
    : sendEnded(reply, saved.reason.end);
}

function documentsOf(
  share: Parameters<DocumentKeys['coborrowersAddressOf']>[2],
  lang: ContractLocale,
  { documentKeys }: CoborrowerSubmitServices,
) {
  return Object.fromEntries(
    DOCUMENT_KINDS.map((kind) => [kind, documentKeys.coborrowersAddressOf(kind, lang, share)]),
  );
}

/** Sends the whole request with the co-borrower's part. */
export async function sendCoborrowersPart(
  services: CoborrowerSubmitServices,
  { share, sessionId, answers, lang, shown }: CoborrowersSend,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = await sendJointRequest(services, share, { answers, sessionId, lang, shown });
  countSend(services.recorder, 'joint', endOf(sent));
  if (sent.ok) {
    if (sent.request === 'toAgree') return reply.send({ status: 200, message: false });
    const { reference, sentAt } = sent.request;
    return reply.send({ status: 200, message: reference, sentAt });
  }
  if (sent.reason.kind === 'refused')
    return sendErrors(reply, describeForCoborrower(sent.reason.faults, lang));
  if (sent.reason.kind === 'conditionsChanged')
    return sendConditionsChanged(reply, sent.reason.conditions);
  return sent.reason.kind === 'unknown'
    ? sendUnknownShare(reply)
    : sendEnded(reply, sent.reason.end);
}

function endOf(sent: SentJointRequest): SendEnd {
  if (!sent.ok) return sent.reason;
  return { kind: sent.request === 'toAgree' ? 'toAgree' : 'sent' };
}

/** The faults by field, worded for the co-borrower as in the form. */
function describeForCoborrower(
  faults: readonly Fault[],
  locale: ContractLocale,
): Record<string, string> {
  const words = { locale, ...coborrowersWords(locale) };
  return Object.fromEntries(faults.map((fault) => [fault.field, sentenceFor(fault, words)]));
}

function verdictsOf({ isTight, hasInsufficientIncomes, proposal }: AssessedHousehold) {
  return {
    isTight,
    hasInsufficientIncomes,
    ...(proposal !== undefined && { proposal: proposalOf(proposal) }),
  };
}

function proposalOf(proposal: NonNullable<AssessedHousehold['proposal']>) {
  if (proposal === 'not-offered') return proposal;
  const { product, duration, taeg, monthlyAmount, amount, additionalAmount } = proposal.loan;
  return {
    product,
    duration,
    taeg,
    monthlyAmount: toEuros(monthlyAmount),
    amount: toEuros(amount),
    additionalAmount: toEuros(additionalAmount),
    reasons: proposal.reasons,
  };
}
