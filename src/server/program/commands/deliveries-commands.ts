import type { ListedDelivery } from '../../stores/delivery-store.ts';
import { type CommandResult, printJson, printLines } from './command.ts';
import type { CommandServices } from './command-services.ts';
import { formatInstant } from './format-instant.ts';
import { listNewest } from './list-newest.ts';
import { summariseDelivery } from './requests-commands.ts';

/** `deliveries list [--failed] [--newest <n>]`: deliveries to the lender's systems, newest first, without names. */
export const listDeliveries = listNewest(async ({ storage }, { json, failed }, newest) => {
  const listed = await storage.deliveries.list({ newest, failed });
  if (json) return printJson(listed.map(summarise));
  if (listed.length === 0)
    return printLines([failed ? 'No delivery has failed.' : 'No deliveries yet.']);
  return printLines(listed.map(describe));
});

/** For `doctor`, which may have to ask the serving process. */
export async function countDeliveries({ storage }: CommandServices): Promise<CommandResult> {
  return printJson(await storage.deliveries.count());
}

function summarise(delivery: ListedDelivery) {
  const { kind, reference, subjectId, messageId } = delivery;
  const fields = { kind, reference: reference ?? null, id: subjectId, messageId };
  return { ...fields, ...summariseDelivery(delivery) };
}

function describe(delivery: ListedDelivery): string {
  const { kind, reference, subjectId, messageId, attempts, lastFailure } = delivery;
  return [
    kind,
    reference ?? subjectId,
    `message ${messageId}`,
    describeState(delivery),
    `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
    ...(lastFailure === undefined ? [] : [lastFailure]),
  ].join('  ');
}

function describeState({ deliveredAt, failedAt, nextAttemptAt }: ListedDelivery): string {
  if (deliveredAt !== undefined) return `delivered ${formatInstant(deliveredAt)}`;
  if (failedAt !== undefined) return `failed ${formatInstant(failedAt)}`;
  return `waiting, next attempt ${formatInstant(nextAttemptAt)}`;
}
