import { describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/server/test-app.ts';

/** The description of the API, as a document and as pages. */
export function describeDescription(test: () => TestApp): void {
  const get = (path: string) => test().app.inject(`/api/v1${path}`);

  describe('the description', () => {
    it.each(['/openapi.json', '/docs/json'])('is sent as it was at first by %s', async (path) => {
      const answer = await get(path);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect((await get(path)).body).toBe(answer.body);
      expect(answer.body).toBe((await get('/openapi.json')).body);
    });

    it('is an OpenAPI document of every call', async () => {
      const document = (await get('/openapi.json')).json();
      expect(document.openapi).toBe('3.1.0');
      expect(Object.keys(document.paths).sort()).toEqual([
        '/brokers',
        '/brokers/map',
        '/brokers/search',
        '/brokers/{id}',
        '/captcha',
        '/captcha/challenge',
        '/client-errors',
        '/coordinates/{zip}',
        '/de/simulator/',
        '/draft-link',
        '/duration/{product}',
        '/en/simulator/',
        '/files/{id}/{hash}',
        '/forms/contact',
        '/forms/contact/answer',
        '/forms/coproperty',
        '/forms/coproperty/answer',
        '/forms/mortgage',
        '/forms/mortgage/answer',
        '/forms/newsletter',
        '/forms/newsletter/answer',
        '/fr/simulateur/',
        '/geocode',
        '/health',
        '/is-open',
        '/itsme-auth-url',
        '/itsme-jwks',
        '/jwt-end',
        '/jwt-get',
        '/jwt-refresh',
        '/list/{lang}/{listName}',
        '/map/places',
        '/map/tiles',
        '/nl/simulator/',
        '/postcode/{locale}/{zip}',
        '/postcode/{zip}/validate',
        '/prospects',
        '/rate/{product}/{totalAmount}/{duration}',
        '/ready',
        '/shares/accept',
        '/shares/correct',
        '/shares/decline',
        '/shares/follow',
        '/shares/refuse',
        '/shares/resend',
        '/shares/withdraw',
        '/sign-in-callback/{provider}',
        '/sign-in-url',
        '/sign-ins',
        '/submit',
      ]);
      const body = document.paths['/jwt-get'].post.requestBody.content['application/json'].schema;
      expect(body).toMatchObject({ type: 'object', required: ['recaptcha'] });
      const form =
        document.paths['/forms/coproperty'].post.requestBody.content['multipart/form-data'];
      expect(Object.keys(form.schema.properties)).toEqual([
        ...['amount', 'duration', 'taeg', 'monthly-fee'],
        ...['firstname', 'lastname', 'email', 'phone', 'zip', 'message', 'broker-id'],
        ...['lang', 'files[n]', 'cf-turnstile-response'],
      ]);
    });

    it.each(['/docs', '/docs/'])('can be browsed at %s under a strict policy', async (path) => {
      const page = await get(path);
      expect(page.statusCode).toBe(200);
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:/);
      for (const [, source] of page.body.matchAll(/(?:src|href)="([^"#]+)"/g)) {
        const at = new URL(source ?? '', `http://site.example/api/v1${path}`);
        const file = await test().app.inject(at.pathname);
        expect([at.host, file.statusCode], source).toEqual(['site.example', 200]);
      }
    });
  });
}
