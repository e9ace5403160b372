import { eventAttribute } from '#site/browser/analytics/events.ts';
import type { LoanWords } from '#words/loan/loan.ts';
import './other-loans.css';

export interface OtherLoan {
  title: string;
  href: string;
}

/** The page that compares all loans, and what it does. */
export interface ComparePage extends OtherLoan {
  text: string;
}

export interface OtherLoansProps {
  words: LoanWords['others'];
  loans: readonly OtherLoan[];
  compare?: ComparePage | undefined;
}

/** Links to the loans that are offered; nothing where there is none. */
export function OtherLoans({ words, loans, compare }: OtherLoansProps) {
  if (loans.length === 0) return null;
  return (
    <section className="page-width other-loans">
      <h2 className="unseen">{words.title}</h2>
      <ul className="other-loans__list">
        {loans.map(({ title, href }) => (
          <li key={title}>
            <h3>
              <a href={href} data-event={eventAttribute({ event: 'more-info', page: href })}>
                {title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
      <CompareLine compare={compare} />
    </section>
  );
}

/** The way to the page that compares all loans, if it is built. */
export function CompareLine({ compare }: Pick<OtherLoansProps, 'compare'>) {
  if (!compare) return null;
  const { title, text, href } = compare;
  return (
    <p className="other-loans__compare">
      <a href={href} data-event={eventAttribute({ event: 'more-info', page: href })}>
        {title}
      </a>
      <span className="other-loans__text"> {text}</span>
    </p>
  );
}
