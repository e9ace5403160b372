import { expect, it } from 'vitest';
import { requestTarget } from './request-target.ts';

const HOST = 'www.lender.example';

it.each([
  ['/fr/?a=1', '/fr/?a=1'],
  ['http://www.lender.example/fr/?a=1', '/fr/?a=1'],
  ['HTTPS://WWW.lender.example', '/'],
  ['http://www.lender.example?a=1', '/?a=1'],
  ['http://evil.example/fr/', 'http://evil.example/fr/'],
  ['http://www.lender.example@evil.example/fr/', 'http://www.lender.example@evil.example/fr/'],
  ['//evil.example/', '//evil.example/'],
  ['*', '*'],
])('%s asks for %s', (url, target) => {
  expect(requestTarget({ url, headers: { host: HOST } })).toBe(target);
});
