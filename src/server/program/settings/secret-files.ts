import { closeSync, openSync, readSync } from 'node:fs';
import type { SettingFault } from './setting-fault.ts';

/** Settings that may be given as a file: `NAME_FILE` names one that contains the value of `NAME`. */
const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'ENCRYPTION_KEYS',
  'TOKEN_SECRET',
  'WEBHOOK_SECRET',
  'TURNSTILE_SECRET',
  'ITSME_JWKS',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/** The longest secret that is read, in bytes: a file beyond it is not a secret. */
const MAX_SECRET_BYTES = 64 * 1024;

const fileVariable = (variable: string) => `${variable}_FILE`;

type Given = Readonly<Record<string, string | undefined>>;
type Faults = { ok: false; faults: SettingFault[] };

/** A secret, and how it was given. `undefined`: neither as a value nor as a file. */
export type ReadSecret =
  | { ok: true; value: string | undefined; isFromFile: boolean }
  | { ok: false; fault: SettingFault };

/**
 * Reads a secret from its variable, or from the file that `NAME_FILE` names: its content without the last
 * line break. An empty variable counts as absent; an empty file does not.
 */
export function readSecret(environment: Given, variable: string): ReadSecret {
  const value = presentIn(environment, variable);
  const path = presentIn(environment, fileVariable(variable));
  if (path === undefined) return { ok: true, value, isFromFile: false };
  if (value !== undefined) return refuse(variable, `cannot be set together with ${variable}`);
  let content: string;
  try {
    content = readText(path);
  } catch (error) {
    return refuse(variable, `must name a file that can be read: ${path} ${describe(error)}`);
  }
  const secret = content.replace(/\r?\n$/, '');
  if (secret.trim() === '')
    return refuse(variable, `must name a file with the value: ${path} is empty`);
  return { ok: true, value: secret, isFromFile: true };
}

/** Calls `read` with the values of all secrets in place; in its faults, names the file of what came from one. */
export function withSecretFiles<T extends { ok: true }>(
  given: Given,
  read: (given: Given) => T | Faults,
): T | Faults {
  const values: Record<string, string> = {};
  const ofFiles = new Map<string, SettingFault>();
  for (const variable of SECRETS) {
    const secret = readSecret(given, variable);
    if (!secret.ok) ofFiles.set(variable, secret.fault);
    else if (secret.isFromFile && secret.value !== undefined) values[variable] = secret.value;
  }
  const answer = read({ ...given, ...values });
  if (answer.ok && ofFiles.size === 0) return answer;
  // A secret whose file is wrong is not reported as missing too.
  const ofValues = (answer.ok ? [] : answer.faults)
    .filter(({ variable }) => !ofFiles.has(variable))
    .map((fault) => (fault.variable in values ? asFaultOfFile(fault) : fault));
  return { ok: false, faults: [...ofFiles.values(), ...ofValues] };
}

function asFaultOfFile({ variable, reason }: SettingFault): SettingFault {
  return {
    variable: fileVariable(variable),
    reason: `must name a file with the value of ${variable}, and that ${reason}`,
  };
}

function refuse(variable: string, reason: string): ReadSecret {
  return { ok: false, fault: { variable: fileVariable(variable), reason } };
}

function presentIn(environment: Given, variable: string): string | undefined {
  const value = environment[variable];
  return value === undefined || value.trim() === '' ? undefined : value;
}

class UnreadableSecret extends Error {}

/** Reads at most `MAX_SECRET_BYTES` bytes, so that a device without an end stops no start. */
function readText(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(MAX_SECRET_BYTES + 1);
    let length = 0;
    for (;;) {
      const read = readSync(file, bytes, length, bytes.length - length, null);
      length += read;
      if (read === 0) break;
      if (length > MAX_SECRET_BYTES)
        throw new UnreadableSecret(`is longer than ${MAX_SECRET_BYTES} bytes`);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length));
  } finally {
    closeSync(file);
  }
}

function describe(error: unknown): string {
  if (error instanceof UnreadableSecret) return error.message;
  if (error instanceof TypeError) return 'is not text in UTF-8';
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
}
