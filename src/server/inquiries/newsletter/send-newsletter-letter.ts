import type { Configuration } from '#configuration/load-configuration.ts';
import { instantInWords } from '#words/instant-in-words.ts';
import { NEWSLETTER_WORDS } from '#words/newsletter/newsletter.ts';
import { fill } from '#words/translation.ts';
import type { Letter } from '../../letters/mail/letter-content.ts';
import type { Mailer } from '../../letters/mail/mailer.ts';
import type { JobData } from '../../stores/job.ts';
import { daysAfter } from '../../stores/periods.ts';
import type { Storage } from '../../stores/storage.ts';
import { type Subscription, stateOf } from '../../stores/subscription.ts';
import type { NewsletterLinks } from './newsletter-links.ts';

export interface SendNewsletterLetter {
  storage: Pick<Storage, 'transact'>;
  mailer: Mailer;
  configuration: Pick<Configuration, 'lender' | 'brand'>;
  newsletterLinks: Pick<NewsletterLinks, 'pathOf'>;
  publicUrl: string;
  now: () => Date;
}

/** Per address: entering a stranger's address in the form must not flood them. */
export const MAX_MAILS_A_DAY = 3;

/** Mails the confirmation link, or to a subscriber that nothing needs to be done. */
export async function sendNewsletterLetter(
  services: SendNewsletterLetter,
  { subscriptionId }: JobData['newsletter-letter'],
): Promise<void> {
  const recipient = await findRecipient(services, subscriptionId);
  if (recipient === undefined) return;
  const { subscription, counting } = recipient;
  const letter = counting
    ? writeAlready(services, subscription, counting)
    : writeConfirm(services, subscription);
  // Imported with the first mail: the mail components would slow down every start by half a second.
  const { renderLetter } = await import('../../letters/mail/letter.tsx');
  const mail = await renderLetter(letter, services.configuration);
  await services.mailer.send({ ...mail, to: subscription.email });
}

/** What to mail to whom; `undefined` if it has expired, is restricted, or was mailed too often. */
async function findRecipient({ storage, now }: SendNewsletterLetter, id: string) {
  const at = now();
  return await storage.transact(async ({ newsletter, restrictions }) => {
    const subscription = await newsletter.find(id);
    if (subscription === undefined || stateOf(subscription, at) !== 'waiting') return undefined;
    if (await restrictions.covers({ what: 'newsletter', name: id })) return undefined;
    await newsletter.claim(subscription.email);
    if (subscription.mailedAt === undefined) {
      const mailed = await newsletter.countMailed(subscription.email, daysAfter(at, -1));
      if (mailed >= MAX_MAILS_A_DAY) {
        await newsletter.remove(id);
        return undefined;
      }
      await newsletter.markMailed(id, at);
    }
    return { subscription, counting: await newsletter.findCounting(subscription.email) };
  });
}

function writeConfirm(
  { configuration, newsletterLinks, publicUrl }: SendNewsletterLetter,
  { id, lang: locale, consent, askedAt, expiresAt }: Subscription,
): Letter {
  const { mail: words } = NEWSLETTER_WORDS[locale];
  const lender = configuration.lender.name;
  const requestedOn = instantInWords(askedAt, words.instant);
  const until = instantInWords(expiresAt, words.instant);
  const href = publicUrl + newsletterLinks.pathOf('confirm', locale, id);
  return {
    locale,
    subject: fill(words.subject, { lender }),
    preview: words.preview,
    firstname: '',
    parts: [
      { kind: 'text', text: fill(words.text, { asked: requestedOn, lender }) },
      { kind: 'link', label: words.button, href },
      { kind: 'text', text: fill(words.until, { until }) },
      { kind: 'soft', text: fill(words.consent, { consent }) },
    ],
    notYou: fill(words.notYou, { until }),
  };
}

function writeAlready(
  { configuration }: SendNewsletterLetter,
  { lang: locale, askedAt }: Subscription,
  { confirmedAt, unsubscribe: href }: Subscription,
): Letter {
  const { mail: common } = NEWSLETTER_WORDS[locale];
  const { already: words } = common;
  const lender = configuration.lender.name;
  const requestedOn = instantInWords(askedAt, common.instant);
  const since = instantInWords(confirmedAt ?? askedAt, common.instant);
  return {
    locale,
    subject: fill(words.subject, { lender }),
    preview: words.preview,
    firstname: '',
    parts: [
      { kind: 'text', text: fill(words.text, { asked: requestedOn, since, lender }) },
      { kind: 'quiet-link', label: words.button, href },
    ],
    notYou: words.notYou,
  };
}
