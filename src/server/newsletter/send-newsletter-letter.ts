import type { Lender } from '#domain/lender/lender.ts';
import { instantInWords } from '#words/instant-in-words.ts';
import { NEWSLETTER_WORDS } from '#words/newsletter/newsletter.ts';
import { fill } from '#words/translation.ts';
import type { JobData } from '../jobs/job.ts';
import type { Letter } from '../mail/letter.tsx';
import type { Mailer } from '../mail/mailer.ts';
import { daysAfter } from '../retention/periods.ts';
import type { Storage } from '../storage/storage.ts';
import type { NewsletterLinks } from './newsletter-links.ts';
import { type Subscription, stateOf } from './subscription.ts';

export interface SendNewsletterLetter {
  storage: Pick<Storage, 'transact'>;
  mailer: Mailer;
  configuration: { lender: Lender };
  newsletterLinks: Pick<NewsletterLinks, 'pathOf'>;
  publicUrl: string;
  now: () => Date;
}

/** To one address within a day: whoever types a stranger's into the form does not flood them. */
export const MOST_MAILS_A_DAY = 3;

/** Mails whoever asked the link that confirms; whoever is subscribed, that nothing is to be done. */
export async function sendNewsletterLetter(
  services: SendNewsletterLetter,
  { subscriptionId }: JobData['newsletter-letter'],
): Promise<void> {
  const found = await findOut(services, subscriptionId);
  if (found === undefined) return;
  const { asked, counting } = found;
  const letter = counting ? writeAlready(services, asked, counting) : writeConfirm(services, asked);
  // Loaded with the first mail: the mail components would slow every start by half a second.
  const { renderLetter } = await import('../mail/letter.tsx');
  const mail = await renderLetter(letter, services.configuration.lender);
  await services.mailer.send({ ...mail, to: asked.email });
}

/** Who is to be mailed about what; nothing where it is over, or was mailed about too often. */
async function findOut({ storage, now }: SendNewsletterLetter, id: string) {
  const at = now();
  return await storage.transact(async ({ newsletter }) => {
    const asked = await newsletter.find(id);
    if (asked === undefined || stateOf(asked, at) !== 'waiting') return undefined;
    await newsletter.claim(asked.email);
    if (asked.mailedAt === undefined) {
      const mailed = await newsletter.countMailed(asked.email, daysAfter(at, -1));
      if (mailed >= MOST_MAILS_A_DAY) {
        await newsletter.remove(id);
        return undefined;
      }
      await newsletter.markMailed(id, at);
    }
    return { asked, counting: await newsletter.findCounting(asked.email) };
  });
}

function writeConfirm(
  { configuration, newsletterLinks, publicUrl }: SendNewsletterLetter,
  { id, lang: locale, consent, askedAt, expiresAt }: Subscription,
): Letter {
  const { mail: words } = NEWSLETTER_WORDS[locale];
  const lender = configuration.lender.name;
  const asked = instantInWords(askedAt, words.instant);
  const until = instantInWords(expiresAt, words.instant);
  const href = publicUrl + newsletterLinks.pathOf('confirm', locale, id);
  return {
    locale,
    subject: fill(words.subject, { lender }),
    preview: words.preview,
    firstname: '',
    parts: [
      { kind: 'text', text: fill(words.text, { asked, lender }) },
      { kind: 'link', label: words.button, asText: words.asText, href },
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
  const asked = instantInWords(askedAt, common.instant);
  const since = instantInWords(confirmedAt ?? askedAt, common.instant);
  return {
    locale,
    subject: fill(words.subject, { lender }),
    preview: words.preview,
    firstname: '',
    parts: [
      { kind: 'text', text: fill(words.text, { asked, since, lender }) },
      { kind: 'link', label: words.button, asText: common.asText, href },
    ],
    notYou: words.notYou,
  };
}
