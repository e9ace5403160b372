import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { readAnswers } from '#journey/read-answers.ts';
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
import { requireSession } from './require-session.ts';
import { sayFaults } from './say-faults.ts';

export type SubmitServices = SaveDraft &
  SendRequest &
  FindSession & {
    documentKeys: DocumentKeys;
  };

const BODY_BYTES = 64 * 1024;
const RECAP: StepId = '6';
const ACTIONS: readonly unknown[] = ['pat_form'];

const querySchema = z.object({
  action: z.literal('pat_form'),
  uniqid: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  step: z
    .string()
    .regex(/^\d[a-c]?$/)
    .optional(),
  send: z.enum(['0', '1']).optional(),
});
const bodySchema = z
  .looseObject({ lang: z.enum(LOCALES) })
  .describe('lang, and the answers under their field names');

interface Submitted {
  uniqid: string;
  sessionId: string;
  lang: Locale;
  answers: Answers;
}

/** Saves an application on its way, and sends it at its end. */
export function addSubmitRoutes(instance: FastifyInstance, services: SubmitServices): void {
  instance.withTypeProvider<ZodTypes>().post(
    '/submit',
    {
      bodyLimit: BODY_BYTES,
      config: { limited: 'submit' },
      onRequest: [requireKnownAction, requireSession(services)],
      schema: {
        summary: 'Saves an application (pat_form), or with send=1 sends it',
        tags: ['application'],
        security: [{ session: [] }],
        querystring: querySchema,
        body: bodySchema,
        response: {
          200: z.object({
            status: z.literal(200),
            message: z.string().optional().describe('With send=1: the reference'),
            summary: z.string().optional().describe('At step 6: the address of the summary, PDF'),
            secci: z
              .string()
              .optional()
              .describe('At step 6: the address of the pre-contractual sheet, PDF'),
          }),
          422: z
            .object({ status: z.literal(422), errors: z.record(z.string(), z.string()) })
            .describe('With send=1: what is wrong, by field'),
        },
      },
    },
    async ({ query, body, sessionId }, reply) => {
      if (sessionId === undefined) throw new Error('A submit without its session');
      const read = readAnswers(body);
      if (!read.ok) {
        const detail = 'An answer does not have the described shape.';
        const faults = [{ path: read.field, code: 'invalid_type' }];
        return sendProblem(reply, { status: 422, detail, extra: { faults } });
      }
      const { uniqid, step } = query;
      const submitted = { uniqid, sessionId, lang: body.lang, answers: read.answers };
      reply.header('cache-control', 'no-store');
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
  return saved.reason === 'foreign' ? sendForeign(reply) : sendAlreadySent(reply);
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
  const errors = sayFaults(sent.reason.faults, request.lang);
  return reply.code(422).send({ status: 422, errors });
}

function sendForeign(reply: FastifyReply): FastifyReply {
  const detail = 'This application was begun in another session.';
  return sendProblem(reply, { status: 403, type: 'another-session', detail });
}

function sendAlreadySent(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, {
    status: 409,
    type: 'already-sent',
    detail: 'This application was sent; it is no draft any more.',
  });
}

/** An unknown action is an unknown address, whoever asks. */
async function requireKnownAction(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { query } = request;
  const action = typeof query === 'object' && query !== null && 'action' in query && query.action;
  if (ACTIONS.includes(action)) return undefined;
  return sendProblem(reply, { status: 404, detail: 'Unknown action.' });
}
