import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, expect, it } from 'vitest';
import { makeCertificate } from '#tests/server/make-certificate.ts';
import { certificateSource } from './certificate-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'loanfront-certificate-'));
const { certificate, key } = makeCertificate(folder, 'localhost');
const server = createServer({ cert: readFileSync(certificate), key: readFileSync(key) });
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const valuesOf = async (source: ReturnType<typeof certificateSource>) => {
  const values: number[] = [];
  await source((_, value) => values.push(value));
  return values;
};

//
it('reads when the certificate of the site expires, though it trusts it not', async () => {
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  let now = new Date();
  const source = certificateSource({ host: '127.0.0.1', port }, () => now);
  await expect.poll(() => valuesOf(source)).toHaveLength(1);
  const [left = 0] = await valuesOf(source);
  expect(left / 86_400).toBeCloseTo(2, 1);
  // An hour later nobody answers any more.
  server.close();
  now = new Date(now.getTime() + 3_600_000);
  await expect.poll(() => valuesOf(source)).toEqual([]);
});
