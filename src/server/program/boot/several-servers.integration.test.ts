import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { SHARED_ANSWERS } from '#tests/examples/shared-answers.ts';
import { startPostgres } from '#tests/postgres/start-postgres.ts';
import { hiddenIn, sumIn } from '#tests/server/read-form-page.ts';
import { sendForm } from '#tests/server/send-form.ts';
import { SharedRequests } from '#tests/server/shared-request.ts';
import { openTestApp, solveBotCheck, type TestApp } from '#tests/server/test-app.ts';
import { makeProviderKeys, startScriptedProvider } from '#tests/sign-in/scripted-provider.ts';
import { openWindow } from '#tests/sign-in/window.ts';
import { PNG } from '#tests/uploads/files.ts';
import { createSocialSignIn } from '../../applications/sign-in/social-sign-in.ts';
import { LIMITS } from '../../http/rate-limits.ts';
import { MAX_MEGABYTES_AN_HOUR } from '../../inquiries/limit-uploads.ts';
import { generateKeyRing, parseKeyRing } from '../../security/encryption/key-ring.ts';
import { openServedDatabase } from '../../storage/served-database.ts';
import { readSettings } from '../settings/read-settings.ts';
import { openDatabase } from './open-database.ts';

const postgres = await startPostgres(undefined, { overTls: true });
afterAll(() => postgres.stop());

