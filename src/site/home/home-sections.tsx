import type { ReactNode } from 'react';
import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HomeWords } from '#words/home/home.ts';
import { fill } from '#words/translation.ts';
import { withLinks } from '../components/with-links.tsx';
import { Barge } from '../drawings/barge.tsx';
import { Bridge } from '../drawings/bridge.tsx';
import { Quayside } from '../drawings/quayside.tsx';
import './home-sections.css';

/** A block that opens with a rule, its drawing beside its title. */
function Section(props: { title: string; drawing?: ReactNode; children: ReactNode }) {
  return (
    <section className="home-section page-width">
      <div className="home-section__head">
        <h2>{props.title}</h2>
        {props.drawing}
      </div>
      <div className="home-section__body">{props.children}</div>
    </section>
  );
}

/** How the figures come about. */
export function Reckoning({ words }: { words: HomeWords['reckoning'] }) {
  return (
    <Section title={words.title} drawing={<Barge />}>
      <div className="home-list">
        {[words.rate, words.cents, words.duration].map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** What an application asks, and what it leads to. */
export function Request({ words }: { words: HomeWords['request'] }) {
  return (
    <Section title={words.title} drawing={<Bridge />}>
      <p className="home-section__lead">{words.lead}</p>
      <ol className="home-stages">
        {[words.data, words.activity, words.costs, words.completion].map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>{words.promise}</p>
    </Section>
  );
}

export interface OtherLoan {
  title: string;
  text: string;
  /** Where its page is built. */
  href: string | undefined;
}

export interface OtherLoansProps {
  words: HomeWords['others'];
  loans: readonly OtherLoan[];
  phone: Lender['phones']['personal'];
}

/** The ways in to the other loans; those without a page yet are reached by phone. */
export function OtherLoans({ words, loans, phone }: OtherLoansProps) {
  return (
    <section className="page-width home-loans">
      <h2 className="unseen">{words.title}</h2>
      <ul className="home-loans__list">
        {loans.map(({ title, text, href }) => (
          <li key={title}>
            <h3>{href ? <a href={href}>{title}</a> : title}</h3>
            <p className="home-loans__text">{text}</p>
          </li>
        ))}
      </ul>
      {loans.some(({ href }) => href === undefined) && (
        <p className="home-loans__call">
          {withLinks(words.call, { phone: <a href={`tel:${phone.e164}`}>{phone.shown}</a> })}
        </p>
      )}
    </section>
  );
}

export interface WhoProps {
  words: HomeWords['who'];
  locale: Locale;
  lender: Lender;
}

/** Who is behind the page. */
export function Who({ words, locale, lender }: WhoProps) {
  const { personal } = lender.phones;
  return (
    <>
      <Section title={fill(words.title, { name: lender.name })}>
        <p className="home-section__lead">
          {withLinks(words.text, {
            city: lender.address.city[locale],
            phone: <a href={`tel:${personal.e164}`}>{personal.shown}</a>,
            email: <a href={`mailto:${lender.email}`}>{lender.email}</a>,
          })}
        </p>
        <p>{lender.status[locale]}.</p>
      </Section>
      <div className="home-quayside">
        <Quayside />
      </div>
    </>
  );
}
