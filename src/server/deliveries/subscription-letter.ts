import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { NEWSLETTER_WORDS } from '#words/newsletter/newsletter.ts';
import { fill } from '#words/translation.ts';
import type { OfficeLetter } from '../letters/mail/office-letter-content.ts';
import type { Subscription } from '../stores/subscription.ts';

/** The letter to the lender's team about the newsletter: who subscribed or unsubscribed. */
export function subscriptionLetter(
  { id, lang: locale, email, unsubscribe, askedAt, confirmedAt, endedAt }: Subscription,
  { name: brand }: Pick<Lender, 'name'>,
  momentOf: (instant: Date, locale: Locale) => { date: string; time: string },
): OfficeLetter {
  const { office } = NEWSLETTER_WORDS[locale];
  const words = endedAt === undefined ? office.confirmed : office.ended;
  const when = endedAt ?? confirmedAt ?? askedAt;
  const link = { label: office.unsubscribe, value: '', href: unsubscribe };
  return {
    locale,
    brand,
    subject: words.subject,
    title: words.title,
    sentences: [fill(words.text, momentOf(when, locale))],
    sections: [
      {
        title: office.section,
        groups: [
          [
            { label: office.email, value: email },
            { label: office.id, value: id },
            ...(endedAt === undefined ? [link] : []),
          ],
        ],
      },
    ],
  };
}
