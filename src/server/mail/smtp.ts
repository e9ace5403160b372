import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 20_000;

/** Hands mail to an SMTP server. Throws what the server answers; addresses are not in it. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Nothing of a mail may come from a file or an address on the net.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      try {
        const { attachments = [], ...letter } = mail;
        await transport.sendMail({
          from,
          ...letter,
          attachments: attachments.map((file) => ({ ...file, encoding: 'base64' })),
        });
      } catch (error) {
        throw withoutAddresses(error);
      }
    },
    close: async () => transport.close(),
  };
}

/** Servers repeat the recipient in their refusals, and refusals are logged. */
function withoutAddresses(error: unknown): Error {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  const kind = error instanceof Error && 'code' in error ? error.code : undefined;
  return new Error(
    `The mail server did not take a mail (${[kind, code].filter(Boolean).join(' ')})`,
  );
}
