import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { CONFIRM_WITHIN_DAYS } from '#domain/retention/retention-periods.ts';
import { newsletterConsent } from '#words/newsletter/newsletter.ts';
import type { BotCheck } from '../../http/bot-check/bot-check.ts';
import { daysAfter } from '../../stores/periods.ts';
import type { Storage } from '../../stores/storage.ts';
import type { NewsletterLinks } from './newsletter-links.ts';

export interface RequestNewsletter {
  storage: Pick<Storage, 'transact'>;
  botCheck: Pick<BotCheck, 'verify'>;
  newsletterLinks: Pick<NewsletterLinks, 'pathOf'>;
  configuration: { lender: Pick<Lender, 'name'> };
  settings: { publicUrl: string };
  now: () => Date;
  newId: () => string;
}

export interface Asked {
  /** Already validated. */
  email: string;
  lang: Locale;
  /** The proof that the bot check gave to the browser. */
  proof: string;
}

export type RequestedNewsletter =
  | { ok: true }
  | { ok: false; reason: 'notProven' | 'alreadySpent' | 'checkUnavailable' };

/**
 * Records the subscription and queues its mail. Whether the address is known is checked only after the
 * answer: neither its words nor its timing reveal who is subscribed.
 */
export async function requestNewsletter(
  services: RequestNewsletter,
  { email, lang, proof }: Asked,
): Promise<RequestedNewsletter> {
  const now = services.now();
  const verdict = await services.botCheck.verify(proof, now);
  if (!verdict.ok) return verdict;
  const id = services.newId();
  const end = services.newsletterLinks.pathOf('unsubscribe', lang, id);
  return await services.storage.transact(async ({ spentProofs, newsletter, enqueue }) => {
    if (!(await spentProofs.spend(verdict.fingerprint, verdict.expiresAt)))
      return { ok: false, reason: 'alreadySpent' };
    await newsletter.add({
      id,
      lang,
      email,
      askedAt: now,
      consent: newsletterConsent(services.configuration.lender.name, lang),
      unsubscribe: services.settings.publicUrl + end,
      expiresAt: daysAfter(now, CONFIRM_WITHIN_DAYS),
      mailedAt: undefined,
      confirmedAt: undefined,
      endedAt: undefined,
    });
    await enqueue('newsletter-letter', { subscriptionId: id });
    return { ok: true };
  });
}
