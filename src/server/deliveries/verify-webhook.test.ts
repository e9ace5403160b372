import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isGenuine } from '../../../docs/how-to/verify-webhook.ts';
import { signWebhook } from './sign-webhook.ts';

const SECRET = 'a secret that the lender and we share, no one else';
const NOW = new Date('2026-11-20T14:00:00Z');
const BODY = '{"id":"msg","data":{"firstname":"Émile"}}';
const headers = signWebhook(['an older secret, on its way out now', SECRET], {
  id: 'msg',
  body: BODY,
  now: NOW,
});
const STANDARD = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const ofStandard = signWebhook([STANDARD], { id: 'msg', body: BODY, now: NOW });
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('the how-to’s example', () => {
  it('the how-to prints the webhook’s check as it is tested here', () => {
    const example = readFileSync('docs/how-to/verify-webhook.ts', 'utf8');
    const howTo = readFileSync('docs/how-to/receive-requests.md', 'utf8');
    expect(howTo).toContain(`\`\`\`ts\n${example}\`\`\``);
  });

  it.each([
    ['what we sent', true, headers, BODY, SECRET, NOW],
    ['what we sent, five minutes on', true, headers, BODY, SECRET, later(300)],
    ['what is replayed later', false, headers, BODY, SECRET, later(301)],
    ['what comes from the future', false, headers, BODY, SECRET, later(-301)],
    ['another body', false, headers, BODY.replace('É', 'E'), SECRET, NOW],
    ['another secret', false, headers, BODY, `${SECRET}!`, NOW],
    ['another id', false, { ...headers, 'webhook-id': 'other' }, BODY, SECRET, NOW],
    [
      'another instant',
      false,
      { ...headers, 'webhook-timestamp': '1795183201' },
      BODY,
      SECRET,
      NOW,
    ],
    ['no signature', false, { ...headers, 'webhook-signature': undefined }, BODY, SECRET, NOW],
    [
      'a signature of another kind',
      false,
      { ...headers, 'webhook-signature': 'v1a,AAAA' },
      BODY,
      SECRET,
      NOW,
    ],
    ['nothing', false, {}, BODY, SECRET, NOW],
    ['what a secret of Standard Webhooks signed', true, ofStandard, BODY, STANDARD, NOW],
    ['the same by its letters', false, ofStandard, BODY, STANDARD.replace('whsec_', ''), NOW],
  ])('checks %s: %s', (_, genuine, given, body, secret, now) => {
    expect(isGenuine(given, body, secret, now)).toBe(genuine);
  });
});
