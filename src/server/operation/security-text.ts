import type { FastifyInstance } from 'fastify';
import type { Lender } from '#domain/lender/lender.ts';
import { cached } from '../http/caching.ts';
import { daysAfter } from '../stores/periods.ts';

export interface SecurityTextServices {
  configuration: { lender: Pick<Lender, 'email' | 'securityEmail' | 'languages'> };
  settings: { publicUrl: string };
  now: () => Date;
}

/** Where researchers look for whom to tell of a weakness (RFC 9116). */
export const SECURITY_TEXT = '/.well-known/security.txt';

/** For how many days its reader may rely on it; the standard recommends less than a year. */
const VALID_DAYS = 90;

/** Tells whom to write to about a weakness: the lender, who runs the site. */
export function addSecurityText(app: FastifyInstance, services: SecurityTextServices): void {
  app.get(
    SECURITY_TEXT,
    { config: { limited: 'lookup' }, schema: { hide: true } },
    (_request, reply) =>
      cached(reply).type('text/plain; charset=utf-8').send(writeSecurityText(services)),
  );
}

function writeSecurityText({ configuration: { lender }, settings, now }: SecurityTextServices) {
  const day = `${now().toISOString().slice(0, 10)}T00:00:00Z`;
  const fields = [
    ['Contact', `mailto:${lender.securityEmail ?? lender.email}`],
    ['Expires', daysAfter(new Date(day), VALID_DAYS).toISOString()],
    ['Preferred-Languages', lender.languages.join(', ')],
    ['Canonical', `${settings.publicUrl}${SECURITY_TEXT}`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
