import type { Delivery } from '../../stores/delivery-store.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { refuseRestricted } from './leave-out-restricted.ts';
import { applicationOf, asReference } from './requests-commands.ts';

/**
 * `requests redeliver <reference>`: delivers it again, as a new message if it was delivered already.
 * `requests redeliver --failed`: retries everything that was given up, as the same messages.
 */
export async function redeliverRequests(
  services: CommandServices,
  line: CommandLine,
  typed: string,
): Promise<CommandResult> {
  return line.failed
    ? await redeliverFailed(services, line)
    : await redeliverOne(services, line, typed);
}

async function redeliverOne(
  { storage, actor, now, newId }: CommandServices,
  { json }: CommandLine,
  typed: string,
): Promise<CommandResult> {
  const reference = asReference(typed);
  const dueAt = now();
  const id = await storage.transact(async ({ requests, deliveries, restrictions, audit }) => {
    const request = await requests.findByReference(reference);
    if (request === undefined) return undefined;
    if (await restrictions.covers(applicationOf(request))) return 'restricted';
    const subject = { kind: 'request' as const, subjectId: request.id };
    const delivery = await deliveries.find(subject);
    // The receiver recognises a message by its id, so a delivered message needs a new id.
    if (delivery === undefined || delivery.deliveredAt !== undefined)
      await deliveries.put({ ...subject, messageId: newId(), dueAt });
    else await deliveries.retry(delivery.messageId, dueAt);
    const details = { id: request.id };
    await audit.append({ at: dueAt, actor, action: 'redelivery', subject: reference, details });
    return request.id;
  });
  if (id === undefined) return refuseCommand(`There is no request ${typed}.`, json);
  if (id === 'restricted') return refuseRestricted(`request ${reference}`, json);
  if (json) return printJson({ redelivered: [{ kind: 'request', id }] });
  return printLines([
    `${reference} is delivered again within a minute, if a channel is configured.`,
  ]);
}

async function redeliverFailed(
  { storage, actor, now }: CommandServices,
  { json }: CommandLine,
): Promise<CommandResult> {
  const at = now();
  const redelivered = await storage.transact(async ({ deliveries, audit }) => {
    const failed = await deliveries.listFailed();
    for (const { messageId } of failed) await deliveries.retry(messageId, at);
    const listed = failed.map(({ kind, subjectId }: Delivery) => ({ kind, id: subjectId }));
    if (listed.length > 0)
      await audit.append({
        at,
        actor,
        action: 'redelivery',
        subject: 'failed deliveries',
        details: { redelivered: listed },
      });
    return listed;
  });
  if (json) return printJson({ redelivered });
  if (redelivered.length === 0) return printLines(['No delivery has failed.']);
  return printLines([`${redelivered.length} deliveries are retried within a minute.`]);
}
