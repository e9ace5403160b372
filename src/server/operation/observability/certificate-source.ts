import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { GaugeSource } from './metrics.ts';

/** How often the certificate is read, in milliseconds: it is renewed every few weeks. */
const EVERY = 3_600_000;
/** How long a read may take, in milliseconds. */
const MAX_READ_TIME = 5_000;

/**
 * When the certificate expires that visitors are shown. It is read in the background, so that nobody waits for a proxy
 * that does not answer; the first read of the metrics has no value.
 */
export function certificateSource(
  place: { host: string; port: number },
  now: () => Date,
): GaugeSource {
  let readAt = Number.NEGATIVE_INFINITY;
  let expires: Date | undefined;
  return async (observe) => {
    if (now().getTime() - readAt >= EVERY) {
      readAt = now().getTime();
      void readExpiry(place).then((read) => {
        expires = read;
      });
    }
    if (expires !== undefined)
      observe(
        'loanfront_certificate_expires_seconds',
        (expires.getTime() - now().getTime()) / 1_000,
      );
  };
}

/** `undefined` if there is no certificate to be read. One that has expired, or is for another name, is read too. */
function readExpiry({ host, port }: { host: string; port: number }): Promise<Date | undefined> {
  return new Promise((settle) => {
    const servername = isIP(host) === 0 ? host : '';
    const socket = connect({ host, port, servername, rejectUnauthorized: false }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      settle(end === undefined ? undefined : new Date(end));
      socket.destroy();
    });
    socket.setTimeout(MAX_READ_TIME, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => settle(undefined));
  });
}
