import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';
import { readSignInSecrets } from './read-sign-in-secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'loanfront-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = 'f1c9a0d27b3e4586f1a2c07d9b5e3846';
const KEYS = 'a:OckdoUxqX5yjtNLc1nbJbXOgE3aDO0ufB7HeL1Ti5vY=';

let files = 0;
function fileWith(content: string | Uint8Array): string {
  files += 1;
  const path = join(folder, `secret-${files}`);
  writeFileSync(path, content);
  return path;
}

const faultsOf = (environment: Record<string, string>) => {
  const read = readSettings(environment);
  return read.ok ? [] : read.faults.map(({ variable, reason }) => `${variable} ${reason}`);
};

// W-10.13
describe('a secret in a file', () => {
  it('a secret from a file is its content without the last line break', () => {
    const read = readSettings({
      DATABASE_URL_FILE: fileWith('postgres://u:p@db/loanfront\n'),
      SMTP_URL_FILE: fileWith('smtp://u:p@mail:587'),
      ENCRYPTION_KEYS_FILE: fileWith(`${KEYS}\r\n`),
      TOKEN_SECRET_FILE: fileWith(`${SECRET}\n`),
      WEBHOOK_URL: 'https://lender.example/hook',
      WEBHOOK_SECRET_FILE: fileWith(`${SECRET} ,${SECRET}2\n`),
      TURNSTILE_SITE_KEY: 'site',
      TURNSTILE_SECRET_FILE: fileWith(' with blanks \n\n'),
      ITSME_JWKS_FILE: fileWith(''),
      ITSME_JWKS: '',
    });
    expect(read).toEqual({
      ok: false,
      faults: [
        {
          variable: 'ITSME_JWKS_FILE',
          reason: `must name a file with the value: ${join(folder, 'secret-7')} is empty`,
        },
      ],
    });
    const right = readSettings({
      DATABASE_URL_FILE: join(folder, 'secret-1'),
      SMTP_URL_FILE: join(folder, 'secret-2'),
      ENCRYPTION_KEYS_FILE: join(folder, 'secret-3'),
      TOKEN_SECRET_FILE: join(folder, 'secret-4'),
      WEBHOOK_URL: 'https://lender.example/hook',
      WEBHOOK_SECRET_FILE: join(folder, 'secret-5'),
      TURNSTILE_SITE_KEY: 'site',
      TURNSTILE_SECRET_FILE: join(folder, 'secret-6'),
    });
    expect(right).toMatchObject({
      ok: true,
      settings: {
        databaseUrl: 'postgres://u:p@db/loanfront',
        smtpUrl: 'smtp://u:p@mail:587',
        encryptionKeys: KEYS,
        tokenSecrets: [SECRET],
        webhook: { secrets: [SECRET, `${SECRET}2`] },
        turnstile: { secret: ' with blanks \n' },
      },
    });
  });

  it('satisfies production, and is checked as strictly', () => {
    const production = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://db/loanfront',
      ENCRYPTION_KEYS_FILE: fileWith(KEYS),
      TOKEN_SECRET_FILE: fileWith(SECRET),
      SMTP_URL: 'smtp://mail.example',
      PUBLIC_URL: 'https://fluvia.example',
      CLAMD_URL: 'none',
    };
    expect(faultsOf(production)).toEqual([]);
    expect(faultsOf({ ...production, TOKEN_SECRET_FILE: fileWith('s'.repeat(32)) })).toEqual([
      'TOKEN_SECRET_FILE must name a file with the value of TOKEN_SECRET, and that must be random: one character, repeated, is no secret',
    ]);
  });

  const missing = join(folder, 'missing');
  it.each<[string, Record<string, string>, string[]]>([
    [
      'that does not exist, and of nothing else',
      { NODE_ENV: 'development', WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET_FILE: missing },
      [`WEBHOOK_SECRET_FILE must name a file that can be read: ${missing} does not exist`],
    ],
    [
      'that is a folder',
      { DATABASE_URL_FILE: folder },
      [`DATABASE_URL_FILE must name a file that can be read: ${folder} cannot be read (EISDIR)`],
    ],
    [
      'that has no end',
      { SMTP_URL_FILE: '/dev/zero' },
      ['SMTP_URL_FILE must name a file that can be read: /dev/zero is longer than 65536 bytes'],
    ],
    [
      'next to the value',
      { SMTP_URL: 'smtp://mail', SMTP_URL_FILE: missing },
      ['SMTP_URL_FILE cannot be set together with SMTP_URL'],
    ],
  ])('stops the start by its name and reason: one %s', (_, environment, faults) => {
    expect(faultsOf(environment)).toEqual(faults);
  });

  it('stops the start if it is no text, or only a line break', () => {
    const [binary, blank] = [fileWith(Buffer.from([0xff, 0xfe, 0])), fileWith('\n')];
    expect(faultsOf({ TOKEN_SECRET_FILE: binary, ENCRYPTION_KEYS_FILE: blank })).toEqual([
      `ENCRYPTION_KEYS_FILE must name a file with the value: ${blank} is empty`,
      `TOKEN_SECRET_FILE must name a file that can be read: ${binary} is not text in UTF-8`,
    ]);
  });

  it('may be that of the collector of traces', () => {
    const file = fileWith('authorization Bearer\n');
    expect(faultsOf({ OTEL_EXPORTER_OTLP_HEADERS_FILE: file })).toEqual([
      'OTEL_EXPORTER_OTLP_HEADERS_FILE must name a file with the value of OTEL_EXPORTER_OTLP_HEADERS, and that must be name=value pairs separated by commas, their values percent-encoded',
    ]);
  });

  it('may be that of a sign-in', () => {
    const signIns = ['a', 'b'].map((id) => ({
      id,
      name: id,
      issuer: 'https://x.example',
      clientId: 'c',
    }));
    const loaded = { ok: true as const, configuration: { lender: { signIns } } };
    const environment = { SIGN_IN_A_SECRET_FILE: fileWith('s\n'), SIGN_IN_B_SECRET_FILE: missing };
    const { secrets, faults } = readSignInSecrets(environment, loaded);
    expect(Object.fromEntries(secrets)).toEqual({ a: 's' });
    expect(faults.map(({ variable }) => variable)).toEqual(['SIGN_IN_B_SECRET_FILE']);
  });
});
