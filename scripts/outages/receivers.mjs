import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * A call of the webhook, or a mail, as it arrived.
 * @typedef {{ at: number, id: string, type: string, data: Record<string, unknown> }} Call
 * @typedef {{ at: number, to: string, subject: string }} Mail
 */

/** The lender's systems and a mail server, on this machine only, which record what they receive. */
export async function startReceivers() {
  /** @type {Call[]} */
  const calls = [];
  /** @type {Mail[]} */
  const mails = [];
  const webhook = createServer(async (request, response) => {
    const { type, data } = JSON.parse(await text(request));
    calls.push({ at: Date.now(), id: String(request.headers['webhook-id']), type, data });
    response.writeHead(204).end();
  });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      text(stream).then((content) => {
        const subject = /^Subject: (.*(?:\r?\n[ \t].*)*)/im.exec(content)?.[1] ?? '';
        for (const { address } of session.envelope.rcptTo)
          mails.push({ at: Date.now(), to: address, subject });
        done();
      }, done);
    },
  });
  smtp.on('error', () => {}); // a killed server does not close its connections
  await new Promise((settle) => webhook.listen(0, '127.0.0.1', () => settle(undefined)));
  await new Promise((settle) => smtp.listen(0, '127.0.0.1', () => settle(undefined)));
  return {
    calls,
    mails,
    webhookUrl: `http://127.0.0.1:${portOf(webhook)}/`,
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    stop: async () => {
      webhook.closeAllConnections();
      await new Promise((settle) => webhook.close(settle));
      await new Promise((settle) => smtp.close(() => settle(undefined)));
    },
  };
}

/** @param {{ address(): string | import('node:net').AddressInfo | null }} server */
function portOf(server) {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
