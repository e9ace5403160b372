import { describe, expect, it } from 'vitest';
import {
  isFromTrustedProxy,
  readNetworks,
  type TrustedProxies,
  visitorAddress,
  visitorNetwork,
} from './visitor-address.ts';

const PROXY = '10.0.0.1';

function from(forwarded: string | undefined, trusted: TrustedProxies, remoteAddress = PROXY) {
  return visitorAddress(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } },
    trusted,
  );
}

function networks(written: string): TrustedProxies {
  const read = readNetworks(written);
  if (read === undefined) throw new Error(`${written} is no network`);
  return { networks: read };
}

describe('the address of a visitor', () => {
  it.each<[string, string | undefined, TrustedProxies, string]>([
    ['the caller’s without a proxy', '192.0.2.9', false, PROXY],
    ['what the proxy added', '192.0.2.9', { hops: 1 }, '192.0.2.9'],
    ['never what the visitor wrote before it', '203.0.113.1, 192.0.2.9', { hops: 1 }, '192.0.2.9'],
    ['never a word of theirs', 'x1, 192.0.2.9', { hops: 1 }, '192.0.2.9'],
    ['behind two proxies', '203.0.113.1, 192.0.2.9, 10.0.0.2', { hops: 2 }, '192.0.2.9'],
    ['the farthest known where fewer were passed', '192.0.2.9', { hops: 3 }, '192.0.2.9'],
    ['the proxy’s where it adds none', undefined, { hops: 1 }, PROXY],
    ['the proxy’s where it adds no address', '192.0.2.9, unknown', { hops: 1 }, PROXY],
    ['the proxy’s where it adds nothing', '192.0.2.9,', { hops: 1 }, PROXY],
    ['without the port', '192.0.2.9:4711', { hops: 1 }, '192.0.2.9'],
    ['without the port of IPv6', '[2001:db8::9]:4711', { hops: 1 }, '2001:db8::9'],
    ['IPv6', '2001:db8::9', { hops: 1 }, '2001:db8::9'],
    ['from a network', '203.0.113.1, 192.0.2.9, 10.9.9.9', networks('10.0.0.0/8'), '192.0.2.9'],
    ['the caller’s from elsewhere', '203.0.113.1', networks('10.1.0.0/16'), PROXY],
    ['from several', '192.0.2.9, 2001:db8::1', networks('10.0.0.1, 2001:db8::/32'), '192.0.2.9'],
  ])('is %s', (_, forwarded, trusted, expected) => {
    expect(from(forwarded, trusted)).toBe(expected);
  });

  it('recognises an IPv4 address that is written as IPv6', () => {
    expect(from('192.0.2.9', networks('10.0.0.0/8'), '::ffff:10.0.0.1')).toBe('192.0.2.9');
  });

  it('tells whether a trusted proxy forwarded it', () => {
    const arrival = { headers: {}, socket: { remoteAddress: PROXY } };
    expect(isFromTrustedProxy(arrival, false)).toBe(false);
    expect(isFromTrustedProxy(arrival, { hops: 1 })).toBe(true);
    expect(isFromTrustedProxy(arrival, networks('10.0.0.0/24'))).toBe(true);
    expect(isFromTrustedProxy(arrival, networks('10.0.1.0/24'))).toBe(false);
  });
});

it.each([
  ['two networks of a household', '2001:db8:0:1100::1', '2001:db8:0:11ff::9', true],
  ['two households', '2001:db8:0:1100::1', '2001:db8:0:1200::1', false],
  ['IPv4, also as IPv6 writes it', '192.0.2.9', '::ffff:192.0.2.9', true],
  ['IPv4, also as NAT64 writes it', '192.0.2.9', '64:ff9b::192.0.2.9', true],
  ['IPv4, also as NAT64 writes it in hexadecimal', '192.0.2.9', '64:FF9B::c000:209', true],
  ['two addresses that NAT64 writes', '64:ff9b::c000:209', '64:ff9b::c000:208', false],
  ['two addresses of IPv4', '192.0.2.9', '192.0.2.8', false],
])('%s are one visitor: %s, %s, %s', (_, one, other, areOne) => {
  const [first, second] = [one, other].map((remoteAddress) =>
    visitorNetwork({ headers: {}, socket: { remoteAddress } }, false),
  );
  expect(first === second).toBe(areOne);
});

describe('networks', () => {
  it.each([
    '',
    'yes',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    '10.0.0/8',
    '10.0.0.0/8,,',
    '1.2.3.4/x',
  ])('are not %o', (written) => {
    expect(readNetworks(written)).toBeUndefined();
  });
});
