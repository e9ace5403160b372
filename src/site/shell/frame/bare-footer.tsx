import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { ContactWords } from '#words/contact/contact.ts';
import type { FrameWords } from '#words/frame/frame.ts';
import { ConsentButton } from '../consent/consent-button.tsx';
import type { FooterGroup } from './footer-groups.ts';
import { FooterLaw } from './footer-law.tsx';
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
  /** Whether the office is open now. */
  office: Pick<ContactWords['hours'], 'openNow' | 'closedNow'>;
}

/**
 * The footer of the application: the warning, the phone and the lender, without ways out of the form. Its links are
 * folded on a phone, and a row where there is room.
 */
export function BareFooter(props: BareFooterProps) {
  const { words, locale, lender, year, office } = props;
  const { personal } = lender.phones;
  return (
    <footer className="footer footer--bare">
      <div className="page-width footer__inner">
        <div className="bare-footer__top">
          <p className="footer__warning">{words.warning}</p>
          <p className="bare-footer__reach">
            <a href={`tel:${personal.e164}`}>{personal.shown}</a>{' '}
            {/* One of the two, once the page knows which (office-status.ts). */}
            <span className="office-now bare-footer__open">{office.openNow}</span>
            <span className="office-now bare-footer__closed">{office.closedNow}</span>
          </p>
        </div>
        <details className="bare-footer__folded">
          <summary>{words.footer.information}</summary>
          <Links {...props} />
        </details>
        <div className="bare-footer__row">
          <Links {...props} />
        </div>
        <FooterLaw words={words} locale={locale} lender={lender} year={year} />
      </div>
    </footer>
  );
}

function Links({ words, group, consentButton }: BareFooterProps) {
  return (
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
  );
}
