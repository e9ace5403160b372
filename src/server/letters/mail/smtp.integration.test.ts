import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { makeCertificate, type TestCertificate } from '#tests/server/make-certificate.ts';
import { openTestApp } from '#tests/server/test-app.ts';
import { createSmtpMailer } from './smtp.ts';

interface Received {
  from: string;
  to: string[];
  content: string;
  /** Whether it came over TLS. */
  secure: boolean;
}

const SENDER = { from: 'bonjour@fluvia.example', replyTo: 'equipe@fluvia.example' };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A mail server that refuses the first `refusals` mails, as if overloaded. */
async function startMailServer(refusals: number, tls?: TestCertificate) {
  const received: Received[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: tls === undefined ? ['STARTTLS'] : [],
    ...(tls !== undefined && {
      key: readFileSync(tls.key),
      cert: readFileSync(tls.certificate),
    }),
    onRcptTo: (address, _session, done) => {
      if (refused >= refusals) return done();
      refused += 1;
      const refusal = new Error(`4.2.1 Try later, ${address.address}`);
      done(Object.assign(refusal, { responseCode: 451 }));
    },
    onData: (stream, session, done) => {
      text(stream).then((content) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          secure: session.secure,
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          content,
        });
        done();
      }, done);
    },
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  closing.push(() => new Promise((settle) => server.close(() => settle())));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { received, refused: () => refused, port, url: `smtp://127.0.0.1:${port}` };
}

const MAIL = { to: 'emile@example.be', subject: 'Reçu', text: 'Texte', html: '<p>Texte</p>' };

describe('mail over SMTP', () => {
  it('arrives from the lender, as HTML and text', async () => {
    const server = await startMailServer(0);
    const mailer = createSmtpMailer(server.url, {
      from: '"Fluvia" <bonjour@fluvia.example>',
      replyTo: 'equipe@fluvia.example',
    });
    closing.push(() => mailer.close());
    await mailer.send(MAIL);
    expect(server.received).toMatchObject([
      { from: 'bonjour@fluvia.example', to: ['emile@example.be'] },
    ]);
    expect(server.received[0]?.content).toMatch(/text\/plain[\s\S]+text\/html/);
  });

  // W-10.17
  it('says that a program wrote it, and whom an answer reaches', async () => {
    const server = await startMailServer(0);
    const mailer = createSmtpMailer(server.url, SENDER);
    closing.push(() => mailer.close());
    await mailer.send(MAIL);
    await mailer.send({ ...MAIL, replyTo: 'emile@example.be' });
    const [toVisitor, toOffice] = server.received.map(({ content }) => content);
    for (const content of [toVisitor, toOffice])
      expect(content).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(toVisitor).toMatch(/^Reply-To: equipe@fluvia\.example\r?$/m);
    expect(toOffice).toMatch(/^Reply-To: emile@example\.be\r?$/m);
  });

  it('carries its attachments', async () => {
    const server = await startMailServer(0);
    const mailer = createSmtpMailer(server.url, SENDER);
    closing.push(() => mailer.close());
    const content = Buffer.from('%PDF-1.7 …').toString('base64');
    const file = { filename: 'recapitulatif.pdf', contentType: 'application/pdf', content };
    await mailer.send({ ...MAIL, attachments: [file] });
    const [mail] = server.received;
    expect(mail?.content).toMatch(/application\/pdf; name=recapitulatif\.pdf/);
    expect(mail?.content).toContain(content);
  });

  it('carries the pictures that its HTML shows, within the letter', async () => {
    const server = await startMailServer(0);
    const mailer = createSmtpMailer(server.url, SENDER);
    closing.push(() => mailer.close());
    const content = Buffer.from('PNG …').toString('base64');
    const picture = { cid: 'mark@mail', filename: 'mark.png', contentType: 'image/png', content };
    await mailer.send({ ...MAIL, html: '<img src="cid:mark@mail">', pictures: [picture] });
    const [mail] = server.received;
    expect(mail?.content).toMatch(/multipart\/related/);
    expect(mail?.content).toMatch(/Content-ID: <mark@mail>/i);
    expect(mail?.content).toMatch(/Content-Disposition: inline; filename=mark\.png/i);
    expect(mail?.content).toContain(content);
  });

  it('reports that it was refused, without the address', async () => {
    const server = await startMailServer(1);
    const mailer = createSmtpMailer(server.url, SENDER);
    closing.push(() => mailer.close());
    const refusal = await mailer.send(MAIL).catch((error: unknown) => error);
    expect(String(refusal)).toMatch(/refused a mail.*451/);
    expect(JSON.stringify(refusal, Object.getOwnPropertyNames(refusal))).not.toContain('emile');
  });

  it('a mail is sent over verified TLS or not at all if TLS is required', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'loanfront-smtp-'));
    closing.push(async () => rmSync(folder, { recursive: true }));
    const certificate = makeCertificate(folder, 'localhost');
    const [tls, plain] = [await startMailServer(0, certificate), await startMailServer(0)];
    const ca = readFileSync(certificate.certificate, 'utf8');
    const sendTo = async (url: string, given: string | undefined) => {
      const mailer = createSmtpMailer(url, SENDER, { ca: given });
      closing.push(() => mailer.close());
      await mailer.send(MAIL);
    };
    await sendTo(`smtp://localhost:${tls.port}`, ca);
    expect(tls.received).toMatchObject([{ secure: true }]);
    const weak = '?ignoreTLS=true&tls.rejectUnauthorized=false';
    await expect(sendTo(`smtp://localhost:${tls.port}/${weak}`, undefined)).rejects.toThrow();
    await expect(sendTo(`smtp://127.0.0.1:${tls.port}`, ca)).rejects.toThrow(/ETLS|ESOCKET/);
    await expect(sendTo(`${plain.url}/${weak}`, ca)).rejects.toThrow(/ETLS|ESOCKET/);
    expect([tls.received.length, plain.received.length]).toEqual([1, 0]);
  });

  it('fails if nobody listens', async () => {
    const mailer = createSmtpMailer('smtp://127.0.0.1:9', SENDER);
    closing.push(() => mailer.close());
    await expect(mailer.send(MAIL)).rejects.toThrow('refused a mail');
  });

  it('a mail is retried until it is accepted, and sent once', async () => {
    const server = await startMailServer(1);
    const mailer = createSmtpMailer(server.url, SENDER);
    const test = await openTestApp(await openDatabaseInMemory(), { mailer });
    closing.push(
      () => mailer.close(),
      () => test.close(),
    );
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/submit?action=pat_form&uniqid=mailed&send=1',
      headers: { authorization: `Bearer ${await test.openSession()}` },
      payload: { ...COMPLETE_ANSWERS, lang: 'nl' },
    });
    expect(answer.statusCode).toBe(200);
    await test.mailed(1);
    expect(server.refused()).toBe(1);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.content).toContain(answer.json().message);
    expect(test.log()).toContain('refused a mail');
    expect(test.log()).not.toContain('emile');
    const [request] = await test.storage.requests.list();
    expect(request?.confirmedAt).toBeInstanceOf(Date);
  });
});
