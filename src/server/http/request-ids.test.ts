import { describe, expect, it } from 'vitest';
import { requestIdOf } from './request-ids.ts';
import { readNetworks, type TrustedProxies } from './visitor-address.ts';

const GIVEN = '0b2f6a4e-9d1c-4c55-8a4e-3f1f0a9b7c21';
const UUID = /^[0-9a-f-]{36}$/;

const idOf = (header: string | string[] | undefined, trusted: TrustedProxies) =>
  requestIdOf(
    {
      headers: header === undefined ? {} : { 'x-request-id': header as string },
      socket: { remoteAddress: '10.0.0.7' },
    },
    trusted,
  );

// C-7.24
describe('a request id', () => {
  it('a request id is accepted from a trusted proxy', () => {
    expect(idOf(GIVEN, { hops: 1 })).toBe(GIVEN);
    expect(idOf(GIVEN.toUpperCase(), { hops: 1 })).toBe(GIVEN);
    const networks = readNetworks('10.0.0.0/8');
    expect(networks && idOf(GIVEN, { networks })).toBe(GIVEN);
  });

  it('a request id is generated if no proxy is trusted', () => {
    expect(idOf(GIVEN, false)).not.toBe(GIVEN);
    const networks = readNetworks('192.0.2.0/24');
    expect(networks && idOf(GIVEN, { networks })).not.toBe(GIVEN);
  });

  it.each([
    undefined,
    '',
    '1',
    `${GIVEN} `,
    `${GIVEN}, ${GIVEN}`,
    'lien.peeters@example.be',
    [GIVEN],
  ])('a request id is generated instead of %j', (header) => {
    const id = idOf(header, { hops: 1 });
    expect(id).toMatch(UUID);
    expect(id).not.toBe(GIVEN);
  });

  it('a request id is different for each request', () => {
    expect(idOf(undefined, false)).not.toBe(idOf(undefined, false));
  });
});
