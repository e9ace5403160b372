import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { FrameWords } from '#words/frame/frame.ts';
import { ConsentButton } from '../consent/consent-button.tsx';
import type { FooterGroup } from './footer-groups.ts';
import { FooterLaw } from './footer-law.tsx';
import type { OfficeLines } from './office-lines.ts';
import './footer.css';
import './bare-footer.css';

export interface BareFooterProps {
  words: FrameWords;
  locale: Locale;
  lender: Lender;
  /** The texts of the law. */
  group: FooterGroup | undefined;
  consentButton: string;
  year: number;
  office: OfficeLines;
}

/**
 * The footer of the application: the warning, the phone and the lender, without ways out of the form. Its links are
 * folded on a phone (`mount-bare-footer.ts`).
 */
export function BareFooter(props: BareFooterProps) {
  const { words, locale, lender, group, consentButton, year, office } = props;
  const { personal } = lender.phones;
  return (
    <footer className="footer footer--bare">
      <div className="page-width footer__inner">
        <div className="bare-footer__top">
          <p className="footer__warning">{words.warning}</p>
          <p className="bare-footer__reach">
            <a href={`tel:${personal.e164}`}>{personal.shown}</a>{' '}
            <span className="office-now" data-office={JSON.stringify(office)} />
          </p>
        </div>
        <details className="bare-footer__links" open>
          <summary>{words.footer.information}</summary>
          <ul aria-label={words.footer.information}>
            {group?.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>
              <ConsentButton label={consentButton} />
            </li>
          </ul>
        </details>
        <FooterLaw words={words} locale={locale} lender={lender} year={year} />
      </div>
    </footer>
  );
}
