import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { readDetails } from '../../security/audit/read-details.ts';
import { describeGiven, GIVEN_KINDS, type Given } from '../../stores/given-store.ts';
import type { Storage } from '../../stores/storage.ts';
import type { Environment } from '../settings/read-settings.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { formatInstant } from './format-instant.ts';
import { asReference } from './requests-commands.ts';
import { resolveTyped } from './typed-path.ts';

/** `requests given <reference>`: the documents and texts that the borrowers were given, in order of time. */
export async function listGiven(
  { storage }: CommandServices,
  { json }: CommandLine,
  typed: string,
): Promise<CommandResult> {
  const request = await storage.requests.findByReference(asReference(typed));
  if (request === undefined) return refuseCommand(`There is no request ${typed}.`, json);
  const given = (await storage.given.listOf([request.uniqid])).get(request.uniqid) ?? [];
  if (json) return printJson(given.map(describeGiven));
  if (given.length === 0)
    return printLines(['Nothing is recorded: an earlier version stored this request.']);
  return printLines(given.map(describeLine));
}

/** Where a document was given: in a request, or in an application that was not sent. */
type Place = ReturnType<typeof describeGiven> & { reference: string | null };

/**
 * `documents verify <file or SHA-256>`: which request a file was given in, to whom, when and by which version. After the
 * request's own period, from the audit log.
 */
export async function verifyDocument(
  { storage }: CommandServices,
  { json }: CommandLine,
  typed: string,
): Promise<CommandResult> {
  const sha256 = typed.toLowerCase();
  if (!SHA256.test(sha256)) return refuseCommand(`${typed} cannot be read.`, json);
  const stored = await findStored(storage, sha256);
  const places = stored.length > 0 ? stored : await findRecorded(storage, sha256);
  if (json) return printJson({ sha256, given: places }, places.length > 0 ? 0 : 1);
  if (places.length === 0)
    return printLines(
      [
        `No document with these bytes was given: SHA-256 ${sha256}.`,
        'A copy that was printed, saved again or changed has other bytes.',
      ],
      1,
    );
  return printLines(
    places.map(({ reference, at, ...given }) => {
      const line = describeLine({ ...given, at: new Date(at) });
      return `${reference ?? 'an application that was not sent'}  ${line}`;
    }),
  );
}

const SHA256 = /^[0-9a-f]{64}$/;

/**
 * The line with the file's hash in place of its path, which is relative to the operator's folder (INIT_CWD). A path that
 * cannot be read stays.
 */
export async function hashNamedFile(
  line: CommandLine,
  environment: Environment,
): Promise<CommandLine> {
  const [subject, verb, path, ...rest] = line.words;
  if (subject !== 'documents' || verb !== 'verify' || path === undefined) return line;
  const hash = createHash('sha256');
  const isRead = await pipeline(createReadStream(resolveTyped(path, environment)), hash).then(
    () => true,
    () => false,
  );
  return isRead ? { ...line, words: [subject, verb, hash.digest('hex'), ...rest] } : line;
}

async function findStored(
  { given, requests }: Pick<Storage, 'given' | 'requests'>,
  sha256: string,
): Promise<readonly Place[]> {
  const places: Place[] = [];
  for (const { uniqid, ...found } of await given.findByHash(sha256)) {
    const request = await requests.findByUniqid(uniqid);
    places.push({ ...describeGiven(found), reference: request?.reference ?? null });
  }
  return places;
}

/** What was given, as the audit log has it. Of an entry that somebody changed it may be anything. */
const recordedSchema = z
  .object({
    given: z
      .array(
        z.object({
          kind: z.enum(GIVEN_KINDS),
          borrower: z.enum(['applicant', 'coborrower']),
          lang: z.enum(CONTRACT_LOCALES),
          version: z.string(),
          sha256: z.string(),
          at: z.iso.datetime(),
        }),
      )
      .default([]),
  })
  .catch({ given: [] });

async function findRecorded(
  { audit }: Pick<Storage, 'audit'>,
  sha256: string,
): Promise<readonly Place[]> {
  const places: Place[] = [];
  for await (const { action, subject, details } of audit.each()) {
    if ((action !== 'given' && action !== 'consent') || !details.includes(sha256)) continue;
    const { given } = recordedSchema.parse(readDetails(details));
    for (const one of given) if (one.sha256 === sha256) places.push({ ...one, reference: subject });
  }
  return places;
}

const describeLine = ({ kind, borrower, lang, version, sha256, at }: Given) =>
  [formatInstant(at), kind, lang, `to the ${BORROWERS[borrower]}`, version, sha256].join('  ');

const BORROWERS = { applicant: 'applicant', coborrower: 'co-borrower' } as const;
