import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { webhookSchema } from '#server/deliveries/webhook-schema.ts';
import { type AppWithReceiver, openAppWithReceiver } from './app-with-receiver.ts';
import { purgeWithoutStop } from './purge-without-stop.ts';
import { sendForm } from './send-form.ts';
import { NOW, solveBotCheck } from './test-app.ts';

export const NEWSLETTER_FORM = '/api/v1/forms/newsletter';
export const SUBSCRIBER = 'lotte@example.be';
const TABLES = ['newsletterSubscriptions', 'developmentMail', 'deliveries', 'auditEntries'];

type Fields = Readonly<Record<string, string>>;

/**
 * The newsletter's form and mailed links on a server whose webhook is received, for the tests of the calling
 * file: opened before them, emptied before each, closed after them.
 */
export function openNewsletterBench() {
  let bench: AppWithReceiver;
  beforeAll(async () => {
    bench = await openAppWithReceiver();
  });
  beforeEach(async () => {
    await bench.test.allMailed();
    await allDelivered();
    for (const table of TABLES)
      await sql`delete from ${sql.table(table)}`.execute(bench.database.executor);
    bench.receiver.forget();
    bench.test.setNow(NOW);
  });
  afterAll(() => bench.close());

  /** Sends the form with a solved bot check. */
  const call = async (fields: Fields = {}, headers?: Fields) => {
    const proof = await solveBotCheck(bench.test.app);
    const form = { email: SUBSCRIBER, lang: 'nl', 'cf-turnstile-response': proof, ...fields };
    return await sendForm(bench.test, NEWSLETTER_FORM, form, [], headers);
  };
  const mails = async (to = SUBSCRIBER) => {
    await bench.test.allMailed();
    return await bench.test.mailsTo(to);
  };
  /** The path of the link in the newest mail. */
  const mailedLink = async (to = SUBSCRIBER) => {
    const [mail] = await mails(to);
    const [link] = /http:\/\/localhost:3000(\/\w\w\/newsletter\/\S+)/.exec(mail?.text ?? '') ?? [];
    if (link === undefined) throw new Error('No link');
    return new URL(link).pathname;
  };
  /** Opens the page of a link, as a reader or a mail filter does. */
  const openLink = (path: string) => bench.test.app.inject(path);
  /** Presses the only button of a link's page; a mail program sends the same without a page (RFC 8058). */
  const pressButton = (path: string, body = 'List-Unsubscribe=One-Click') =>
    bench.test.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: body,
    });
  /** Asks and confirms; returns the link that confirmed. */
  const subscribe = async () => {
    await call();
    const link = await mailedLink();
    await pressButton(link);
    return link;
  };
  /** The newest message to the lender's systems, once this many have arrived. */
  const delivered = async (count: number) => {
    await expect.poll(() => bench.receiver.received.length).toBe(count);
    const message = JSON.parse(bench.receiver.received[count - 1]?.body ?? '');
    return webhookSchema.parse(message);
  };
  /** The path of the unsubscribe link that the lender puts in its newsletters. */
  const unsubscribeLink = async () => {
    const message = await delivered(1);
    if (message.type !== 'newsletter.confirmed') throw new Error(message.type);
    return new URL(message.data.unsubscribe).pathname;
  };
  const allDelivered = () =>
    expect
      .poll(async () => {
        const deliveries = await bench.test.storage.deliveries.list();
        return deliveries.filter(({ deliveredAt }) => !deliveredAt);
      })
      .toEqual([]);
  const auditedActions = async () => {
    const actions: string[] = [];
    for await (const { actor, action } of bench.test.storage.audit.each())
      actions.push(`${actor} ${action}`);
    return actions;
  };
  const purge = () => purgeWithoutStop(bench.test);
  return {
    test: () => bench.test,
    received: () => bench.receiver.received,
    /** The subscription that counts for the address, if it has one. */
    subscription: () => bench.test.storage.newsletter.findCounting(SUBSCRIBER),
    call,
    mails,
    mailedLink,
    openLink,
    pressButton,
    subscribe,
    delivered,
    unsubscribeLink,
    allDelivered,
    auditedActions,
    purge,
  };
}
