import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/**
 * The proxies in front of the server: none, so many behind each other, or those of some networks. A
 * proxy appends the address of its caller to X-Forwarded-For; what stands before that was written by
 * the visitor.
 */
export type TrustedProxies = false | { hops: number } | { networks: BlockList };

/** The parts of a request that tell where it comes from. */
export interface Arrival {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The address that a request comes from, as the last trusted proxy saw it. An invalid address counts
 * as absent: then it is the address of the proxy itself.
 */
export function visitorAddress({ headers, socket }: Arrival, trusted: TrustedProxies): string {
  let address = socket.remoteAddress ?? '';
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  for (let hop = 0; isTrusted(address, hop, trusted); hop += 1) {
    const next = readAddress(forwarded.pop() ?? '');
    if (next === undefined) break;
    address = next;
  }
  return address;
}

/** What a household is given of IPv6, in bits: 2⁷² addresses, in 256 networks (Belgian providers assign a /56). */
const HOUSEHOLD_BITS = 56;

/** What a translator of the visitor's provider makes of an address of IPv4 (RFC 6052). */
const NAT64 = /^0*64:ff9b:(?::|(?:0+:){4})/i;

/** What counts as one visitor for limits: an address of IPv4, the network of a household of IPv6. */
export function visitorNetwork(arrival: Arrival, trusted: TrustedProxies): string {
  // Read as an IPv4-mapped address, which counts as the address of IPv4 in it.
  const address = visitorAddress(arrival, trusted).replace(NAT64, '::ffff:');
  return normalizeIP(address, HOUSEHOLD_BITS);
}

/** Whether a trusted proxy forwarded the request. */
export function isFromTrustedProxy({ socket }: Arrival, trusted: TrustedProxies): boolean {
  return isTrusted(socket.remoteAddress ?? '', 0, trusted);
}

function isTrusted(address: string, hop: number, trusted: TrustedProxies): boolean {
  if (trusted === false) return false;
  if ('hops' in trusted) return hop < trusted.hops;
  const version = isIP(address);
  return version !== 0 && trusted.networks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Some proxies add the port: "192.0.2.1:4711", "[2001:db8::1]:4711". */
function readAddress(written: string): string | undefined {
  const text = written.trim();
  const [, bare = text] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return isIP(bare) === 0 ? undefined : bare;
}

/** "10.0.0.0/8, 2001:db8::/32, 192.0.2.1"; `undefined` if any of them is invalid. */
export function readNetworks(written: string): BlockList | undefined {
  const networks = new BlockList();
  for (const network of written.split(',')) {
    const [, address = '', prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(network.trim()) ?? [];
    const version = isIP(address);
    const bits = version === 4 ? 32 : 128;
    const length = prefix === undefined ? bits : Number(prefix);
    // A network of all addresses would trust every caller.
    if (version === 0 || length === 0 || length > bits) return undefined;
    networks.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  }
  return networks;
}
