import { expect, it } from 'vitest';
import { score } from './rules.mjs';

const HEADERS = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'sha256-abc'; style-src 'self'",
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
};

it('gives all points to an answer that keeps every rule', () => {
  expect(score({ headers: HEADERS, cookies: [], isPage: true })).toEqual({
    points: 100,
    broken: [],
  });
});

it.each([
  [{ 'content-security-policy': "script-src 'unsafe-inline'" }, [], 80],
  [{ 'content-security-policy': "default-src 'none'; script-src https:" }, [], 80],
  [{ 'strict-transport-security': 'max-age=60' }, [], 80],
  [{ 'x-content-type-options': '' }, [], 95],
  [{ 'access-control-allow-origin': '*' }, [], 50],
  [{}, ['a=b; Secure; HttpOnly; SameSite=Lax'], 100],
  [{}, ['a=b; HttpOnly; SameSite=Lax'], 60],
])('takes points away: %j %j', (headers, cookies, points) => {
  expect(score({ headers: { ...HEADERS, ...headers }, cookies, isPage: true }).points).toBe(points);
});
