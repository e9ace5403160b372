import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const HSTS_SECONDS = 365 * 24 * 3600;

/** What an answer that is no page allows: nothing. Pages bring a policy of their own. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What no page uses. */
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

/** Where a visitor is, our own pages may ask them: for the brokers near them. */
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
    // The address of a step says that someone is applying for a loan: no other site needs it.
    referrerPolicy: { policy: 'same-origin' },
  });
  const refused = REFUSED.map((feature) => `${feature}=()`);
  const permissions = [...refused, OWN_POSITION].join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
    reply.header('content-security-policy', NO_CONTENT_POLICY);
  });
}
