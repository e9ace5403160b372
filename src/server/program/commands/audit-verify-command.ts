import { readFile } from 'node:fs/promises';
import { readNoted, verifyChain, writeNoted } from '../../security/audit/chain.ts';
import { type AuditProof, readProofMessage, timestampedText } from '../../security/audit/proof.ts';
import {
  TIMESTAMP_FAULTS,
  type TimestampFault,
} from '../../security/timestamps/timestamp-faults.ts';
import type { Environment } from '../settings/read-settings.ts';
import { WHY_NOT_INTACT } from './audit-commands.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { formatInstant } from './format-instant.ts';
import { listNewest } from './list-newest.ts';
import { resolveTyped } from './typed-path.ts';

/** A proof to verify the log against: one that is stored, or one of the file of `--proof`, which says not when. */
interface KnownProof extends Omit<AuditProof, 'at'> {
  /** Of a timestamp that was verified, as its authority states it. */
  at?: Date;
  /** Why it proves nothing. */
  fault?: TimestampFault;
}

/**
 * `audit verify [--expect <position:hash>] [--proof <file>]`: whether the log is intact and contains every entry that was
 * proven or noted down, and its end to note down.
 */
export async function verifyAudit(
  { storage, authorities }: CommandServices,
  { json, expect, proof }: CommandLine,
): Promise<CommandResult> {
  const expected = expect === undefined ? undefined : readNoted(expect);
  if (expect !== undefined && expected === undefined)
    return refuseCommand('--expect must be a position and a hash, as verify prints them.', json, 2);
  const ofFile = proof === undefined ? [] : readProofMessage(proof);
  if (ofFile === undefined)
    return refuseCommand('--proof must name a file that was mailed or posted as a proof.', json, 2);
  // Before the log is read: it only becomes longer.
  const stored = await storage.auditProofs.list();
  const proofs = await checkTimestamps([...stored, ...ofFile], authorities);
  const noted = [...proofs, ...(expected === undefined ? [] : [expected])];
  const verified = await verifyChain(storage.audit, noted);
  if (!verified.ok) {
    const { position, why } = verified;
    const broken = findBroken(proofs, verified);
    if (json) return printJson({ ok: false, position, why, proof: describeAsJson(broken) }, 1);
    return printLines(
      [
        `The audit log is not intact: entry ${position} ${WHY_NOT_INTACT[why]}.`,
        ...(broken ? [`${nameProof(broken)} proves that entry ${broken.position} was there.`] : []),
      ],
      1,
    );
  }
  for (const proof of proofs) {
    const { fault: why } = proof;
    if (why === undefined) continue;
    if (json) return printJson({ ok: false, proof: describeAsJson(proof), why }, 1);
    return printLines([`${nameProof(proof)} is not valid: ${TIMESTAMP_FAULTS[why]}.`], 1);
  }
  const { entries, head } = verified;
  const end = head === undefined ? null : writeNoted(head);
  const unverified =
    authorities.length > 0 ? 0 : proofs.filter(({ kind }) => kind === 'timestamp').length;
  const newest = proofs[stored.length - 1];
  if (json) {
    const counts = { proofs: proofs.length, unverified, newest: describeAsJson(newest) };
    return printJson({ ok: true, entries, head: end, ...counts });
  }
  if (end === null) return printLines(['The audit log is empty.']);
  return printLines([
    `The audit log is intact: ${entries} entries.`,
    `Its end is ${end}`,
    ...describeProofs(proofs, newest, unverified),
    'Store it elsewhere: with --expect, a later check also detects truncation.',
  ]);
}

/** `audit proofs [--newest <n>]`: to whom the log's end was proven, and when; newest first. */
export const listProofs = listNewest(async ({ storage: { auditProofs } }, line, newest) => {
  const proofs = (await auditProofs.list()).toReversed().slice(0, newest);
  if (line.json)
    return printJson(
      proofs.map(({ response, ...proof }) => ({
        ...proof,
        response: response && Buffer.from(response).toString('base64'),
      })),
    );
  if (proofs.length === 0) return printLines(['The audit log was not proven to anyone yet.']);
  return printLines(
    proofs.map(({ at, kind, id, ...entry }) =>
      [formatInstant(at), kind, id, writeNoted(entry)].join('  '),
    ),
  );
});

/** Puts the content of the file of `--proof` in place of its path; what cannot be read stays. */
export async function readNamedProof(
  line: CommandLine,
  environment: Environment,
): Promise<CommandLine> {
  if (line.proof === undefined) return line;
  const content = await readFile(resolveTyped(line.proof, environment), 'utf8').catch(
    () => undefined,
  );
  return content === undefined ? line : { ...line, proof: content };
}

/** The proofs, with what their timestamps say. Without certificates none can be checked. */
async function checkTimestamps(
  proofs: readonly KnownProof[],
  authorities: readonly Uint8Array[],
): Promise<readonly KnownProof[]> {
  if (authorities.length === 0) return proofs;
  const { readTimestamp } = await import('../../security/timestamps/timestamp-response.ts');
  const checked: KnownProof[] = [];
  for (const proof of proofs) {
    const { kind, response } = proof;
    if (kind !== 'timestamp') checked.push(proof);
    else {
      // Somebody may have deleted the response, which is the proof.
      const read = await readTimestamp(response ?? new Uint8Array(), {
        text: timestampedText(proof),
        authorities,
      });
      checked.push(read.ok ? { ...proof, at: read.at } : { ...proof, fault: read.why });
    }
  }
  return checked;
}

/** The newest proof of an entry that is not as it was proven, or not there. */
function findBroken(
  proofs: readonly KnownProof[],
  { position, why }: { position: number; why: string },
): KnownProof | undefined {
  return proofs.findLast((proof) =>
    why === 'missing' ? proof.position >= position : proof.position === position,
  );
}

function nameProof({ at, kind }: KnownProof): string {
  const of = at === undefined ? 'of the file' : `of ${formatInstant(at)}`;
  return kind === 'timestamp' ? `The timestamp ${of}` : `The proof ${of} by ${kind}`;
}

const describeAsJson = (proof: KnownProof | undefined) =>
  proof ? { kind: proof.kind, at: proof.at ?? null, position: proof.position } : null;

function describeProofs(
  proofs: readonly KnownProof[],
  newest: KnownProof | undefined,
  unverified: number,
): readonly string[] {
  if (proofs.length === 0) return [];
  return [
    `It contains the entries of all ${proofs.length} proofs.`,
    ...(newest ? [`${nameProof(newest)} is the newest, of entry ${newest.position}.`] : []),
    ...(unverified === 0
      ? []
      : [`${unverified} timestamps were not verified: set AUDIT_TIMESTAMP_CA_FILE.`]),
  ];
}
