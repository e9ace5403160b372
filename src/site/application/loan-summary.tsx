import { type RefObject, useEffect, useRef, useState } from 'react';
import { totalToPay } from '#domain/loan/payment.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Loan } from '#journey/facts.ts';
import { fill } from '#words/translation.ts';
import { Disclosure } from '../components/disclosure/disclosure.tsx';
import { Figure } from '../components/figure/figure.tsx';
import { QuickAccess } from './quick-access.tsx';
import type { ApplicationSetup } from './setup.ts';
import './loan-summary.css';

/** Where the figures stand beside the form they are open from the start. */
const BESIDE_THE_FORM = '(width >= 1024px)';

interface LoanSummaryProps {
  loan: Loan;
  /** The loan proposed instead, where there is one: its rate stands beside the old one. */
  proposed?: Loan | undefined;
  setup: ApplicationSetup;
  /** Absent once the request is sent: there is nothing left to change. */
  onModify?: (() => void) | undefined;
}

/**
 * The loan's figures: beside the form on a desktop, in one line on top on a phone, where they open
 * and stay in view with the quick access.
 * The warning and the representative example stand wherever a rate does.
 */
export function LoanSummary({ loan, proposed, setup, onModify }: LoanSummaryProps) {
  const { locale } = setup;
  const words = setup.words.application.summary;
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useOpenBesideTheForm(bar);
  const total = totalToPay(loan.monthlyAmount, loan.duration);
  return (
    <aside className="loan-summary" aria-label={words.label} data-product={loan.product}>
      <div className="loan-summary__bar" ref={bar}>
        <details
          className="loan-summary__details"
          open={open}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className="loan-summary__payment">
            <span className="loan-summary__figure">
              <Figure value="monthlyAmount" number={toEuros(loan.monthlyAmount)}>
                {formatAmount(loan.monthlyAmount, locale)}
              </Figure>
            </span>{' '}
            <span className="loan-summary__unit">{words.perMonth}</span>
            <span className="unseen">. {words.open}</span>
          </summary>
          <dl className="loan-summary__list">
            <div>
              <dt>{words.product}</dt>
              <dd>
                <Figure value="product" code={loan.product}>
                  {setup.productNames[loan.product] ?? loan.product}
                </Figure>
              </dd>
            </div>
            <div>
              <dt>{words.amount}</dt>
              <dd>
                <Figure value="amount" number={toEuros(loan.amount)}>
                  {formatAmount(loan.amount, locale, 'whenNeeded')}
                </Figure>
              </dd>
            </div>
            <div>
              <dt>{words.duration}</dt>
              <dd>
                <Figure value="duration" number={loan.duration}>
                  {fill(words.months, { n: loan.duration })}
                </Figure>
              </dd>
            </div>
            <div>
              <dt>{words.taeg}</dt>
              <dd>
                {proposed ? (
                  <>
                    <s>
                      <Figure value="taeg" number={loan.taeg}>
                        {formatRate(loan.taeg, locale)}
                      </Figure>
                    </s>{' '}
                    <Figure value="newTaeg" number={proposed.taeg}>
                      {formatRate(proposed.taeg, locale)}
                    </Figure>
                  </>
                ) : (
                  <Figure value="taeg" number={loan.taeg}>
                    {formatRate(loan.taeg, locale)}
                  </Figure>
                )}
              </dd>
            </div>
            <div>
              <dt>{words.total}</dt>
              <dd>
                <Figure value="totalCost" number={toEuros(total)}>
                  {formatAmount(total, locale)}
                </Figure>
              </dd>
            </div>
          </dl>
        </details>
        <QuickAccess setup={setup} onModify={onModify} />
      </div>
      <div className="loan-summary__law">
        <p>
          <strong>{setup.warning}</strong>
        </p>
        <Disclosure summary={words.example}>
          <p>{setup.examples[loan.product]}</p>
        </Disclosure>
      </div>
    </aside>
  );
}

/**
 * Whether the figures stand open: the reader's choice, until the window's width changes its place. On
 * a phone they lie over the form, and close as soon as one goes on elsewhere.
 */
function useOpenBesideTheForm(bar: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(() => matchMedia(BESIDE_THE_FORM).matches);
  useEffect(() => {
    const beside = matchMedia(BESIDE_THE_FORM);
    const follow = () => setOpen(beside.matches);
    const leave = ({ target }: FocusEvent) => {
      if (!beside.matches && target instanceof Node && !bar.current?.contains(target))
        setOpen(false);
    };
    beside.addEventListener('change', follow);
    document.addEventListener('focusin', leave);
    return () => {
      beside.removeEventListener('change', follow);
      document.removeEventListener('focusin', leave);
    };
  }, [bar]);
  return [open, setOpen] as const;
}
