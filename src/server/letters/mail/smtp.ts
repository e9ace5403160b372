import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 20_000;

/** How mail is sent over TLS where that is required. */
export interface VerifiedTls {
  /** The certificates to trust, PEM. Absent: those that Node.js trusts. */
  ca: string | undefined;
}

/** Whether a parameter of the server's address says how TLS is used, or that it is not. */
export function decidesOnTls(parameter: string): boolean {
  return /^(?:ignoreTLS|opportunisticTLS|requireTLS|secure|tls\..*)$/.test(parameter);
}

/** Whom mail is from, and whom an answer to it reaches unless the mail names somebody. Read for each mail. */
export interface MailSender {
  from: string;
  replyTo: string;
}

/** No absence note or list answers what a program wrote (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/**
 * Hands mail to an SMTP server. Throws the server's answer without addresses. With `tls` it never sends without
 * TLS, or to a server without a certificate for its name.
 */
export function createSmtpMailer(url: string, sender: MailSender, tls?: VerifiedTls): Mailer {
  const transport = createTransport({
    url: tls === undefined ? url : withoutTlsParameters(url),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // No part of a mail may be read from a file or loaded from the net.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(tls !== undefined && {
      requireTLS: true,
      tls: { rejectUnauthorized: true, ...(tls.ca !== undefined && { ca: tls.ca }) },
    }),
  });
  return {
    send: async (mail) => {
      try {
        const { attachments = [], pictures = [], ...letter } = mail;
        await transport.sendMail({
          from: sender.from,
          replyTo: sender.replyTo,
          ...letter,
          headers: AUTOMATIC,
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

/** In nodemailer what the address says wins over options. */
function withoutTlsParameters(url: string): string {
  const address = new URL(url);
  for (const name of [...address.searchParams.keys()].filter(decidesOnTls))
    address.searchParams.delete(name);
  return address.href;
}

/** Servers repeat the recipient in their refusals, and refusals are logged. */
function withoutAddresses(error: unknown): Error {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  const kind = error instanceof Error && 'code' in error ? error.code : undefined;
  return new Error(`The mail server refused a mail (${[kind, code].filter(Boolean).join(' ')})`);
}
