import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate } from '#tests/server/make-certificate.ts';
import { readSettings } from './read-settings.ts';

let folder: string;
let ca: string;
let text: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-tls-'));
  ca = makeCertificate(folder, 'localhost').certificate;
  text = join(folder, 'text.pem');
  writeFileSync(text, 'no certificate');
});
afterAll(() => rmSync(folder, { recursive: true }));

const DATABASE_URL = 'postgres://u:p%20w@db.example/loans';
const SMTP_URL = 'smtp://mail.example:587';

function read(given: Record<string, string>) {
  const settings = readSettings(given);
  if (!settings.ok) throw new Error(JSON.stringify(settings.faults));
  return settings.settings;
}

describe('TLS', () => {
  it('TLS is used as the addresses say unless it is required', () => {
    const { databaseUrl, smtpTls } = read({ DATABASE_URL, SMTP_URL });
    expect([databaseUrl, smtpTls]).toEqual([DATABASE_URL, undefined]);
  });

  it('TLS to the database is required by its address', () => {
    const required = { DATABASE_URL, DATABASE_TLS: 'verify' };
    expect(read(required).databaseUrl).toBe(`${DATABASE_URL}?sslmode=verify-full`);
    const full = `${DATABASE_URL}?sslmode=verify-full`;
    expect(read({ ...required, DATABASE_URL: full }).databaseUrl).toBe(full);
    expect(read({ ...required, DATABASE_CA_FILE: ca }).databaseUrl).toBe(
      `${full}&sslrootcert=${encodeURIComponent(ca)}`,
    );
  });

  it('TLS to the mail server is required', () => {
    const required = { SMTP_URL, SMTP_TLS: 'verify' };
    expect(read(required).smtpTls).toEqual({ ca: undefined });
    expect(read({ ...required, SMTP_CA_FILE: ca }).smtpTls?.ca).toContain('BEGIN CERTIFICATE');
  });

  it.each<[variable: string, reason: RegExp, given: Record<string, string>]>([
    ['DATABASE_TLS', /must be verify/, { DATABASE_URL, DATABASE_TLS: 'yes' }],
    ['DATABASE_TLS', /embedded/, { DATABASE_TLS: 'verify' }],
    [
      'DATABASE_TLS',
      /socket/,
      { DATABASE_URL: `${DATABASE_URL}?host=/run/postgresql`, DATABASE_TLS: 'verify' },
    ],
    ...['disable', 'prefer', 'require', 'no-verify'].map(
      (mode): [string, RegExp, Record<string, string>] => [
        'DATABASE_TLS',
        new RegExp(`sslmode=${mode}`),
        { DATABASE_URL: `${DATABASE_URL}?sslmode=${mode}`, DATABASE_TLS: 'verify' },
      ],
    ),
    ['DATABASE_TLS', /ssl=0/, { DATABASE_URL: `${DATABASE_URL}?ssl=0`, DATABASE_TLS: 'verify' }],
    ['SMTP_TLS', /must be verify/, { SMTP_URL, SMTP_TLS: 'require' }],
    ['SMTP_TLS', /needs SMTP_URL/, { SMTP_TLS: 'verify' }],
    ['SMTP_TLS', /ignoreTLS/, { SMTP_URL: `${SMTP_URL}?ignoreTLS=true`, SMTP_TLS: 'verify' }],
    [
      'SMTP_TLS',
      /rejectUnauthorized/,
      { SMTP_URL: `${SMTP_URL}/?tls.rejectUnauthorized=false`, SMTP_TLS: 'verify' },
    ],
    ['DATABASE_CA_FILE', /goes with/, { DATABASE_URL, DATABASE_CA_FILE: '/nothing' }],
    [
      'SMTP_CA_FILE',
      /can be read: \/nothing \(ENOENT\)/,
      { SMTP_URL, SMTP_TLS: 'verify', SMTP_CA_FILE: '/nothing' },
    ],
  ])('stops the start where %s is wrong: %s', (variable, reason, given) => {
    const settings = readSettings(given);
    expect(settings.ok ? [] : settings.faults).toEqual([
      { variable, reason: expect.stringMatching(reason) },
    ]);
  });

  it('stops the start where a file holds no certificate', () => {
    const given = { SMTP_URL, SMTP_TLS: 'verify', SMTP_CA_FILE: text };
    const settings = readSettings(given);
    expect(settings.ok ? [] : settings.faults).toMatchObject([{ variable: 'SMTP_CA_FILE' }]);
  });
});
