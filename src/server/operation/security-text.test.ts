import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addSecurityText, SECURITY_TEXT } from './security-text.ts';

const lender = { email: 'info@fluvia.example', languages: ['fr', 'nl'] } as const;

async function call(configured: {
  email: string;
  securityEmail?: string;
  languages: readonly ['fr', 'nl'];
}) {
  const app = Fastify();
  addSecurityText(app, {
    configuration: { lender: configured },
    settings: { publicUrl: 'https://www.fluvia.example' },
    now: () => new Date('2026-11-20T14:00:00Z'),
  });
  return await app.inject(SECURITY_TEXT);
}

it('says whom to tell of a weakness, and until when that holds', async () => {
  const answer = await call(lender);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(
    [
      'Contact: mailto:info@fluvia.example',
      'Expires: 2027-02-18T00:00:00.000Z',
      'Preferred-Languages: fr, nl',
      'Canonical: https://www.fluvia.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('names the lender’s own address for it, if there is one', async () => {
  const { body } = await call({ ...lender, securityEmail: 'security@fluvia.example' });
  expect(body).toContain('Contact: mailto:security@fluvia.example\n');
});
