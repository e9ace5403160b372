import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { readAnswers } from '#journey/read-answers.ts';
import { FOLLOW_PATH } from '#journey/shared-application.ts';
import type { StepId } from '#journey/step.ts';
import {
  DOCUMENT_KINDS,
  type DocumentKeys,
  type DocumentKind,
} from '../documents/document-keys.ts';
import { type SaveDraft, saveDraft } from '../drafts/save-draft.ts';
import { sendProblem } from '../http/problem.ts';
import type { ZodTypes } from '../http/zod-routes.ts';
import { type SendRequest, sendRequest } from '../requests/send-request.ts';
import type { FindSession } from '../sessions/find-session.ts';
import { type ShareRequest, shareRequest } from '../shares/share-request.ts';
import {
  type CoborrowerSubmitServices,
  saveCoborrowersPart,
  sendCoborrowersPart,
  verdictsSchema,
} from './coborrower-submit.ts';
import { requireSession, sendCoborrowersSession } from './require-session.ts';
import { endedSchema } from './share-problems.ts';
import {
  sendAlreadySent,
  sendAlreadyShared,
  sendFaults,
  sendForeign,
  sendTooOften,
} from './submit-answers.ts';

export type SubmitServices = SaveDraft &
  SendRequest &
  ShareRequest &
  CoborrowerSubmitServices &
  FindSession & {
    documentKeys: DocumentKeys;
  };

const BODY_BYTES = 64 * 1024;
const RECAP: StepId = '6';
const ACTIONS = ['pat_form', 'share_pat_form'] as const;

const querySchema = z.object({
  action: z.enum(ACTIONS),
  uniqid: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  step: z
    .string()
    .regex(/^\d[a-c]?$/)
    .optional(),
  send: z.enum(['0', '1']).optional(),
});
const bodySchema = z
  .looseObject({ lang: z.enum(CONTRACT_LOCALES) })
  .describe('lang, and the answers under their field names');

interface Submitted {
  uniqid: string;
  sessionId: string;
  lang: ContractLocale;
  answers: Answers;
}

/** Saves an application on its way, and sends or shares it at its end. */
export function addSubmitRoutes(instance: FastifyInstance, services: SubmitServices): void {
  instance.withTypeProvider<ZodTypes>().post(
    '/submit',
    {
      bodyLimit: BODY_BYTES,
      config: { limited: 'submit' },
      onRequest: [requireKnownAction, requireSession(services, { coborrower: true })],
      schema: {
        summary:
          'Saves an application (pat_form), with send=1 sends it, or shares it (share_pat_form); the mortgage form (ch_form): see forms/mortgage',
        tags: ['application'],
        security: [{ session: [] }],
        querystring: querySchema,
        body: bodySchema,
        response: {
          200: z.object({
            status: z.literal(200),
            message: z
              .union([z.string(), z.literal(false)])
              .optional()
              .describe(
                'With send=1: the reference; false where the applicant is to agree to other conditions first',
              ),
            follow: z
              .string()
              .optional()
              .describe('Shared: the address, with its key, that the applicant follows it at'),
            verdicts: verdictsSchema.optional(),
            summary: z.string().optional().describe('At step 6: the address of the summary, PDF'),
            secci: z
              .string()
              .optional()
              .describe('At step 6: the address of the pre-contractual sheet, PDF'),
          }),
          422: z
            .object({ status: z.literal(422), errors: z.record(z.string(), z.string()) })
            .describe('Sent or shared: what is wrong, by field'),
          409: z
            .object({ type: z.string(), status: z.literal(409), follow: z.string().optional() })
            .describe(
              'No draft any more: sent (already-sent), or shared (already-shared): see follow',
            ),
          410: endedSchema,
          429: z
            .object({ type: z.string(), status: z.literal(429) })
            .describe('The session sent too many today (sent-too-often), or too many calls came'),
        },
      },
    },
    async ({ query, body, sessionId, share }, reply) => {
      if (sessionId === undefined) throw new Error('A submit without its session');
      const read = readAnswers(body);
      if (!read.ok) {
        const detail = 'An answer does not have the described shape.';
        const faults = [{ path: read.field, code: 'invalid_type' }];
        return sendProblem(reply, { status: 422, detail, extra: { faults } });
      }
      const { uniqid, step, action } = query;
      const submitted = { uniqid, sessionId, lang: body.lang, answers: read.answers };
      reply.header('cache-control', 'no-store');
      if (share !== undefined) {
        // A link opens one part of one request, to be saved and sent.
        if (action !== 'pat_form' || uniqid !== share.id) return sendCoborrowersSession(reply);
        const submit = query.send === '1' ? sendCoborrowersPart : saveCoborrowersPart;
        return await submit(services, { ...submitted, step, share }, reply);
      }
      if (action === 'share_pat_form') return await shareIt(services, submitted, reply);
      return query.send === '1'
        ? await send(services, submitted, reply)
        : await save(services, { ...submitted, step }, reply);
    },
  );
}

async function save(
  services: SubmitServices,
  draft: Submitted & { step: string | undefined },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const saved = await saveDraft(services, draft);
  if (saved.ok) return reply.send({ status: 200, ...documentsOf(draft, services) });
  const { reason } = saved;
  if (reason.kind === 'foreign') return sendForeign(reply);
  if (reason.kind === 'shared') return alreadyShared(services, reason, draft, reply);
  return sendAlreadySent(reply);
}

/** From the recap on, the application has its documents: only here is told where. */
function documentsOf(
  { step, uniqid, lang }: Submitted & { step: string | undefined },
  { documentKeys }: SubmitServices,
): Partial<Record<DocumentKind, string>> {
  if (step !== RECAP) return {};
  return Object.fromEntries(
    DOCUMENT_KINDS.map((kind) => [kind, documentKeys.addressOf(kind, lang, uniqid)]),
  );
}

async function send(
  services: SubmitServices,
  request: Submitted,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = await sendRequest(services, request);
  if (sent.ok) return reply.send({ status: 200, message: sent.reference });
  if (sent.reason.kind === 'foreign') return sendForeign(reply);
  if (sent.reason.kind === 'shared') return alreadyShared(services, sent.reason, request, reply);
  if (sent.reason.kind === 'tooOften')
    return sendTooOften(reply, sent.reason.again, services.now());
  return sendFaults(reply, sent.reason.faults, request.lang);
}

async function shareIt(
  services: SubmitServices,
  request: Submitted,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const shared = await shareRequest(services, request);
  if (shared.ok)
    return reply.send({ status: 200, follow: followAt(shared.followKey, request.lang) });
  if (shared.reason.kind === 'foreign') return sendForeign(reply);
  if (shared.reason.kind === 'alreadySent') return sendAlreadySent(reply);
  return sendFaults(reply, shared.reason.faults, request.lang);
}

function alreadyShared(
  { shareKeys }: SubmitServices,
  { shareId }: { shareId: string },
  { lang }: Submitted,
  reply: FastifyReply,
): FastifyReply {
  return sendAlreadyShared(reply, followAt(shareKeys.followOf({ id: shareId }), lang));
}

/** Where the applicant follows what they shared; the key is in the fragment, which no server gets. */
const followAt = (key: string, lang: ContractLocale) => `${FOLLOW_PATH[lang]}#${key}`;

/** An unknown action is an unknown address, whoever asks. */
async function requireKnownAction(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { query } = request;
  const action = typeof query === 'object' && query !== null && 'action' in query && query.action;
  if (ACTIONS.some((known) => known === action)) return undefined;
  return sendProblem(reply, { status: 404, detail: 'Unknown action.' });
}
