import type { FastifyInstance } from 'fastify';

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
 * https, so browsers are asked to insist on it.
 */
export function listSecurityHeaders(overTls: boolean): Readonly<Record<string, string>> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    // The address of a step reveals that somebody is applying for a loan, which no other site needs.
    'referrer-policy': 'same-origin',
    ...(overTls && { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // The filters of old browsers did harm: they are turned off.
    'x-xss-protection': '0',
    'permissions-policy': [...REFUSED.map((feature) => `${feature}=()`), OWN_POSITION].join(', '),
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
