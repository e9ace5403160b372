import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { Barge } from '#site/components/drawings/barge.tsx';
import { Quayside } from '#site/components/drawings/quayside.tsx';
import { PageSection } from '#site/components/page-section/page-section.tsx';
import { withLinks } from '#site/components/with-links.tsx';
import type { HomeWords } from '#words/home/home.ts';
import { fill } from '#words/translation.ts';
import './home-sections.css';

interface ReckoningProps {
  words: HomeWords['reckoning'];
  /** Mortgages are offered, whose payments are rounded differently. */
  hasMortgages: boolean;
}

/** Explains how the figures are calculated. */
export function Reckoning({ words, hasMortgages }: ReckoningProps) {
  const { rate, cents, duration } = words;
  const rounding = hasMortgages ? `${cents.text} ${cents.mortgage}` : cents.text;
  return (
    <PageSection title={words.title} drawing={<Barge />}>
      <div className="page-section__list">
        {[rate, { ...cents, text: rounding }, duration].map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </PageSection>
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
