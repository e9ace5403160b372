import type { Locale } from '#domain/locale/locale.ts';
import type { KeyedHashes } from '../../security/encryption/keyed-hashes.ts';

/** What a link does with a subscription once its button is pressed. */
export const NEWSLETTER_LINKS = ['confirm', 'unsubscribe'] as const;
export type NewsletterLink = (typeof NEWSLETTER_LINKS)[number];

/** Addresses that each do one thing with a subscription, for anyone who has them. */
export interface NewsletterLinks {
  /** "/{lang}/newsletter/{link}/{id}/{hash}" */
  pathOf(link: NewsletterLink, lang: Locale, id: string): string;
  fits(link: NewsletterLink, id: string, hash: string): boolean;
}

const PURPOSES = { confirm: 'newsletter-confirm', unsubscribe: 'newsletter-end' } as const;

export function createNewsletterLinks(hashes: KeyedHashes): NewsletterLinks {
  return {
    pathOf: (link, lang, id) =>
      `/${lang}/newsletter/${link}/${id}/${hashes.of(PURPOSES[link], id)}`,
    fits: (link, id, hash) => hashes.fits(PURPOSES[link], id, hash),
  };
}
