import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problem.ts';
import { type FindSession, findSession } from '../sessions/find-session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is, on routes that require a session. */
    sessionId: string | undefined;
  }
}

/** Refuses a request without a valid bearer token before its body is read. */
export function requireSession(services: FindSession) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const session = token === undefined ? undefined : await findSession(services, token);
    request.sessionId = session?.id;
    if (session !== undefined) return undefined;
    reply.header('www-authenticate', 'Bearer');
    return sendProblem(reply, {
      status: 401,
      type: 'unknown-token',
      detail: 'Send a valid session token: Authorization: Bearer <token>.',
    });
  };
}
