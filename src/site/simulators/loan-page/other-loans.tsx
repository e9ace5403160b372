import type { Lender } from '#domain/lender/lender.ts';
import { eventAttribute } from '#site/browser/analytics/events.ts';
import { withLinks } from '#site/components/with-links.tsx';
import type { LoanWords } from '#words/loan/loan.ts';
import './other-loans.css';

export interface OtherLoan {
  title: string;
  text: string;
  /** The loan's page, if it is built. */
  href: string | undefined;
}

export interface OtherLoansProps {
  words: LoanWords['others'];
  loans: readonly OtherLoan[];
  phone: Lender['phones']['personal'];
  /** The page that compares all loans. */
  compare?: OtherLoan | undefined;
}

/** Links to the other loans. A loan without a page shows the phone number instead. */
export function OtherLoans({ words, loans, phone, compare }: OtherLoansProps) {
  return (
    <section className="page-width other-loans">
      <h2 className="unseen">{words.title}</h2>
      <ul className="other-loans__list">
        {loans.map(({ title, text, href }) => (
          <li key={title}>
            <h3>
              {href ? (
                <a href={href} data-event={eventAttribute({ event: 'more-info', page: href })}>
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p className="other-loans__text">{text}</p>
            {href === undefined && (
              <p className="other-loans__text">
                {withLinks(words.call, { phone: <a href={`tel:${phone.e164}`}>{phone.shown}</a> })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {compare?.href !== undefined && (
        <p className="other-loans__compare">
          <a
            href={compare.href}
            data-event={eventAttribute({ event: 'more-info', page: compare.href })}
          >
            {compare.title}
          </a>
          <span className="other-loans__text"> {compare.text}</span>
        </p>
      )}
    </section>
  );
}
