import helmet from '@fastify/helmet';
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
 * The headers that every answer carries. `overTls`: the site is only ever reached by https, so
 * browsers may be told to insist on it.
 */
export async function addSecurityHeaders(app: FastifyInstance, overTls: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: overTls ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    // The address of a step reveals that somebody is applying for a loan, which no other site needs.
    referrerPolicy: { policy: 'same-origin' },
  });
  const refused = REFUSED.map((feature) => `${feature}=()`);
  const permissions = [...refused, OWN_POSITION].join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
    reply.header('content-security-policy', NO_CONTENT_POLICY);
  });
}
