import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A call of the webhook, or a mail, as it arrived. */
export type Call = { at: number; id: string; type: string; data: Record<string, unknown> };

export type Mail = { at: number; to: string; subject: string };

/** A receiver that can go away, refusing connections, and come back at the same address. */
export type Receiver = { url: string; leave(): Promise<void>; comeBack(): Promise<void> };

/** The lender's systems and a mail server, on this machine only, which record what they receive. */
export async function startReceivers() {
  const calls: Call[] = [];
  const mails: Mail[] = [];
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

/** @param listen 0: on any free port */
async function startReceiver(
  scheme: string,
  listen: (port: number) => Promise<{ port: number; stop(): Promise<void> }>,
): Promise<Receiver> {
  const first = await listen(0);
  let running: typeof first | undefined = first;
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

async function listenForCalls(calls: Call[], port: number) {
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

async function listenForMails(mails: Mail[], port: number) {
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

function portOf(server: { address(): string | AddressInfo | null }) {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
