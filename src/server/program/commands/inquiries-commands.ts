import { readText } from '#domain/reading/read-text.ts';
import { type AnswerInWords, answerInWords } from '../../deliveries/answer-in-words.ts';
import { brokerFields, withoutBroker } from '../../deliveries/name-brokers.ts';
import { dataOfInquiry } from '../../deliveries/webhook-body.ts';
import type { NameBroker } from '../../lookups/brokers/name-broker.ts';
import type { Delivery } from '../../stores/delivery-store.ts';
import type { Inquiry, InquirySummary } from '../../stores/inquiry.ts';
import type { Stores } from '../../stores/storage.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { formatDays, formatInstant, isWithin, readDays } from './format-instant.ts';
import { findLeftOut, leaveOutRestricted, refuseRestricted } from './leave-out-restricted.ts';
import { findDeliveries, listNewest } from './list-newest.ts';
import { describeDelivery, summariseDelivery } from './requests-commands.ts';
import { writeJsonList } from './stream-output.ts';
import { refuseWithGaps } from './unreadable.ts';

/** `inquiries list [--newest <n>]`: what came in by the website's forms, newest first, without names. */
export const listInquiries = listNewest(async ({ storage }, line, newest) => {
  const { json } = line;
  const all = await storage.inquiries.list(newest);
  const { shown: listed, left } = await leaveOutRestricted(storage, line, all, restrictableOf);
  const deliveries = await findDeliveries(storage, listed.map(subjectOf));
  if (json)
    return printJson(listed.map((inquiry) => summarise(inquiry, deliveries.get(inquiry.id))));
  if (all.length === 0) return printLines(['No messages yet.']);
  const lines = listed.map((inquiry) => describe(inquiry, deliveries.get(inquiry.id)));
  return printLines([...lines, ...left]);
});

/** `inquiries show <id>`: an inquiry in full, in the words of its form. The audit log records it. */
export async function showInquiry(
  { storage, actor, now, nameBroker, readLender }: CommandServices,
  { json, restricted }: CommandLine,
  id: string,
): Promise<CommandResult> {
  const result = await storage.transact(async (transaction) => {
    const inquiry = await findInquiry(transaction, readText(id));
    if (inquiry === undefined) return undefined;
    const { deliveries, restrictions, audit } = transaction;
    if (!restricted && (await restrictions.covers(restrictableOf(inquiry)))) return 'restricted';
    const delivery = await deliveries.find(subjectOf(inquiry));
    await audit.append({ at: now(), actor, action: 'look', subject: 'inquiry', details: { id } });
    return { inquiry, delivery };
  });
  if (result === undefined) return refuseUnknown(id, json);
  if (result === 'restricted') return refuseRestricted(`message ${id}`, json, true);
  const { inquiry, delivery } = result;
  const { files } = inquiry;
  const broker = brokerFields(inquiry.answers, nameBroker);
  if (json) {
    const answers = { ...inquiry.answers, ...broker };
    return printJson({ ...summarise(inquiry, delivery), answers, files });
  }
  const subjects = readLender()?.lender.contactSubjects ?? [];
  return printLines([
    describe(inquiry, delivery),
    ...Object.entries(broker).map(([name, value]) => `  ${name}: ${value}`),
    ...Object.keys(withoutBroker(inquiry.answers)).map((name) =>
      describeAnswer(name, answerInWords(inquiry, name, subjects)),
    ),
    ...files.map(({ name, size, address }) => `  file ${name}, ${size} bytes: ${address}`),
  ]);
}

/** `inquiries redeliver <id>`: delivers it again, as a new message if it was delivered already. */
export async function redeliverInquiry(
  { storage, actor, now, newId }: CommandServices,
  { json }: CommandLine,
  id: string,
): Promise<CommandResult> {
  const dueAt = now();
  const subject = await storage.transact(async (transaction) => {
    const inquiry = await findInquiry(transaction, readText(id));
    if (inquiry === undefined) return undefined;
    const { deliveries, restrictions, audit } = transaction;
    if (await restrictions.covers(restrictableOf(inquiry))) return 'restricted';
    const deliverySubject = subjectOf(inquiry);
    const delivery = await deliveries.find(deliverySubject);
    if (delivery === undefined || delivery.deliveredAt !== undefined)
      await deliveries.put({ ...deliverySubject, messageId: newId(), dueAt });
    else await deliveries.retry(delivery.messageId, dueAt);
    await audit.append({
      at: dueAt,
      actor,
      action: 'redelivery',
      subject: 'inquiry',
      details: { id },
    });
    return deliverySubject;
  });
  if (subject === undefined) return refuseUnknown(id, json);
  if (subject === 'restricted') return refuseRestricted(`message ${id}`, json);
  if (json) return printJson({ redelivered: [{ kind: subject.kind, id }] });
  return printLines([`${id} is delivered again within a minute, if a channel is configured.`]);
}

/** `inquiries export`: all inquiries of those days, oldest first, as the webhook delivers them. */
export async function exportInquiries(
  { storage, actor, now, nameBroker }: CommandServices,
  line: CommandLine,
): Promise<CommandResult> {
  const days = readDays(line, now());
  if (typeof days === 'string')
    return refuseCommand(`--${days} must be a day, such as 2026-11-20.`, line.json, 2);
  const isLeftOut = await findLeftOut(storage, line);
  const ids = new Set<string>();
  const unreadable: string[] = [];
  for await (const inquiry of storage.inquiries.each(({ id }) => unreadable.push(id)))
    if (isWithin(days, inquiry.sentAt) && !isLeftOut(restrictableOf(inquiry))) ids.add(inquiry.id);
  if (unreadable.length > 0) return refuseWithGaps(unreadable, line.json);
  const details = { ...formatDays(days), ids: [...ids] };
  await storage.transact(({ audit }) =>
    audit.append({ at: now(), actor, action: 'export', subject: 'inquiries', details }),
  );
  const more = writeJsonList(readExported(storage, ids, nameBroker));
  return { code: 0, output: '', more };
}

async function* readExported(
  { inquiries }: Pick<Stores, 'inquiries'>,
  ids: ReadonlySet<string>,
  nameBroker: NameBroker,
) {
  // What cannot be read is of other days.
  for await (const inquiry of inquiries.each(() => {}))
    if (ids.has(inquiry.id)) yield { form: inquiry.form, ...dataOfInquiry(inquiry, nameBroker) };
}

/** "Nom (lastname): Peeters", as in `requests show`. */
const describeAnswer = (name: string, { label, value }: AnswerInWords) =>
  `  ${label === name ? name : `${label} (${name})`}: ${value}`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function findInquiry({ inquiries }: Stores, id: string): Promise<Inquiry | undefined> {
  return UUID.test(id) ? await inquiries.find(id) : undefined;
}

function refuseUnknown(id: string, json: boolean): CommandResult {
  return refuseCommand(`There is no message ${id}.`, json);
}

const restrictableOf = ({ id }: InquirySummary) => ({ what: 'inquiry', name: id }) as const;

function subjectOf({ form, id }: InquirySummary) {
  return { kind: form, subjectId: id };
}

function summarise({ id, form, lang, sentAt }: InquirySummary, delivery: Delivery | undefined) {
  const summary = delivery === undefined ? null : summariseDelivery(delivery);
  return { id, form, lang, sentAt: sentAt.toISOString(), delivery: summary };
}

function describe({ id, form, lang, sentAt }: InquirySummary, delivery: Delivery | undefined) {
  return [id, formatInstant(sentAt), form, lang, describeDelivery(delivery)].join('  ');
}
