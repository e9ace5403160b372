import { eventAttribute } from '#site/browser/analytics/events.ts';
import type { LoanWords } from '#words/loan/loan.ts';
import './other-loans.css';

export interface OtherLoan {
  title: string;
  text: string;
  href: string;
}

export interface OtherLoansProps {
  words: LoanWords['others'];
  loans: readonly OtherLoan[];
  /** The page that compares all loans. */
  compare?: OtherLoan | undefined;
}

/** Links to the other loans that are offered; nothing where there is none. */
export function OtherLoans({ words, loans, compare }: OtherLoansProps) {
  if (loans.length === 0) return null;
  return (
    <section className="page-width other-loans">
      <h2 className="unseen">{words.title}</h2>
      <ul className="other-loans__list">
        {loans.map(({ title, text, href }) => (
          <li key={title}>
            <h3>
              <a href={href} data-event={eventAttribute({ event: 'more-info', page: href })}>
                {title}
              </a>
            </h3>
            <p className="other-loans__text">{text}</p>
          </li>
        ))}
      </ul>
      {compare && (
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
