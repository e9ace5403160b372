import { expect, it } from 'vitest';
import { readProvider } from './bot-check.ts';

it.each([
  [{ provider: 'altcha', challengeUrl: '/api/v1/captcha/challenge' }, { name: 'altcha' }],
  [
    { provider: 'turnstile', siteKey: '1x' },
    { name: 'turnstile', siteKey: '1x' },
  ],
  // An unknown offer must not count as no check.
  [{ provider: 'turnstile' }, undefined],
  [{ provider: 'other', siteKey: '1x' }, undefined],
  [{ status: 503 }, undefined],
  ['altcha', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads the offer %j', (offer, provider) => {
  expect(readProvider(offer)).toEqual(provider);
});
