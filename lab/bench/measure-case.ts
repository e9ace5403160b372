import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startBaseline } from './baseline.ts';
import type { Case } from './cases.ts';
import { CONNECTIONS, load } from './load.ts';
import { compare, type Pace } from './rounds.ts';

/** The headers of a browser. */
const BROWSER = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'fr-BE,fr',
};

/** A call is requested without compression, so that the baseline need not compress. */
const UNCOMPRESSED = { 'accept-language': 'fr-BE,fr' };

/** Headers that Node writes by itself, on both sides. */
const WRITTEN_BY_NODE = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** Compares a page or a call with a bare server that answers the same. */
export async function measureCase(
  { name, goal, paths, route = '/', isKnown = false, ...benchCase }: Case,
  product: { address: string; pid: number },
  pace: Pace,
) {
  const isPage = benchCase.baseline === 'http';
  const headers: Record<string, string> = isPage ? { ...BROWSER } : UNCOMPRESSED;
  if (isKnown) headers['if-none-match'] = await etagOf(product.address + paths[0]);
  const answers = [];
  for (const path of paths)
    answers.push({ path, ...(await fetchBytes(product.address + path, headers)) });
  const baseline = await startBaseline(
    isPage
      ? { kind: 'http', answers }
      : {
          kind: 'fastify',
          route,
          answers: answers.map(({ path, body }) => ({ path, text: body.toString() })),
        },
  );
  const sent = paths.map((path) => ({ method: 'GET' as const, path, headers }));
  // Each connection begins at another address.
  const requests = (connection: number) => {
    const first = Math.floor((connection * sent.length) / CONNECTIONS);
    return [...sent.slice(first), ...sent.slice(0, first)];
  };
  const traffic = { requests, status: isKnown ? 304 : 200 };
  try {
    return await compare(
      { name, goal, baseline: isPage ? 'bare node:http' : 'bare Fastify' },
      (seconds) => load(product, traffic, seconds),
      (seconds) => load(baseline, traffic, seconds),
      pace,
    );
  } finally {
    await baseline.stop();
  }
}

async function etagOf(address: string) {
  const response = await fetch(address, { headers: BROWSER });
  await response.body?.cancel();
  return response.headers.get('etag') ?? '';
}

/** The product's answer byte for byte, without the headers of the connection. */
async function fetchBytes(address: string, headers: Record<string, string>) {
  const sent = request(address, { headers }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  const { statusCode = 0, rawHeaders = [] } = response ?? {};
  const kept: string[] = [];
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const [name = '', value = ''] = rawHeaders.slice(n, n + 2);
    if (!WRITTEN_BY_NODE.has(name.toLowerCase())) kept.push(name, value);
  }
  return {
    status: statusCode,
    headers: kept,
    body: response ? await buffer(response) : Buffer.of(),
  };
}
