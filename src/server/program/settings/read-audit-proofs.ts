import { X509Certificate } from 'node:crypto';
import type { WebhookSettings } from '../../deliveries/webhook.ts';
import { PROOF_KINDS, type ProofKind } from '../../security/audit/proof.ts';
import { readNamedFile } from './read-named-file.ts';
import type { SettingFault } from './setting-fault.ts';

/** Where the end of the audit log is proven, and how often. */
export interface AuditProofSettings {
  everyHours: number;
  /** Absent: none of these. */
  webhook: WebhookSettings | undefined;
  email: string | undefined;
  timestampUrl: string | undefined;
  /** The certificates, in DER, of the authorities whose timestamps count; also of those that were used before. */
  authorities: readonly Uint8Array[];
}

/** To what the settings prove it. */
export function proofKinds({
  webhook,
  email,
  timestampUrl,
}: AuditProofSettings): readonly ProofKind[] {
  const named = { timestamp: timestampUrl, webhook, mail: email };
  return PROOF_KINDS.filter((kind) => named[kind] !== undefined);
}

/** The settings as written, by name. */
type Given = Readonly<Record<string, string | undefined>>;

/** Reads the certificates by which timestamps are verified. */
export function readAuthorities({
  AUDIT_TIMESTAMP_URL: url,
  AUDIT_TIMESTAMP_CA_FILE: path,
}: Given): { authorities: readonly Uint8Array[]; faults: SettingFault[] } {
  const refuse = (reason: string) => ({
    authorities: [],
    faults: [{ variable: 'AUDIT_TIMESTAMP_CA_FILE', reason }],
  });
  if (path === undefined)
    return url === undefined
      ? { authorities: [], faults: [] }
      : refuse(
          'must be set too: by its certificates the timestamps of AUDIT_TIMESTAMP_URL are verified',
        );
  const read = readNamedFile(path);
  if ('reason' in read) return refuse(read.reason);
  try {
    const certificates = read.text.match(CERTIFICATE) ?? [];
    if (certificates.length === 0) throw new Error('None');
    return { authorities: certificates.map((each) => new X509Certificate(each).raw), faults: [] };
  } catch {
    return refuse(`must name a file with certificates in PEM: ${path} has none, or a damaged one`);
  }
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----.*?-----END CERTIFICATE-----/gs;
