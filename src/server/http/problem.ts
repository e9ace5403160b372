import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** The reasons that an answer may name. */
export type ProblemType =
  | 'already-sent'
  | 'already-shared'
  | 'amount-out-of-bounds'
  | 'another-session'
  | 'applicants-session'
  | 'bot-check-failed'
  | 'bot-check-spent'
  | 'bot-check-unavailable'
  | 'coborrowers-session'
  | 'conditions-changed'
  | 'consents-changed'
  | 'duration-not-offered'
  | 'mailed-recently'
  | 'no-draft'
  | 'same-address'
  | 'sent-too-often'
  | 'share-ended'
  | 'sign-in-unavailable'
  | 'unknown-share'
  | 'unknown-token';

declare module 'fastify' {
  interface FastifyReply {
    /** The reason that the answer names, if any. */
    problemType: ProblemType | undefined;
  }
}

/** RFC 9457. `detail` is for developers; what applicants read comes from the browser's catalogue. */
export interface Problem {
  status: number;
  detail?: string;
  /** Machine-readable; if absent, the status alone names it. */
  type?: ProblemType;
  /** More members, as RFC 9457 §3.2 allows. */
  extra?: Readonly<Record<string, unknown>>;
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  reply.problemType = problem.type;
  const body = {
    type: problem.type === undefined ? 'about:blank' : `urn:loanfront:problem:${problem.type}`,
    title: STATUS_CODES[problem.status] ?? 'Error',
    status: problem.status,
    ...(problem.detail !== undefined && { detail: problem.detail }),
    ...problem.extra,
  };
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(body);
}
