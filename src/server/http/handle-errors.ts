import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { KeyGoneError } from '../security/encryption/key-ring.ts';
import { DatabaseUnavailable } from '../stores/database-unavailable.ts';
import { faultsIn } from './check-by-schemas.ts';
import { type Problem, sendProblem } from './problem.ts';

/** Handles every exception. A fault of ours is logged, and not described to the caller. */
export function problemOf(error: unknown): Problem {
  const faults = faultsIn(error);
  if (faults !== undefined) {
    const detail = 'The request does not have the described shape.';
    return { status: 422, detail, extra: { faults } };
  }
  if (error instanceof DatabaseUnavailable) return { status: error.statusCode };
  if (error instanceof KeyGoneError)
    return { status: 404, detail: 'The requested resource is no longer readable.' };
  const status = statusOf(error);
  if (status < 500 && error instanceof Error) return { status, detail: detailOf(error) };
  return { status };
}

export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = problemOf(error);
  if (problem.status >= 500) logFailure(request, error, 'A request failed');
  return sendProblem(reply, problem);
}

/** A failure of the database is logged by its code only, because every answer logs it while it lasts. */
export function logFailure(request: FastifyRequest, error: unknown, message: string): void {
  if (error instanceof DatabaseUnavailable) request.log.warn({ code: error.code }, message);
  else request.log.error({ err: error }, message);
}

/** For pages that the server makes: too many requests are refused as such, any other failure is a page. */
export function refuseTooMany(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = problemOf(error);
  return problem.status === 429 ? sendProblem(reply, problem) : reply.send(error);
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** Fastify's own messages sometimes quote the body or the address; these do not. */
const DETAILS: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The address is not well encoded.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as announced.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON: Content-Type application/json.',
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the address is too long.',
};

function detailOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return DETAILS[code] ?? (code === '' ? error.message : 'The request was not understood.');
}
