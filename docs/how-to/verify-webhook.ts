import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clocks of sender and receiver may be apart, in seconds. */
const TOLERANCE = 300;

/** True where the message is ours, unchanged, and new. `body`: exactly the bytes that arrived. */
export function isGenuine(
  headers: Readonly<Record<string, string | undefined>>,
  body: string,
  secret: string,
  now = new Date(),
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt } = headers;
  if (Math.abs(now.getTime() / 1000 - Number(sentAt)) > TOLERANCE) return false;
  // Written as Standard Webhooks does, the key is what follows in base64; else it is the text itself.
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
  const own = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest();
  return (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
    const [version, encoded = ''] = signature.split(',');
    const theirs = Buffer.from(encoded, 'base64');
    return version === 'v1' && theirs.length === own.length && timingSafeEqual(theirs, own);
  });
}
