import { dataOfSubscription } from '../../deliveries/webhook-body.ts';
import { endOf } from '../../inquiries/newsletter/end-subscription.ts';
import type { Delivery } from '../../stores/delivery-store.ts';
import type { Stores } from '../../stores/storage.ts';
import { type SubscriptionSummary, stateOf } from '../../stores/subscription.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { type CsvForm, csvFormOf, writeCsv, writeCsvRow } from './csv.ts';
import { formatInstant } from './format-instant.ts';
import { findLeftOut, leaveOutRestricted } from './leave-out-restricted.ts';
import { findDeliveries, listNewest } from './list-newest.ts';
import { describeDelivery, summariseDelivery } from './requests-commands.ts';
import { writeJsonList } from './stream-output.ts';
import { refuseWithGaps } from './unreadable.ts';

/** `newsletter list [--newest <n>]`: who subscribed and in which state, newest first, without addresses. */
export const listNewsletter = listNewest(async ({ storage, now }, line, newest) => {
  const { json } = line;
  const all = await storage.newsletter.list(newest);
  const { shown: listed, left } = await leaveOutRestricted(storage, line, all, restrictableOf);
  const subjects = listed.map(({ id }) => ({ kind: 'newsletter' as const, subjectId: id }));
  const deliveries = await findDeliveries(storage, subjects);
  const at = now();
  if (json)
    return printJson(
      listed.map((subscription) => summarise(subscription, deliveries.get(subscription.id), at)),
    );
  if (all.length === 0) return printLines(['There are no newsletter subscriptions yet.']);
  const lines = listed.map((subscription) =>
    describe(subscription, deliveries.get(subscription.id), at),
  );
  return printLines([...lines, ...left]);
});

/** `newsletter export`: the subscribers, as the webhook delivers them; as JSON, or as a table. */
export async function exportNewsletter(
  { storage, actor, now }: CommandServices,
  line: CommandLine,
): Promise<CommandResult> {
  const isLeftOut = await findLeftOut(storage, line);
  const ids = new Set<string>();
  const unreadable: string[] = [];
  for await (const subscription of storage.newsletter.each(({ id }) => unreadable.push(id)))
    if (stateOf(subscription, now()) === 'counts' && !isLeftOut(restrictableOf(subscription)))
      ids.add(subscription.id);
  if (unreadable.length > 0) return refuseWithGaps(unreadable, line.json);
  const form = csvFormOf(line);
  const details = { format: form === undefined ? 'json' : 'csv', ids: [...ids] };
  await storage.transact(({ audit }) =>
    audit.append({ at: now(), actor, action: 'export', subject: 'newsletter', details }),
  );
  const subscribers = readExported(storage, ids);
  const more = form === undefined ? writeJsonList(subscribers) : writeTable(subscribers, form);
  return { code: 0, output: '', more };
}

const restrictableOf = ({ id }: Pick<SubscriptionSummary, 'id'>) =>
  ({ what: 'newsletter', name: id }) as const;

async function* readExported({ newsletter }: Pick<Stores, 'newsletter'>, ids: ReadonlySet<string>) {
  for await (const subscription of newsletter.each())
    if (ids.has(subscription.id)) yield dataOfSubscription(subscription);
}

async function* writeTable(subscribers: ReturnType<typeof readExported>, form: CsvForm) {
  yield writeCsv(COLUMNS, [], form);
  for await (const subscriber of subscribers) yield writeCsvRow(COLUMNS, subscriber, form);
}

const COLUMNS = ['id', 'lang', 'email', 'askedAt', 'confirmedAt', 'unsubscribe'] as const;

/** `newsletter remove <id | e-mail address>`: ends it like its own link, which is delivered to the lender. */
export async function removeFromNewsletter(
  { storage, actor, now, newId }: CommandServices,
  { json }: CommandLine,
  typed: string,
): Promise<CommandResult> {
  const ended = await storage.transact(async (transaction) => {
    const email = typed.includes('@') ? typed : await emailOf(transaction, typed);
    return email === undefined
      ? undefined
      : await endOf(transaction, email, {
          actor,
          at: now(),
          messageId: newId(),
        });
  });
  if (ended === undefined)
    return refuseCommand(`${typed} is not subscribed to the newsletter.`, json);
  if (json) return printJson({ ended: ended.id });
  return printLines([`${ended.id} was ended. Earlier exports still contain the address.`]);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function emailOf({ newsletter }: Stores, id: string): Promise<string | undefined> {
  return UUID.test(id) ? (await newsletter.find(id))?.email : undefined;
}

function summarise(subscription: SubscriptionSummary, delivery: Delivery | undefined, now: Date) {
  const { id, lang, askedAt, expiresAt, confirmedAt, endedAt } = subscription;
  return {
    id,
    lang,
    state: stateOf(subscription, now),
    askedAt: askedAt.toISOString(),
    expiresAt: confirmedAt === undefined ? expiresAt.toISOString() : null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    delivery: delivery === undefined ? null : summariseDelivery(delivery),
  };
}

function describe(
  subscription: SubscriptionSummary,
  delivery: Delivery | undefined,
  now: Date,
): string {
  const { id, lang, askedAt, expiresAt, confirmedAt, endedAt } = subscription;
  const line = [id, `requested ${formatInstant(askedAt)}`, lang];
  if (confirmedAt === undefined) {
    const waiting = stateOf(subscription, now) === 'waiting';
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
