import type { Transaction } from '../../stores/storage.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { formatInstant } from './format-instant.ts';
import { asReference } from './requests-commands.ts';

/** A reason is one line of printable characters. */
const REASON = /^[^\p{C}]{1,500}$/u;

/** The reason of a command that requires one; `undefined` without a proper one. */
export function readReason({ why }: CommandLine): string | undefined {
  const reason = why?.trim() ?? '';
  return REASON.test(reason) ? reason : undefined;
}

export const refuseWithoutReason = (json: boolean) =>
  refuseCommand('Add --why and the reason, in one line of at most 500 characters.', json, 2);

/** `hold set <reference> --why <reason>`: keeps a request from being purged and erased. The audit log records it. */
export async function setHold(
  services: CommandServices,
  line: CommandLine,
  typed: string,
): Promise<CommandResult> {
  const { newId, actor, now } = services;
  return await change(services, line, typed, async ({ holds, audit }, request, why) => {
    const [newest] = await holds.listOf(request.id);
    if (newest !== undefined && newest.lifted === undefined)
      return `Request ${request.reference} has been on hold since ${formatInstant(newest.setAt)}.`;
    const hold = { id: newId(), requestId: request.id, setAt: now(), by: actor, why };
    await holds.add(hold);
    const details = { id: request.id, hold: hold.id };
    await audit.append({ at: now(), actor, action: 'hold', subject: request.reference, details });
    return undefined;
  });
}

/** `hold lift <reference> --why <reason>`: from then on its usual period counts. The audit log records it. */
export async function liftHold(
  services: CommandServices,
  line: CommandLine,
  typed: string,
): Promise<CommandResult> {
  const { actor, now } = services;
  return await change(services, line, typed, async ({ holds, audit }, request, why) => {
    const [newest] = await holds.listOf(request.id);
    if (newest === undefined || newest.lifted !== undefined)
      return `Request ${request.reference} is not on hold.`;
    await holds.lift(newest, { at: now(), by: actor, why });
    const details = { id: request.id, hold: newest.id };
    await audit.append({
      at: now(),
      actor,
      action: 'release',
      subject: request.reference,
      details,
    });
    return undefined;
  });
}

/** `hold list`: what is on hold, oldest first. */
export async function listHolds(
  { storage }: CommandServices,
  { json }: CommandLine,
): Promise<CommandResult> {
  const held = await storage.holds.list();
  if (json) return printJson(held);
  if (held.length === 0) return printLines(['Nothing is on hold.']);
  return printLines(held.map(({ reference, setAt }) => `${reference}  ${formatInstant(setAt)}`));
}

/** `work` returns why the request stays as it is, or nothing once it is changed. */
async function change(
  { storage }: CommandServices,
  line: CommandLine,
  typed: string,
  work: (
    transaction: Transaction,
    request: { id: string; reference: string },
    why: string,
  ) => Promise<string | undefined>,
): Promise<CommandResult> {
  const { json, words } = line;
  const reason = readReason(line);
  if (reason === undefined) return refuseWithoutReason(json);
  const reference = asReference(typed);
  const refused = await storage.transact(async (transaction) => {
    await transaction.holds.claim();
    const request = await transaction.requests.findByReference(reference);
    if (request === undefined) return await describeAbsent(transaction, typed, reference);
    return await work(transaction, request, reason);
  });
  if (refused !== undefined) return refuseCommand(refused, json);
  const isHeld = words[1] === 'set';
  if (json) return printJson({ reference, isHeld });
  return printLines([`Request ${reference} is ${isHeld ? 'on hold' : 'not on hold any more'}.`]);
}

/** Why there is no such request: it was deleted, or never was. */
async function describeAbsent(
  { audit }: Pick<Transaction, 'audit'>,
  typed: string,
  reference: string,
): Promise<string> {
  for await (const { at, action, details } of audit.each()) {
    if (action !== 'erasure' || !details.includes(JSON.stringify(reference))) continue;
    return `Request ${reference} was erased on ${formatInstant(at)}: nothing of it is left.`;
  }
  return `There is no request ${typed}.`;
}
