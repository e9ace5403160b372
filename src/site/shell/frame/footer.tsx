import { Fragment } from 'react';
import { type Lender, linesOf } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { OpeningHoursList } from '#site/components/opening-hours/opening-hours.tsx';
import { Newsletter } from '#site/forms/newsletter/newsletter.tsx';
import type { FrameWords } from '#words/frame/frame.ts';
import { ConsentButton } from '../consent/consent-button.tsx';
import { Fold } from './fold.tsx';
import { type FooterGroup, LAST } from './footer-groups.ts';
import { FooterLaw } from './footer-law.tsx';
import './footer.css';

export interface FooterProps {
  words: FrameWords;
  locale: Locale;
  lender: Lender;
  groups: readonly FooterGroup[];
  /** Whether it names the opening hours: not where the page does. */
  hasHours: boolean;
  /** The label of the button that opens the consent banner again. */
  consentButton: string;
  /** The copyright year. */
  year: number;
  /** The newsletter's form above the footer; undefined on pages that should not distract. */
  newsletter?: { privacyPath: string | undefined } | undefined;
}

/** The footer of every page: the warning required by law, and the lender's details. */
export function Footer(props: FooterProps) {
  const { words, locale, lender, groups, hasHours, consentButton, year, newsletter } = props;
  const { address } = lender;
  const lines = linesOf(lender.phones);
  const legalName = lender.legalName[locale];
  const street = `${address.street[locale]} ${address.number}${address.box ? `/${address.box}` : ''}`;
  return (
    <footer className="footer">
      <div className="page-width footer__inner">
        {newsletter && <Newsletter locale={locale} lender={lender} {...newsletter} />}
        <p className="footer__warning">{words.warning}</p>
        <div className="footer__columns">
          <section className="footer__block">
            <h2 className="footer__title">{words.footer.reach}</h2>
            <dl className="footer__lines">
              {lines.map(({ line, phone }) => (
                <Fragment key={line}>
                  <dt>{words.footer[lines.length > 1 ? (`${line}Line` as const) : 'onlyLine']}</dt>
                  <dd>
                    <a href={`tel:${phone.e164}`}>{phone.shown}</a>
                  </dd>
                </Fragment>
              ))}
              <dt>{words.footer.email}</dt>
              <dd>
                <a href={`mailto:${lender.email}`}>{lender.email}</a>
              </dd>
            </dl>
          </section>
          {hasHours && (
            <section className="footer__block">
              <Fold
                title={
                  <>
                    {words.footer.hours}
                    <span className="footer__open"> · {words.footer.openNow}</span>
                    <span className="footer__closed"> · {words.footer.closedNow}</span>
                  </>
                }
              >
                <OpeningHoursList words={words} hours={lender.hours} />
                <p>{words.footer.closedOtherwise}</p>
              </Fold>
            </section>
          )}
          <section className="footer__block">
            <h2 className="footer__title">{words.footer.office}</h2>
            <address className="footer__address">
              {legalName}
              <br />
              {street}
              <br />
              {address.zip} {address.city[locale]}
            </address>
          </section>
        </div>
        <nav className="footer__groups" aria-label={words.footer.information}>
          {groups.map(({ id, title, links }) => (
            <div key={id}>
              <Fold title={title} id={`footer-${id}`}>
                <ul aria-labelledby={`footer-${id}`}>
                  {links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href}>{link.label}</a>
                    </li>
                  ))}
                  {id === LAST && (
                    <li>
                      <ConsentButton label={consentButton} />
                    </li>
                  )}
                </ul>
              </Fold>
            </div>
          ))}
        </nav>
        <FooterLaw words={words} locale={locale} lender={lender} year={year} />
      </div>
    </footer>
  );
}
