import type { Delivery } from '../deliveries/delivery-store.ts';
import { dataOfSubscription } from '../deliveries/webhook-body.ts';
import { endOf } from '../newsletter/end-subscription.ts';
import { type SubscriptionSummary, stateOf } from '../newsletter/subscription.ts';
import type { Stores } from '../storage/stores.ts';
import { type CommandResult, printJson, refuseCommand, say } from './command.ts';
import type { CommandLine } from './command-line.ts';
import { writeCsv } from './csv.ts';
import type { CommandServices } from './data-commands.ts';
import { formatInstant } from './format-instant.ts';
import { describeDelivery, summariseDelivery } from './requests-commands.ts';
import { PUT_KEYS_BACK } from './unreadable.ts';

/** `newsletter list`: who asked for it and what came of that, newest first, and nobody's address. */
export async function listNewsletter(
  { storage, now }: CommandServices,
  { json }: CommandLine,
): Promise<CommandResult> {
  const listed = await storage.newsletter.list();
  const told = await storage.deliveries.listOf('newsletter');
  const at = now();
  if (json) return printJson(listed.map((one) => summarise(one, told.get(one.id), at)));
  if (listed.length === 0) return say(['Nobody has asked for the newsletter yet.']);
  return say(listed.map((one) => describe(one, told.get(one.id), at)));
}

/** `newsletter export`: who is to get it, as the webhook tells it; as JSON, or as a table. */
export async function exportNewsletter(
  { storage, now }: CommandServices,
  line: CommandLine,
): Promise<CommandResult> {
  const exported = await storage.transact(async ({ newsletter, audit }) => {
    const unreadable: string[] = [];
    const found: ReturnType<typeof dataOfSubscription>[] = [];
    for await (const one of newsletter.each(({ id }) => unreadable.push(id)))
      if (stateOf(one, now()) === 'counts') found.push(dataOfSubscription(one));
    if (unreadable.length > 0) return { unreadable };
    const details = { format: line.csv ? 'csv' : 'json', ids: found.map(({ id }) => id) };
    await audit.append({ at: now(), action: 'export', subject: 'newsletter', details });
    return { found };
  });
  if (exported.found === undefined) {
    const named = exported.unreadable.join(', ');
    // An export with gaps would be taken for whole.
    const reason = `Nothing was exported, for these cannot be read: ${named}. ${PUT_KEYS_BACK}`;
    return refuseCommand(reason, line.json);
  }
  const { found } = exported;
  return line.csv ? { code: 0, output: writeCsv(COLUMNS, found) } : printJson(found);
}

const COLUMNS = ['id', 'lang', 'email', 'askedAt', 'confirmedAt', 'unsubscribe'] as const;

/** `newsletter remove <id | e-mail address>`: ends it as its own link does, and the lender is told. */
export async function removeFromNewsletter(
  { storage, now, newId }: CommandServices,
  { json }: CommandLine,
  typed: string,
): Promise<CommandResult> {
  const ended = await storage.transact(async (transaction) => {
    const email = typed.includes('@') ? typed : await emailOf(transaction, typed);
    return email === undefined ? undefined : await endOf(transaction, email, now(), newId());
  });
  if (ended === undefined) return refuseCommand(`${typed} does not get the newsletter.`, json);
  if (json) return printJson({ ended: ended.id });
  return say([`${ended.id} has ended. What was exported before still holds the address.`]);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function emailOf({ newsletter }: Stores, id: string): Promise<string | undefined> {
  return UUID.test(id) ? (await newsletter.find(id))?.email : undefined;
}

function summarise(one: SubscriptionSummary, delivery: Delivery | undefined, now: Date) {
  const { id, lang, askedAt, expiresAt, confirmedAt, endedAt } = one;
  return {
    ...{ id, lang, state: stateOf(one, now), askedAt: askedAt.toISOString() },
    expiresAt: confirmedAt === undefined ? expiresAt.toISOString() : null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    delivery: delivery === undefined ? null : summariseDelivery(delivery),
  };
}

function describe(one: SubscriptionSummary, delivery: Delivery | undefined, now: Date): string {
  const { id, lang, askedAt, expiresAt, confirmedAt, endedAt } = one;
  const line = [id, `asked ${formatInstant(askedAt)}`, lang];
  if (confirmedAt === undefined) {
    const waiting = stateOf(one, now) === 'waiting';
    return [
      ...line,
      `${waiting ? 'to confirm until' : 'expired'} ${formatInstant(expiresAt)}`,
    ].join('  ');
  }
  const state =
    endedAt === undefined
      ? `confirmed ${formatInstant(confirmedAt)}`
      : `ended ${formatInstant(endedAt)}`;
  return [...line, state, describeDelivery(delivery)].join('  ');
}
