import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * A call of the webhook, or a mail, as it arrived.
 * @typedef {{ at: number, id: string, type: string, data: Record<string, unknown> }} Call
 * @typedef {{ at: number, to: string, subject: string }} Mail
 */

/**
 * A receiver that can go away, refusing connections, and come back at the same address.
 * @typedef {{ url: string, leave(): Promise<void>, comeBack(): Promise<void> }} Receiver
 */

/** The lender's systems and a mail server, on this machine only, which record what they receive. */
export async function startReceivers() {
  /** @type {Call[]} */
  const calls = [];
  /** @type {Mail[]} */
  const mails = [];
  const webhook = await startReceiver('http', (port) => listenForCalls(calls, port));
  const smtp = await startReceiver('smtp', (port) => listenForMails(mails, port));
  return {
    calls,
    mails,
    webhook,
    smtp,
    webhookUrl: `${webhook.url}/`,
    smtpUrl: smtp.url,
    stop: async () => {
      await webhook.leave();
      await smtp.leave();
    },
  };
}

/**
 * @param {string} scheme
 * @param {(port: number) => Promise<{ port: number, stop(): Promise<void> }>} listen 0: on any free port
 * @returns {Promise<Receiver>}
 */
async function startReceiver(scheme, listen) {
  const first = await listen(0);
  /** @type {typeof first | undefined} */
  let running = first;
  return {
    url: `${scheme}://127.0.0.1:${first.port}`,
    leave: async () => {
      await running?.stop();
      running = undefined;
    },
    comeBack: async () => {
      running ??= await listen(first.port);
    },
  };
}

/** @param {Call[]} calls @param {number} port */
async function listenForCalls(calls, port) {
  const webhook = createServer(async (request, response) => {
    const { type, data } = JSON.parse(await text(request));
    calls.push({ at: Date.now(), id: String(request.headers['webhook-id']), type, data });
    response.writeHead(204).end();
  });
  await new Promise((settle) => webhook.listen(port, '127.0.0.1', () => settle(undefined)));
  return {
    port: portOf(webhook),
    stop: async () => {
      webhook.closeAllConnections();
      await new Promise((settle) => webhook.close(settle));
    },
  };
}

/** @param {Mail[]} mails @param {number} port */
async function listenForMails(mails, port) {
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
  await new Promise((settle) => smtp.listen(port, '127.0.0.1', () => settle(undefined)));
  return {
    port: portOf(smtp.server),
    stop: async () => {
      await new Promise((settle) => smtp.close(() => settle(undefined)));
    },
  };
}

/** @param {{ address(): string | import('node:net').AddressInfo | null }} server */
function portOf(server) {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
