import type { FastifyReply } from 'fastify';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Conditions } from '#journey/agreed-conditions.ts';
import type { Fault } from '#journey/fault.ts';
import { faultMessage } from '#words/faults/faults.ts';
import { sendProblem } from '../../http/problem.ts';
import { conditionsInEuros } from '../../security/audit/agreed-conditions.ts';
import { currentConsentTexts } from '../../security/audit/current-consent-texts.ts';

/** The faults by the control's name, in the sender's language. */
export function describeFaults(
  faults: readonly Fault[],
  lang: ContractLocale,
): Record<string, string> {
  return Object.fromEntries(faults.map((fault) => [fault.field, faultMessage(fault, lang)]));
}

/** The body of a 422. */
export function sendFaults(
  reply: FastifyReply,
  faults: readonly Fault[],
  lang: ContractLocale,
): FastifyReply {
  return sendErrors(reply, describeFaults(faults, lang));
}

/** The body of every refusal by field. */
export function sendErrors(
  reply: FastifyReply,
  errors: Readonly<Record<string, string>>,
): FastifyReply {
  return reply.code(422).send({ status: 422, errors });
}

export function sendForeign(reply: FastifyReply): FastifyReply {
  const detail = 'This application was begun in another session.';
  return sendProblem(reply, { status: 403, type: 'another-session', detail });
}

export function sendAlreadySent(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, {
    status: 409,
    type: 'already-sent',
    detail: 'This application was already sent or shared.',
  });
}

/** `follow`: the address, with its key, where the applicant follows it. */
export function sendAlreadyShared(reply: FastifyReply, follow: string): FastifyReply {
  return sendProblem(reply, {
    status: 409,
    type: 'already-shared',
    detail: 'This application waits for the co-borrower’s part.',
    extra: { follow },
  });
}

/** The loan has other figures than the page showed. */
export function sendConditionsChanged(reply: FastifyReply, conditions: Conditions): FastifyReply {
  return sendProblem(reply, {
    status: 409,
    type: 'conditions-changed',
    detail: 'The tariff has changed: nothing was sent.',
    extra: { conditions: conditionsInEuros(conditions) },
  });
}

/** The page showed other words next to the consents than any version has: those of now are to be read. */
export function sendConsentsChanged(reply: FastifyReply, lang: ContractLocale): FastifyReply {
  return sendProblem(reply, {
    status: 409,
    type: 'consents-changed',
    detail: 'The page showed other words next to the consents: nothing was sent.',
    extra: { consents: currentConsentTexts(lang) },
  });
}

/** The session has sent its maximum of requests for the day. */
export function sendTooOften(reply: FastifyReply, again: Date, now: Date): FastifyReply {
  const seconds = Math.max(1, Math.ceil((again.getTime() - now.getTime()) / 1000));
  return sendProblem(reply.header('retry-after', seconds), {
    status: 429,
    type: 'sent-too-often',
    detail: 'This session has sent too many applications today.',
  });
}
