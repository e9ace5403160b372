import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 20_000;

/** Hands mail to an SMTP server. Throws the server's answer without addresses. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // No part of a mail may be read from a file or loaded from the net.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      try {
        const { attachments = [], pictures = [], ...letter } = mail;
        await transport.sendMail({
          from,
          ...letter,
          attachments: [
            ...pictures.map((file) => ({
              ...file,
              encoding: 'base64',
              contentDisposition: 'inline' as const,
            })),
            ...attachments.map((file) => ({ ...file, encoding: 'base64' })),
          ],
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
  return new Error(`The mail server refused a mail (${[kind, code].filter(Boolean).join(' ')})`);
}
