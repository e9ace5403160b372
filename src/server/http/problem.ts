import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** RFC 9457. `detail` is for developers; what applicants read comes from the browser's catalogue. */
export interface Problem {
  status: number;
  detail?: string;
  /** Machine-readable; if absent, the status alone names it. */
  type?: string;
  /** More members, as RFC 9457 §3.2 allows. */
  extra?: Readonly<Record<string, unknown>>;
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
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
