import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { submit } from '#calls/application/submit.ts';
import type { Sent } from '#calls/call.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { COBORROWER_LINK_WORDS } from '#words/coborrower-link/coborrower-link.ts';
import { consentTexts } from '#words/coborrower-link/consent-texts.ts';
import { FAULT_WORDS } from '#words/faults/faults.ts';
import { FIELD_WORDS } from '#words/fields/fields.ts';
import { sendProblem } from '../../http/problem.ts';

/** The SHA-256 of the words next to the consents, as a page in that language shows them, in hexadecimal. */
export function hashOfConsents(lang: ContractLocale): string {
  const texts = consentTexts({
    fields: FIELD_WORDS[lang],
    application: APPLICATION_WORDS[lang],
    faults: FAULT_WORDS[lang],
    link: COBORROWER_LINK_WORDS[lang],
  });
  return createHash('sha256').update(texts).digest('hex');
}

interface Submitting {
  query: Sent<typeof submit, 'querystring'>;
  body: Sent<typeof submit, 'body'>;
}

/**
 * Refuses what is sent or shared from a page that showed other consents than would be recorded: a page that was opened
 * before an upgrade, say. Who states no hash is not refused.
 */
export async function refuseOtherConsents(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { query, body } = request as unknown as Submitting;
  const sends = query.send === '1' || query.action === 'share_pat_form';
  if (!sends || body.consentWords === undefined) return undefined;
  if (body.consentWords === hashOfConsents(body.lang)) return undefined;
  return sendProblem(reply, {
    status: 409,
    type: 'consents-changed',
    detail: 'The page showed other words beside the consents: nothing was sent.',
  });
}
