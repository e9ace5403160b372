import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignedData, TimeStampResp } from 'pkijs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Lie,
  startTimestampAuthority,
  type TestAuthority,
} from '#tests/server/timestamp-authority.ts';
import { requestTimestamp } from './request-timestamp.ts';
import { TIMESTAMP_FAULTS } from './timestamp-faults.ts';
import { readTimestamp } from './timestamp-response.ts';

const TEXT = '17:audit-k1.abc';

let authority: TestAuthority;
let stranger: TestAuthority;
beforeAll(async () => {
  [authority, stranger] = await Promise.all([startTimestampAuthority(), startTimestampAuthority()]);
});
afterAll(async () => {
  await authority.close();
  await stranger.close();
});

const now = () => new Date();
const request = (lie?: Lie, by = () => authority.root, timeout?: number) => {
  if (lie !== undefined) authority.next(lie);
  return requestTimestamp({ url: authority.url, authorities: [by()] }, TEXT, now, timeout);
};

//
it.each([
  ['the root', () => authority.root],
  ['the authority that issued its certificate', () => authority.issuer],
])('takes a timestamp by the certificate of %s, and reads it again', async (_, by) => {
  const taken = await request(undefined, by);
  if (!taken.ok) throw new Error(taken.why);
  const read = await readTimestamp(taken.response, { text: TEXT, authorities: [by()] });
  if (!read.ok) throw new Error(read.why);
  expect(Math.abs(read.at.getTime() - Date.now())).toBeLessThan(60_000);
});

it('takes what openssl verifies too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-token-'));
  try {
    const taken = await request();
    if (!taken.ok) throw new Error(taken.why);
    writeFileSync(join(folder, 'response.tsr'), taken.response);
    writeFileSync(join(folder, 'end'), TEXT);
    const files = ['-in', 'response.tsr', '-data', 'end', '-CAfile', authority.certificate];
    const said = execFileSync('openssl', ['ts', '-verify', ...files], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    expect(said.toString()).toContain('Verification: OK');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

//
it.each<[Lie, string]>([
  ['wrongImprint', TIMESTAMP_FAULTS.wrongImprint],
  ['wrongNonce', TIMESTAMP_FAULTS.wrongNonce],
  ['unsuitable', TIMESTAMP_FAULTS.unsuitableCertificate],
  ['issuedByAnyone', TIMESTAMP_FAULTS.unknownCertificate],
  ['damaged', TIMESTAMP_FAULTS.wrongSignature],
  ['refused', TIMESTAMP_FAULTS.refused],
  ['garbage', TIMESTAMP_FAULTS.unreadable],
  ['huge', 'it sent more than 65536 bytes'],
  ['down', 'status 503'],
])('refuses an authority that is %s', async (lie, why) => {
  expect(await request(lie)).toEqual({ ok: false, why });
});

it('refuses an authority that the lender does not name, or that is none', async () => {
  const why = TIMESTAMP_FAULTS.unknownCertificate;
  expect(await request(undefined, () => stranger.root)).toEqual({ ok: false, why });
  expect(await requestTimestamp({ url: authority.url, authorities: [] }, TEXT, now)).toEqual({
    ok: false,
    why,
  });
});

it('refuses a time that is not that of the request', async () => {
  const hourAgo = () => new Date(Date.now() - 3_600_000);
  const settings = { url: authority.url, authorities: [authority.root] };
  const why = TIMESTAMP_FAULTS.wrongTime;
  expect(await requestTimestamp(settings, TEXT, hourAgo)).toEqual({ ok: false, why });
});

it('waits for an authority that hangs as long as it may, and names one that is not there', async () => {
  expect(await request('hang', undefined, 300)).toEqual({ ok: false, why: 'timeout' });
  const away = { url: 'http://127.0.0.1:9/', authorities: [authority.root] };
  expect(await requestTimestamp(away, TEXT, now)).toEqual({
    ok: false,
    why: expect.stringContaining('unreachable'),
  });
});

it('finds each changed byte of what was signed, its time above all', async () => {
  const taken = await request();
  if (!taken.ok) throw new Error(taken.why);
  const { timeStampToken } = TimeStampResp.fromBER(new Uint8Array(taken.response));
  const { encapContentInfo } = new SignedData({ schema: timeStampToken?.content });
  const info = Buffer.from(encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0));
  const begin = Buffer.from(taken.response).indexOf(info);
  expect(begin).toBeGreaterThan(0);
  const accepted: number[] = [];
  for (let place = begin; place < begin + info.length; place += 1) {
    const changed = Buffer.from(taken.response);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    const read = await readTimestamp(changed, { text: TEXT, authorities: [authority.root] });
    if (read.ok) accepted.push(place - begin);
  }
  expect(accepted).toEqual([]);
});
