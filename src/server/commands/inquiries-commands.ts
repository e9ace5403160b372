import type { Delivery } from '../deliveries/delivery-store.ts';
import { tellBroker } from '../deliveries/name-brokers.ts';
import { dataOfForm } from '../deliveries/webhook-body.ts';
import type { Inquiry, InquirySummary } from '../inquiries/inquiry.ts';
import type { Stores } from '../storage/stores.ts';
import { type CommandResult, printJson, refuseCommand, say } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './data-commands.ts';
import { formatInstant, isWithin, readDays } from './format-instant.ts';
import { describeDelivery, summariseDelivery } from './requests-commands.ts';
import { PUT_KEYS_BACK } from './unreadable.ts';

/** `inquiries list`: what came by the website's forms, newest first, and nobody's name. */
export async function listInquiries(
  { storage }: CommandServices,
  { json }: CommandLine,
): Promise<CommandResult> {
  const listed = await storage.inquiries.list();
  const told = new Map(
    await Promise.all(
      listed.map(async (one) => [one.id, await storage.deliveries.find(subjectOf(one))] as const),
    ),
  );
  if (json) return printJson(listed.map((inquiry) => summarise(inquiry, told.get(inquiry.id))));
  if (listed.length === 0) return say(['No messages yet.']);
  return say(listed.map((inquiry) => describe(inquiry, told.get(inquiry.id))));
}

/** `inquiries show <id>`: one of them, whole. The audit log tells of it. */
export async function showInquiry(
  { storage, now, nameBroker }: CommandServices,
  { json }: CommandLine,
  id: string,
): Promise<CommandResult> {
  const found = await storage.transact(async (transaction) => {
    const inquiry = await findInquiry(transaction, id);
    if (inquiry === undefined) return undefined;
    const { deliveries, audit } = transaction;
    const delivery = await deliveries.find(subjectOf(inquiry));
    await audit.append({ at: now(), action: 'look', subject: 'inquiry', details: { id } });
    return { inquiry, delivery };
  });
  if (found === undefined) return refuseUnknown(id, json);
  const { inquiry, delivery } = found;
  const { files } = inquiry;
  const answers = { ...inquiry.answers, ...tellBroker(inquiry.answers, nameBroker) };
  if (json) return printJson({ ...summarise(inquiry, delivery), answers, files });
  return say([
    describe(inquiry, delivery),
    ...Object.entries(answers).map(([name, value]) => `  ${name}: ${value}`),
    ...files.map(({ name, size, address }) => `  file ${name}, ${size} bytes: ${address}`),
  ]);
}

/** `inquiries redeliver <id>`: once more, as a new message where it was delivered already. */
export async function redeliverInquiry(
  { storage, now, newId }: CommandServices,
  { json }: CommandLine,
  id: string,
): Promise<CommandResult> {
  const dueAt = now();
  const subject = await storage.transact(async (transaction) => {
    const inquiry = await findInquiry(transaction, id);
    if (inquiry === undefined) return undefined;
    const { deliveries, audit } = transaction;
    const own = subjectOf(inquiry);
    const delivery = await deliveries.find(own);
    if (delivery === undefined || delivery.deliveredAt !== undefined)
      await deliveries.put({ ...own, messageId: newId(), dueAt });
    else await deliveries.retry(delivery.messageId, dueAt);
    await audit.append({ at: dueAt, action: 'redelivery', subject: 'inquiry', details: { id } });
    return own;
  });
  if (subject === undefined) return refuseUnknown(id, json);
  if (json) return printJson({ redelivered: [{ kind: subject.kind, id }] });
  return say([`${id} is delivered again within a minute, where a channel is configured.`]);
}

/** `inquiries export`: all that came on those days, as the webhook tells it. */
export async function exportInquiries(
  { storage, now, nameBroker }: CommandServices,
  line: CommandLine,
): Promise<CommandResult> {
  const days = readDays(line);
  if (typeof days === 'string')
    return refuseCommand(`--${days} must be a day: YYYY-MM-DD.`, line.json, 2);
  const exported = await storage.transact(async ({ inquiries, audit }) => {
    const unreadable: string[] = [];
    const found: Inquiry[] = [];
    for await (const inquiry of inquiries.each(({ id }) => unreadable.push(id)))
      if (isWithin(days, inquiry.sentAt)) found.push(inquiry);
    if (unreadable.length > 0) return { unreadable };
    const details = {
      since: line.since ?? null,
      until: line.until ?? null,
      ids: found.map(({ id }) => id),
    };
    await audit.append({ at: now(), action: 'export', subject: 'inquiries', details });
    return { found };
  });
  if (exported.found === undefined) {
    const named = exported.unreadable.join(', ');
    // An export with gaps would be taken for whole.
    const reason = `Nothing was exported, for these cannot be read: ${named}. ${PUT_KEYS_BACK}`;
    return refuseCommand(reason, line.json);
  }
  const oldestFirst = exported.found.sort((a, b) => a.sentAt.getTime() - b.sentAt.getTime());
  return printJson(
    oldestFirst.map((inquiry) => ({ form: inquiry.form, ...dataOfForm(inquiry, nameBroker) })),
  );
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function findInquiry({ inquiries }: Stores, id: string): Promise<Inquiry | undefined> {
  return UUID.test(id) ? await inquiries.find(id) : undefined;
}

function refuseUnknown(id: string, json: boolean): CommandResult {
  return refuseCommand(`There is no message ${id}.`, json);
}

function subjectOf({ form, id }: InquirySummary) {
  return { kind: form, subjectId: id };
}

function summarise({ id, form, lang, sentAt }: InquirySummary, delivery: Delivery | undefined) {
  const told = delivery === undefined ? null : summariseDelivery(delivery);
  return { id, form, lang, sentAt: sentAt.toISOString(), delivery: told };
}

function describe({ id, form, lang, sentAt }: InquirySummary, delivery: Delivery | undefined) {
  return [id, formatInstant(sentAt), form, lang, describeDelivery(delivery)].join('  ');
}
