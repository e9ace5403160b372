import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../http/problem.ts';
import type { SessionShare } from '../../stores/session-store.ts';
import { findProbe } from '../probe/open-probe.ts';
import { type FindSession, findSession } from './find-session.ts';
import type { SessionTokens } from './session-tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the request, on routes that require a session. */
    sessionId: string | undefined;
    /** The share that a co-borrower's session may use, on routes that accept such a session. */
    share: SessionShare | undefined;
    /** Whether the session is a probe's: whatever the request does is taken back. */
    isProbe: boolean;
  }
}

/**
 * Refuses a request without a valid bearer token before its body is read. A co-borrower's session is
 * accepted only on routes that declare it, and so is a probe's.
 */
export function requireSession(
  services: FindSession,
  letsIn: { coborrower: boolean; probes?: SessionTokens } = { coborrower: false },
) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const session = token === undefined ? undefined : await findSession(services, token);
    request.sessionId = session?.id;
    request.share = session?.share;
    if (session === undefined) {
      const probe =
        token !== undefined && letsIn.probes !== undefined
          ? await findProbe({ ...services, probeTokens: letsIn.probes }, token)
          : undefined;
      request.sessionId = probe;
      request.isProbe = probe !== undefined;
      if (probe !== undefined) return undefined;
      reply.header('www-authenticate', 'Bearer');
      return sendProblem(reply, {
        status: 401,
        type: 'unknown-token',
        detail: 'Send a valid session token: Authorization: Bearer <token>.',
      });
    }
    if (session.share === undefined || letsIn.coborrower) return undefined;
    return sendCoborrowersSession(reply);
  };
}

/** A co-borrower's session gives access to its own part only. */
export function sendCoborrowersSession(reply: FastifyReply): FastifyReply {
  const detail = 'This session was opened by a co-borrower’s link, for their part alone.';
  return sendProblem(reply, { status: 403, type: 'coborrowers-session', detail });
}
