import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { nameBroker } from '#tests/examples/named-broker.ts';
import { SHARED_ANSWERS } from '#tests/examples/shared-answers.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { proofOf, sendForm } from '#tests/server/send-form.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { PNG } from '#tests/uploads/files.ts';
import { createWebhook } from '../../deliveries/webhook.ts';
import { createSmtpMailer } from '../../letters/mail/smtp.ts';
import { createMetrics, type Metrics } from '../observability/metrics.ts';
import type { Traces } from '../observability/traces.ts';

/** What stands in everything that is typed, and must not stand in anything that leaves. */
const MARK = /planted/i;

let test: TestApp;
let metrics: Metrics;
const spans: unknown[] = [];
const headers: unknown[] = [];
const closing: (() => Promise<unknown>)[] = [];

/** Spans as they would be sent: what a collector gets is this, encoded. */
const traces: Traces = {
  within: (name, facts, work) => {
    spans.push(name, facts);
    return work();
  },
  beginRequest: (parent) => {
    spans.push(parent);
    return { run: (work) => work(), end: (...ended) => void spans.push(ended) };
  },
  noteQuery: (...query) => void spans.push(query),
  close: async () => {},
};

/** A mail server and a receiver that refuse everything, and repeat what they were sent. */
async function startRefusing() {
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`4.2.1 No, ${address}`), { responseCode: 451 })),
  });
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  const receiver = createServer((request, response) => {
    response.writeHead(500);
    request.pipe(response);
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const portOf = (address: unknown) => (address as AddressInfo).port;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${portOf(mail.server.address())}`, {
    from: 'lender@fluvia.example',
    replyTo: 'lender@fluvia.example',
  });
  closing.push(
    () => mailer.close(),
    () => new Promise<void>((resolve) => mail.close(() => resolve())),
    () => new Promise((resolve) => receiver.close(resolve)),
  );
  const url = `http://127.0.0.1:${portOf(receiver.address())}/planted?key=planted`;
  const webhook = createWebhook(
    { url, secrets: ['a secret of the tests, planted with the receiver'] },
    { now: () => NOW, nameBroker },
  );
  return { mailer, webhook };
}

beforeAll(async () => {
  const { mailer, webhook } = await startRefusing();
  const database = await openDatabaseInMemory();
  database.observeQueries(traces.noteQuery);
  metrics = createMetrics();
  test = await openTestApp(database, {
    mailer,
    channels: [webhook],
    traces,
    recorder: { ...metrics, within: traces.within },
  });
  test.app.addHook('onSend', async (_request, reply) => void headers.push(reply.getHeaders()));
});
afterAll(async () => {
  await test.close();
  for (const close of closing) await close();
});

/** The example with every answer marked that is free text; the loan stays one that is lent. */
const NAMES = {
  firstname: 'Planteda',
  lastname: 'Plantedb',
  email: 'planted@example.be',
  street: 'Rue Planted',
  profession: 'Planted',
  employerName: 'Planted',
};
const marked = (answers: object) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      typeof value === 'string' ? `PLANTED ${name}` : value,
    ]),
  );

async function submit(token: string, query: string, payload: object) {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/v1/submit?${query}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { lang: 'fr', ...payload },
  });
  return answer.statusCode === 422 ? answer.body : answer.statusCode;
}

const read = () => metrics.read();

//
it('nothing that a visitor writes leaves by log, metrics, traces or headers', async () => {
  const token = await test.openSession();
  const draft = 'action=pat_form&uniqid=planted-draft&step=1';
  expect(await submit(token, draft, marked(COMPLETE_ANSWERS))).toBe(200);
  expect(await submit(token, `${draft}&send=1`, marked(COMPLETE_ANSWERS))).toContain('errors');
  const complete = { ...COMPLETE_ANSWERS, ...NAMES };
  expect(await submit(token, 'action=pat_form&uniqid=planted-sent&send=1', complete)).toBe(200);
  const shared = {
    ...SHARED_ANSWERS,
    firstname: 'Plantedc',
    lastname: 'Plantedd',
    email: 'planted.c@example.be',
    coborrowerEmail: 'planted.d@example.be',
    coborrowerFirstname: 'Plantedd',
  };
  const second = await test.openSession();
  expect(await submit(second, 'action=share_pat_form&uniqid=planted-share', shared)).toBe(200);

  const proof = () => proofOf(test);
  const message = {
    ...{ lang: 'nl', subject: 'klacht', zip: '9000', phone: '0475/12.34.56' },
    ...{ firstname: 'Planted', lastname: 'Planted', email: 'planted@example.be' },
    message: 'PLANTED message',
  };
  const files = [['planted.png', PNG]] as const;
  const contact = await sendForm(
    test,
    '/api/v1/forms/contact',
    { ...message, ...(await proof()) },
    files,
  );
  expect(contact.statusCode).toBe(200);
  const exe = [['planted.exe', Buffer.from('MZ planted')]] as const;
  const refused = await sendForm(
    test,
    '/api/v1/forms/contact',
    { ...message, email: 'planted', ...(await proof()) },
    exe,
  );
  expect(refused.statusCode).toBe(415);
  const newsletter = { email: 'planted.n@example.be', lang: 'nl', ...(await proof()) };
  expect((await sendForm(test, '/api/v1/forms/newsletter', newsletter)).statusCode).toBe(200);

  const odd = { 'user-agent': 'planted', referer: 'http://planted/', 'x-request-id': 'planted' };
  for (const url of [
    '/fr/planted/?email=planted@example.be',
    '/api/v1/planted',
    '/api/v1/postcode/planted/validate',
    '/api/v1/brokers?near=planted',
    '/fr/summary-pdf/planted/planted',
    '/api/v1/%ffplanted',
  ])
    await test.app.inject({ url, headers: { ...odd, cookie: 'planted=planted' } });
  const broken = { ...odd, 'content-type': 'application/json' };
  const url = '/api/v1/jwt-get';
  await test.app.inject({ method: 'POST', url, headers: broken, payload: '{"planted' });
  await test.app.inject({ method: 'POST', url, payload: { recaptcha: 'planted' } });
  const payload = { token: 'planted' };
  await test.app.inject({ method: 'PUT', url: '/api/v1/jwt-refresh', payload });
  const error = { kind: 'error', name: 'Planted: a', script: 'planted', page: '/planted' };
  const report = { method: 'POST', url: '/api/v1/client-errors', payload: error } as const;
  expect((await test.app.inject(report)).statusCode).toBe(204);

  // The refusals of the mail server and of the receiver are logged too.
  for (const kind of ['confirm-request', 'share-letter', 'newsletter-letter'])
    await expect
      .poll(read)
      .toContain(`loanfront_mail_duration_seconds_count{kind="${kind}",outcome="failed"}`);
  await expect.poll(read).toContain('kind="request",channel="webhook",outcome="refused"');
  await expect.poll(test.log).toContain('status 500');

  const reported = await read();
  expect(reported).toContain('loanfront_sends_total{family="personal",outcome="sent"} 1');
  expect(reported).toContain('loanfront_sends_total{family="unknown",outcome="refused"} 1');
  expect(JSON.stringify(spans)).toContain('insert into');
  expect(test.log()).toContain('"route":"/api/v1/submit"');
  expect(headers.length).toBeGreaterThan(15);
  const left = { log: test.log(), metrics: reported, traces: JSON.stringify(spans) };
  for (const [way, text] of Object.entries({ ...left, headers: JSON.stringify(headers) }))
    expect(
      text.split('\n').filter((line) => MARK.test(line)),
      way,
    ).toEqual([]);
});
