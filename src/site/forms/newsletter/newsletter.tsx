import { API } from '#calls/api.ts';
import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { Button } from '#site/components/button/button.tsx';
import { TextField } from '#site/components/text-field/text-field.tsx';
import { NEWSLETTER_WORDS, newsletterConsent } from '#words/newsletter/newsletter.ts';
import { fill } from '#words/translation.ts';
import { newsletterSetup } from './newsletter-setup.ts';
import './newsletter.css';

export interface NewsletterProps {
  locale: Locale;
  lender: Pick<Lender, 'name'>;
  /** The page that explains how the address is used. */
  privacyPath: string | undefined;
}

/**
 * The newsletter's form, at the foot of a page. Without script it is posted and answered with a page; a
 * small script, `mount-newsletter.ts`, sends it in place.
 */
export function Newsletter({ locale, lender: { name: lender }, privacyPath }: NewsletterProps) {
  const { form: words } = NEWSLETTER_WORDS[locale];
  return (
    <section className="newsletter" id="newsletter" aria-labelledby="newsletter-title">
      <div>
        <h2 className="newsletter__title" id="newsletter-title">
          {fill(words.title, { lender })}
        </h2>
        <p className="newsletter__lede">{words.lede}</p>
      </div>
      <form
        className="newsletter__form"
        method="post"
        action={`${API}/forms/newsletter`}
        encType="multipart/form-data"
        aria-labelledby="newsletter-title"
        data-words={JSON.stringify(newsletterSetup(locale))}
      >
        <input type="hidden" name="lang" value={locale} />
        <div className="newsletter__line">
          <TextField
            name="email"
            type="email"
            label={words.email}
            placeholder={words.example}
            autoComplete="email"
            required
          />
          <Button type="submit" variant="plain">
            {words.submit}
          </Button>
        </div>
        <p className="newsletter__doubt" role="status" />
        <p className="newsletter__until">{words.untilComplete}</p>
        <p className="newsletter__message" id="email-error" role="status" tabIndex={-1} />
        <section className="newsletter__check" aria-label={words.checkTitle} tabIndex={-1} hidden />
        <p className="newsletter__consent">
          {newsletterConsent(lender, locale)}{' '}
          {privacyPath && (
            <a href={privacyPath} data-privacy-overlay>
              {words.privacy}
            </a>
          )}
        </p>
      </form>
    </section>
  );
}
