import type { Configuration } from '#configuration/load-configuration.ts';
import { OFFICE_WORDS } from '#words/office/office.ts';
import { fill } from '#words/translation.ts';
import type { Mailer } from '../../letters/mail/mailer.ts';
import { timestampedText, writeProofMessage } from '../../security/audit/proof.ts';
import {
  requestTimestamp,
  type TimestampAuthority,
} from '../../security/timestamps/request-timestamp.ts';
import { handMail, momentOf, writeOfficeLetter } from '../office-mail.ts';
import { postSigned, type WebhookSettings } from '../webhook.ts';
import type { Witness } from './prove-audit-log.ts';

/** A timestamp authority (RFC 3161). */
export function timestampWitness(authority: TimestampAuthority, now: () => Date): Witness {
  return {
    kind: 'timestamp',
    prove: (end) => requestTimestamp(authority, timestampedText(end), now),
  };
}

/** A receiver of the lender's, whose messages are signed as those of the webhook are. */
export function webhookWitness(settings: WebhookSettings, now: () => Date): Witness {
  return {
    kind: 'webhook',
    prove: (end, id, timestamp) => {
      const body = JSON.stringify(writeProofMessage(id, end, timestamp));
      return postSigned(settings, { id, body, now: now() });
    },
  };
}

interface MailServices {
  to: string;
  mailer: Pick<Mailer, 'send'>;
  configuration: Pick<Configuration, 'lender' | 'brand'>;
}

/** A mailbox, in the lender's first language; the file to verify is attached. */
export function mailWitness({ to, mailer, configuration }: MailServices): Witness {
  return {
    kind: 'mail',
    prove: async (end, id, timestamp) => {
      const { lender, brand } = configuration;
      const [locale] = lender.languages;
      const { proof: words } = OFFICE_WORDS[locale];
      const letter = await writeOfficeLetter(
        {
          locale,
          brand: lender.name,
          isImpersonal: true,
          subject: fill(words.subject, { position: String(end.position) }),
          title: words.title,
          sentences: [fill(words.text, momentOf(end.at, locale)), words.keep],
          sections: [
            {
              title: words.section,
              groups: [
                [
                  { label: words.position, value: String(end.position) },
                  { label: words.hash, value: end.hash },
                  { label: words.id, value: id },
                ],
              ],
            },
          ],
        },
        brand,
      );
      const attachment = {
        filename: `audit-end-${end.position}.json`,
        contentType: 'application/json',
        content: Buffer.from(JSON.stringify(writeProofMessage(id, end, timestamp))).toString(
          'base64',
        ),
      };
      return await handMail(mailer, { ...letter, to, attachments: [attachment] });
    },
  };
}
