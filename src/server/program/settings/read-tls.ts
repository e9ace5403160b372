import { X509Certificate } from 'node:crypto';
import { decidesOnTls, type VerifiedTls } from '../../letters/mail/smtp.ts';
import { readNamedFile } from './read-named-file.ts';
import type { SettingFault } from './setting-fault.ts';

export interface TlsSettings {
  /** The database's address, which asks pg for verified TLS where that is required. */
  databaseUrl: string | undefined;
  /** Absent: TLS is used as the mail server's address says, and where it is offered. */
  smtpTls: VerifiedTls | undefined;
}

/** The settings as written, by name. */
type Given = Readonly<Record<string, string | undefined>>;

/** Reads what must be reached over TLS, and finds addresses that contradict it. */
export function readTls(given: Given): TlsSettings & { faults: SettingFault[] } {
  const faults = [...findDatabaseFaults(given), ...findSmtpFaults(given)];
  const [ofDatabase, ofSmtp] = (['DATABASE', 'SMTP'] as const).map((name) => {
    const read = readCa(given, name);
    faults.push(...read.faults);
    return read;
  });
  const { DATABASE_URL: url } = given;
  return {
    databaseUrl:
      url !== undefined && given.DATABASE_TLS === 'verify' && faults.length === 0
        ? verifying(url, ofDatabase?.path)
        : url,
    smtpTls: given.SMTP_TLS === 'verify' ? { ca: ofSmtp?.pem } : undefined,
    faults,
  };
}

/** Appended, because writing the address again would change how its other parts are encoded. */
function verifying(url: string, caPath: string | undefined): string {
  const parameters = new URLSearchParams();
  if (!new URL(url).searchParams.has('sslmode')) parameters.set('sslmode', 'verify-full');
  if (caPath !== undefined) parameters.set('sslrootcert', caPath);
  if (parameters.size === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${parameters}`;
}

function findDatabaseFaults({ DATABASE_TLS, DATABASE_URL, DATABASE_CA_FILE }: Given) {
  if (DATABASE_TLS !== 'verify') return [];
  const refuse = (reason: string): SettingFault[] => [{ variable: 'DATABASE_TLS', reason }];
  if (DATABASE_URL === undefined)
    return refuse('needs DATABASE_URL: the embedded database is reached over no network');
  if (!URL.canParse(DATABASE_URL)) return [];
  const { hostname, searchParams } = new URL(DATABASE_URL);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/'))
    return refuse('needs a DATABASE_URL with a host: a socket of this machine has no TLS');
  for (const [name, allowed] of [
    ['sslmode', 'verify-full'],
    ['ssl', 'true'],
  ] as const) {
    const mode = searchParams.get(name);
    if (mode !== null && mode !== allowed)
      return refuse(`contradicts ${name}=${mode} in DATABASE_URL: leave that out`);
  }
  if (DATABASE_CA_FILE !== undefined && searchParams.has('sslrootcert'))
    return refuse('finds two authorities: leave sslrootcert out of DATABASE_URL');
  return [];
}

function findSmtpFaults({ SMTP_TLS, SMTP_URL }: Given): SettingFault[] {
  if (SMTP_TLS !== 'verify') return [];
  const refuse = (reason: string): SettingFault[] => [{ variable: 'SMTP_TLS', reason }];
  if (SMTP_URL === undefined) return refuse('needs SMTP_URL: mail is sent nowhere without it');
  if (!URL.canParse(SMTP_URL)) return [];
  const { searchParams } = new URL(SMTP_URL);
  const contrary = [...searchParams.keys()].find(decidesOnTls);
  return contrary === undefined
    ? []
    : refuse(`contradicts ${contrary} in SMTP_URL: leave that out`);
}

/** The certificates of an authority of the lender's own. */
function readCa(
  given: Given,
  name: 'DATABASE' | 'SMTP',
): { path?: string; pem?: string; faults: SettingFault[] } {
  const variable = `${name}_CA_FILE`;
  const refuse = (reason: string) => ({ faults: [{ variable, reason }] });
  const path = given[variable];
  if (path === undefined) return { faults: [] };
  if (given[`${name}_TLS`] !== 'verify') return refuse(`goes with ${name}_TLS=verify`);
  const read = readNamedFile(path);
  if ('reason' in read) return refuse(read.reason);
  try {
    new X509Certificate(read.text);
  } catch {
    return refuse(`must name a file with certificates in PEM: ${path} has none`);
  }
  return { path, pem: read.text, faults: [] };
}
