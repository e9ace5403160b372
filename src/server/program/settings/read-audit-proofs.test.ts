import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate } from '#tests/server/make-certificate.ts';
import { proofKinds } from './read-audit-proofs.ts';
import { readSettings } from './read-settings.ts';

const SECRET = 'f1c9a0d27b3e4586f1a2c07d9b5e3846';
const URL = 'https://timestamps.example/tsr';

let folder: string;
let one: string;
let two: string;
let damaged: string;
let none: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loanfront-authorities-'));
  one = makeCertificate(folder, 'one').certificate;
  const pem = readFileSync(one, 'utf8');
  [two, damaged, none] = ['two', 'damaged', 'none'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(two, `The old one:\n${pem}\nand the new one:\n${pem}`);
  await writeFile(damaged, pem.replace(/\n[A-Za-z0-9+/]{20}/, '\n'));
  await writeFile(none, 'no certificate');
});
afterAll(() => rm(folder, { recursive: true }));

function settingsOf(given: Record<string, string>) {
  const read = readSettings(given);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.settings.auditProofs;
}

//
describe('the settings of proofs of the audit log', () => {
  it('name nobody by default', () => {
    expect(settingsOf({})).toMatchObject({ everyHours: 24, authorities: [] });
    expect(proofKinds(settingsOf({}))).toEqual([]);
  });

  it('name an authority, a receiver, a mailbox', () => {
    const settings = settingsOf({
      AUDIT_TIMESTAMP_URL: URL,
      AUDIT_TIMESTAMP_CA_FILE: two,
      AUDIT_WEBHOOK_URL: 'https://audit.example/ends',
      AUDIT_WEBHOOK_SECRET: SECRET,
      AUDIT_EMAIL: 'auditor@lender.example',
      AUDIT_PROOF_HOURS: '1',
    });
    expect(proofKinds(settings)).toEqual(['timestamp', 'webhook', 'mail']);
    expect(settings).toMatchObject({ everyHours: 1, timestampUrl: URL });
    expect(settings.authorities).toHaveLength(2);
  });

  it('may keep the certificates of an authority that is no longer asked', () => {
    const settings = settingsOf({ AUDIT_TIMESTAMP_CA_FILE: one });
    expect([settings.authorities.length, proofKinds(settings)]).toEqual([1, []]);
  });

  it.each<[string, RegExp, () => Record<string, string>]>([
    ['AUDIT_TIMESTAMP_CA_FILE', /must be set too/, () => ({ AUDIT_TIMESTAMP_URL: URL })],
    [
      'AUDIT_TIMESTAMP_CA_FILE',
      /can be read: .*ENOENT/,
      () => ({ AUDIT_TIMESTAMP_URL: URL, AUDIT_TIMESTAMP_CA_FILE: join(folder, 'missing') }),
    ],
    ['AUDIT_TIMESTAMP_CA_FILE', /has none/, () => ({ AUDIT_TIMESTAMP_CA_FILE: none })],
    ['AUDIT_TIMESTAMP_CA_FILE', /a damaged one/, () => ({ AUDIT_TIMESTAMP_CA_FILE: damaged })],
    [
      'AUDIT_TIMESTAMP_URL',
      /user or a password/,
      () => ({ AUDIT_TIMESTAMP_URL: 'https://u:p@a.example', AUDIT_TIMESTAMP_CA_FILE: one }),
    ],
    ['AUDIT_WEBHOOK_SECRET', /go together/, () => ({ AUDIT_WEBHOOK_URL: 'https://a.example' })],
    ['AUDIT_PROOF_HOURS', /./, () => ({ AUDIT_PROOF_HOURS: '0' })],
    ['AUDIT_EMAIL', /e-mail address/, () => ({ AUDIT_EMAIL: 'auditor' })],
  ])('stop the start with %s, %s', (variable, reason, given) => {
    const read = readSettings(given());
    expect(read.ok ? [] : read.faults).toEqual([
      { variable, reason: expect.stringMatching(reason) },
    ]);
  });
});