describe('a database that must be reached over TLS', () => {
  /** Opens it as a start does, with these settings. */
  const open = async (given: Record<string, string>) => {
    const read = readSettings({ DATABASE_TLS: 'verify', ...given });
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    return await openDatabase(read.settings, { migrates: true });
  };

  it('PostgreSQL is used over TLS, with a certificate of a trusted authority', async () => {
    const { url, caFile } = postgres.overTls(await postgres.createDatabase());
    const opened = await open({ DATABASE_URL: url, DATABASE_CA_FILE: caFile });
    if (!opened.ok) throw new Error(opened.lines.join());
    const { rows } = await sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(
      opened.database.executor,
    );
    expect(rows).toEqual([{ ssl: true }]);
    await opened.database.close();
  });

  it('PostgreSQL is refused with another certificate, or one for another name', async () => {
    const { url, caFile } = postgres.overTls(await postgres.createDatabase());
    expect(await open({ DATABASE_URL: url })).toEqual({
      ok: false,
      lines: [expect.stringMatching(/cannot be used \(DEPTH_ZERO_SELF_SIGNED_CERT\)/)],
    });
    const elsewhere = url.replace('@localhost', '@127.0.0.1');
    expect(await open({ DATABASE_URL: elsewhere, DATABASE_CA_FILE: caFile })).toEqual({
      ok: false,
      lines: [expect.stringMatching(/cannot be used \(ERR_TLS_CERT_ALTNAME_INVALID\)/)],
    });
  });

  it('PostgreSQL is refused without TLS', async () => {
    // The answer of a PostgreSQL that has none.
    const plain = createServer((socket) => {
      socket.once('data', () => socket.write('N'));
    }).listen(0, '127.0.0.1');
    await once(plain, 'listening');
    const { port } = plain.address() as AddressInfo;
    expect(await open({ DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/db` })).toEqual({
      ok: false,
      lines: [`The database at 127.0.0.1:${port}/db cannot be used (no TLS): check DATABASE_URL.`],
    });
    await new Promise((settle) => plain.close(settle));
  });
});

describe('two servers on one database', () => {
  const CLIENT_ID = 'fluvia';
  let one: TestApp;
  let two: TestApp;
  let provider: Awaited<ReturnType<typeof startScriptedProvider>>;

  beforeAll(async () => {
    const address = await postgres.createDatabase();
    const keyRing = parseKeyRing(generateKeyRing());
    if (keyRing === undefined) throw new Error('No keys');
    provider = await startScriptedProvider({ clientId: CLIENT_ID, keys: await makeProviderKeys() });
    // Both start at once, so that their migrations race.
    [one, two] = await Promise.all([start(), start()]);

    function start() {
      const { issuer } = provider;
      const social = { id: 'social', name: 'Social', issuer, clientId: CLIENT_ID };
      return openTestApp(openServedDatabase(address), {
        keyRing: keyRing as NonNullable<typeof keyRing>,
        settings: { publicUrl: 'http://localhost:3000', rateLimit: 1, trustProxy: false },
        signIns: {
          providers: [createSocialSignIn({ ...social, secret: 'shared', timeout: 20 })],
          publicKeys: undefined,
        },
      });
    }
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    await provider.stop();
  });

  const submit = (server: TestApp, token: string, query: string, answers: object) =>
    server.app.inject({
      method: 'POST',
      url: `/api/v1/submit?action=pat_form&${query}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { lang: 'fr', ...answers },
    });

  const refresh = async (server: TestApp, token: string) => {
    const url = '/api/v1/jwt-refresh';
    const answer = await server.app.inject({ method: 'PUT', url, payload: { token } });
    return JSON.parse(answer.json().encodedData ?? '{}');
  };

  it('know each other’s sessions, drafts and requests', async () => {
    const token = await one.openSession();
    const saved = await submit(two, token, 'uniqid=both&step=1', { lastname: 'Lambert' });
    expect(saved.statusCode).toBe(200);
    expect(await refresh(one, token)).toMatchObject({ uniqId: 'both', lastname: 'Lambert' });
    const sent = await Promise.all(
      [one, two, one, two].map((server) =>
        submit(server, token, 'send=1&uniqid=both', COMPLETE_ANSWERS),
      ),
    );
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(sent.map((answer) => answer.json().message)).size).toBe(1);
    expect(await two.storage.requests.list()).toHaveLength(1);
  });

  it('take a puzzle once, whichever of them made it', async () => {
    const recaptcha = await solveBotCheck(one.app);
    const answers = await Promise.all(
      [two, one, two, one].map((server) =>
        server.app.inject({ method: 'POST', url: '/api/v1/jwt-get', payload: { recaptcha } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403]);
  });

  it('end a sign-in that the other began', async () => {
    const token = await one.openSession();
    const [began, ends] = [openWindow(one.app), openWindow(two.app)];
    const payload = { token, lang: 'nl', provider: 'social' };
    const { body } = await began.post('/api/v1/sign-in-url', payload);
    ends.cookies = began.cookies;
    const back = await ends.get(provider.agree(JSON.parse(body).url));
    expect(back.url).toBe('/nl/kredietaanvraag/?sign-in=done');
    expect((await refresh(one, token)).signedIn).toContainEqual(
      expect.objectContaining({ name: 'lastname', value: 'Hondtenaar' }),
    );
  });

  it('send a form whose files the other received', async () => {
    const text = {
      way: 'write',
      subject: 'reclamation',
      firstname: 'Zoé',
      lastname: 'Lambert',
      email: 'zoe@example.be',
      message: 'Bonjour',
    };
    const page = { accept: 'text/html', referer: 'http://localhost:3000/fr/contact/' };
    const form = '/api/v1/forms/contact';
    const question = await sendForm(one, form, text, [['photo.png', PNG]], page);
    expect(question.statusCode).toBe(422);
    const answer = { ...hiddenIn(question.body), answer: String(sumIn(question.body)) };
    const sent = await sendForm(two, `${form}/answer`, answer, [], page);
    expect(sent.statusCode).toBe(200);
    expect((await sendForm(one, `${form}/answer`, answer, [], page)).statusCode).toBe(422);
    const [summary] = await one.storage.inquiries.list();
    const inquiry = await one.storage.inquiries.find(summary?.id ?? '');
    expect(inquiry?.files).toHaveLength(1);
  });

  it('take only so many megabytes of files an hour from an address', async () => {
    const send = (server: TestApp, remoteAddress: string, megabytes: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/forms/contact',
        remoteAddress,
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': String(megabytes * 1024 * 1024),
          'x-doing-ajax': 'true',
        },
        payload: '--x--\r\n',
      });
    const largest = 50;
    for (let n = 0; n < MAX_MEGABYTES_AN_HOUR / largest; n += 1) {
      const answer = await send(n % 2 === 0 ? one : two, '2001:db8:0:7::1', largest);
      expect(answer.statusCode).toBe(422);
    }
    const refused = await send(one, '2001:db8:0:7:ffff::2', largest);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await send(two, '2001:db8:0:7::1', 1)).statusCode).toBe(429);
    expect((await send(two, '2001:db8:0:7::1', 0.5)).statusCode).toBe(422);
    expect((await send(two, '2001:db8:0:107::1', largest)).statusCode).toBe(422);
  });

  it('open and follow what was shared on the other', async () => {
    const [first, other] = [new SharedRequests(one), new SharedRequests(two)];
    const email = 'across@example.be';
    const answers = { ...SHARED_ANSWERS, coborrowerEmail: email };
    const shared = await first.share(await one.openSession(), 'across', answers);
    const key = String(shared.json().follow).split('#')[1] ?? '';
    // Either server may have mailed it.
    await expect.poll(() => one.mailsTo(email)).toHaveLength(1);
    const link = await other.linkTo(email);
    const { token, id } = await other.open(link);
    expect((await other.follow(key)).json()).toMatchObject({ state: 'open' });
    expect((await first.save(token, id)).statusCode).toBe(200);
    expect((await other.send(token, id)).statusCode).toBe(200);
    expect((await first.follow(key)).json()).toMatchObject({ state: 'sent' });
  });

  it('allow an address the limit once, together', async () => {
    const url = '/api/v1/forms/contact/answer';
    const call = (server: TestApp) =>
      server.app.inject({ method: 'POST', url, remoteAddress: '192.0.2.7' });
    const statuses: number[] = [];
    for (let n = 0; n < LIMITS.question; n += 1)
      statuses.push((await call(n % 2 === 0 ? one : two)).statusCode);
    expect(statuses).not.toContain(429);
    expect((await call(one)).statusCode).toBe(429);
    expect((await call(two)).statusCode).toBe(429);
  });
});
