import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const HSTS_SECONDS = 365 * 24 * 3600;

/** The policy of answers that are not pages: it allows nothing. Pages have policies of their own. */
export const NO_CONTENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Features that no page uses. */
const REFUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Our own pages may ask for the visitor's position, to find brokers near them. */
const OWN_POSITION = 'geolocation=(self)';

/**
 * The headers that every answer carries, by their names in lower case. `overTls`: the site is only ever reached by
 * https, so browsers may be told to insist on it.
 */
export function listSecurityHeaders(overTls: boolean): Readonly<Record<string, string>> {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: overTls ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    // The address of a step reveals that somebody is applying for a loan, which no other site needs.
    referrerPolicy: { policy: 'same-origin' },
  });
  // They depend on no request, so helmet is asked once.
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  setHeaders(request, answer, () => {});
  const refused = REFUSED.map((feature) => `${feature}=()`);
  const named = Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(named),
    'permissions-policy': [...refused, OWN_POSITION].join(', '),
    'content-security-policy': NO_CONTENT_POLICY,
  };
}

/** Adds them to every answer. */
export function addSecurityHeaders(app: FastifyInstance, overTls: boolean): void {
  const headers = listSecurityHeaders(overTls);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
