import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatNumber, formatRate } from '#domain/money/format.ts';
import { Quayside } from '#site/components/drawings/quayside.tsx';
import { PageSection } from '#site/components/page-section/page-section.tsx';
import { withLinks } from '#site/components/with-links.tsx';
import type { HomeWords } from '#words/home/home.ts';
import { fill } from '#words/translation.ts';
import type { Offered } from '../loan/families.ts';
import { openSimulation } from '../loan/simulation-state.ts';
import './home-sections.css';

export interface PriceProps {
  words: HomeWords['price'];
  locale: Locale;
  /** The loan that the page opens with. */
  offered: Offered;
}

/** What the loan that the page opens with costs, in euros and for each euro (W-1.24). */
export function Price({ words, locale, offered }: PriceProps) {
  const { choice, simulation } = openSimulation(offered);
  const { total, creditCost, duration, taeg } = simulation;
  const cents = (100 * creditCost) / total;
  return (
    <div className="page-width home-price">
      <p className="home-price__line">
        {fill(words.line, {
          amount: formatAmount(total, locale, 'whenNeeded'),
          cost: formatAmount(creditCost, locale),
          cents: formatNumber(Number(cents.toFixed(1)), locale),
        })}
      </p>
      <p className="home-price__loan">
        {fill(words.loan, {
          name: choice.tariff.name[locale],
          months: duration,
          taeg: formatRate(taeg, locale),
        })}
      </p>
    </div>
  );
}

export interface WhoProps {
  words: HomeWords['who'];
  locale: Locale;
  lender: Lender;
}

/** Says who the lender is. */
export function Who({ words, locale, lender }: WhoProps) {
  const { personal } = lender.phones;
  return (
    <>
      <PageSection title={fill(words.title, { name: lender.name })}>
        <p className="page-section__lead">
          {withLinks(words.text, {
            city: lender.address.city[locale],
            phone: <a href={`tel:${personal.e164}`}>{personal.shown}</a>,
            email: <a href={`mailto:${lender.email}`}>{lender.email}</a>,
          })}
        </p>
        <p>{lender.status[locale]}.</p>
      </PageSection>
      <div className="home-quayside">
        <Quayside />
      </div>
    </>
  );
}
